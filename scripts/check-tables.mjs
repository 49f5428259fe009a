// Only the owner of a table writes it: a query may join tables of a concept it may use, and never insert, update or delete there.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

const owners = {
  catalogue:
    'search_change counted_book book_count counted_credit contributor_count contributor_role_count language licence picture book edition edition_former_slug page contributor edition_credit tag tag_name book_tag removed_book_tag collection collection_text home_choice ' +
    'collection_book book_opening story_source recording page_narration page_narration_source sign_language sign_variant page_video page_video_source ' +
    'book_team book_tag_choice shelf_change shelf_change_edition revision edition_former_book book_linking book_linking_edition book_linking_row',
  database: 'migration',
  downloads: 'download requested_download',
  importer: 'import import_line import_edition',
  identity:
    'account account_identity account_consent token_key attempt identity_secret pending_address grown_up_invitation idp_user idp_session idp_account idp_verification idp_jwks push_key ' +
    'role account_role team team_member audit_entry',
  learning:
    'pathway pathway_text pathway_step reader_pathway activity_completion award question question_text question_attempt edition_decodable weekly_letter handed_out handed_out_reader',
  profiles: 'class picture_password profile profile_key push_device read_time read_time_key',
  projects: 'project membership project_partner project_week',
  usage: 'usage_event usage_sum usage_search usage_key usage_limit book_report',
  reading: 'reading_position saved_book favourite_book review reader_level reading_stop',
};

const ownerOf = new Map(
  Object.entries(owners).flatMap(([owner, tables]) => tables.split(' ').map((table) => [table, owner])),
);
const packages = path.join(root, 'packages');
const verb = /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?|merge\s+into|lock\s+table)\s+(?:only\s+)?/
  .source;
const writing = new RegExp(`${verb}"?([a-z_]+)"?`, 'gi');
/** A table whose name is put in: `insert into ${raw(table)}`. */
const writingByName = new RegExp(`${verb}\\$\\{`, 'i');
/** Files that write so what others name, or no table of ours. */
const writesForOthers = new Set([
  // What `BookRows` of other packages name, as `table: 'review'`, where each is looked at.
  'catalogue/linking/book-rows.ts',
  // Every table of a database that is empty.
  'backup/rows/fill-database.ts',
  // Tables of an index in SQLite.
  'catalogue/search/index/writing/words-writer.ts',
]);
/** Tests prepare what they need, whoever owns it. */
const ofTests = /\.test\.tsx?$|(^|\/)testing\/|^web\/(journeys|browsers)\//;
const faults = [];

for (const table of tablesOf(path.join(packages, 'database/rows.ts')))
  if (!ownerOf.has(table)) faults.push(`${table}: say in scripts/check-tables.mjs which package owns it`);

for (const entry of readdirSync(packages, { recursive: true, withFileTypes: true })) {
  const file = path.relative(packages, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
  if (!entry.isFile() || !/\.tsx?$/.test(file) || file.includes('node_modules') || ofTests.test(file)) continue;
  const [concept] = file.split('/');
  for (const table of tablesWritten(file, readFileSync(path.join(packages, file), 'utf8'))) {
    const owner = ownerOf.get(table);
    if (owner !== undefined && owner !== concept)
      faults.push(`packages/${file}: writes the table ${table}, which belongs to ${owner}`);
  }
}

/** The names of tables that a file writes itself, or gives to what writes. */
function tablesWritten(file, text) {
  const written = [...text.matchAll(writing), ...text.matchAll(/\btable: '([a-z_]+)'/g)].map(([, table]) => table);
  if (!writingByName.test(text) || writesForOthers.has(file)) return written;
  const named = [...text.matchAll(/'([a-z_]+)'/g)].map(([, name]) => name).filter((name) => ownerOf.has(name));
  if (named.length === 0)
    faults.push(
      `packages/${file}: writes a table whose name is put in; name the tables there, or say why not in scripts/check-tables.mjs`,
    );
  return [...written, ...named];
}

/** The names of tables in the file of their row types; views are written by nobody. */
function tablesOf(file) {
  const names = [...readFileSync(file, 'utf8').matchAll(/^export interface (\w+)Row /gm)].map(([, name]) => name);
  return names
    .map((name) => name.replace(/(?<!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase())
    .filter((table) => table !== 'completion');
}

for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
