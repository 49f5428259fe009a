import type { Queryable } from '@letsread/database/database.ts';
import type { EditionEntry } from '../catalogue-entry.ts';
import type { PageNarration, PageVideo, SignLanguage } from '../recordings/recording-entry.ts';

/** An edition as it stands in the catalogue, with all that hangs on it: what `restoreEdition` makes of it again. */
export interface StandingEdition {
  slug: string;
  /** `draft:3fa9…`: what its source took it as, and the hash of what it follows from. */
  sourceHash: string;
  status: string;
  entry: Omit<EditionEntry, 'sourceHash' | 'status' | 'narration' | 'signing'>;
  narration: PageNarration[];
  signing: { language: SignLanguage; signers: string[]; videos: PageVideo[] }[];
}

const picture = (of: string) => `json_build_object('sha256', ${of}.sha256, 'format', ${of}.format, 'width', ${of}.width,
  'height', ${of}.height, 'bytes', ${of}.bytes, 'colour', ${of}.colour, 'focusX', ${of}.focus_x, 'focusY', ${of}.focus_y)`;
const recording = `json_build_object('sha256', r.sha256, 'type', r.type, 'bytes', r.bytes, 'durationMs', r.duration_ms,
  'width', r.width, 'height', r.height)`;

const statement = `
  select e.id, e.slug, e.source_hash as "sourceHash", e.status,
    json_build_object('languageCode', l.code, 'sourceFile', e.source_file, 'title', e.title, 'subtitle', e.subtitle,
      'description', e.description, 'made', e.made, 'licence', e.licence_code,
      'pages', (select json_agg(json_build_object('text', p.text, 'alt', p.alt, 'sourceNumber', p.source_number,
          'picture', case when i.id is not null then ${picture('i')} end) order by p.number)
        from page p left join picture i on i.id = p.picture_id where p.edition_id = e.id),
      'credits', (select coalesce(json_agg(json_build_object('role', c.role, 'name', h.name) order by c.position), '[]')
        from edition_credit c join contributor h on h.id = c.contributor_id where c.edition_id = e.id)) as entry,
    (select coalesce(json_agg(json_build_object('page', n.page_number, 'unit', n.unit, 'marks', n.marks,
        'clip', case when n.clip_start_ms is not null then json_build_array(n.clip_start_ms, n.clip_end_ms) end,
        'durationMs', n.duration_ms, 'textSha256', n.text_sha256,
        'sources', (select json_agg(${recording} order by s.position) from page_narration_source s
          join recording r on r.id = s.recording_id
          where (s.edition_id, s.page_number) = (n.edition_id, n.page_number))) order by n.page_number), '[]')
      from page_narration n where n.edition_id = e.id) as narration,
    (select coalesce(json_agg(json_build_object('signers', v.signers,
        'language', json_build_object('code', g.code, 'name', g.name, 'englishName', g.english_name),
        'videos', (select coalesce(json_agg(json_build_object('page', d.page_number,
            'poster', case when i.id is not null then ${picture('i')} end,
            'sources', (select json_agg(${recording} order by s.position) from page_video_source s
              join recording r on r.id = s.recording_id
              where (s.edition_id, s.sign_language_code, s.page_number) = (d.edition_id, d.sign_language_code, d.page_number))
            ) order by d.page_number), '[]')
          from page_video d left join picture i on i.id = d.poster_picture_id
          where (d.edition_id, d.sign_language_code) = (v.edition_id, v.sign_language_code))) order by g.code), '[]')
      from sign_variant v join sign_language g on g.code = v.sign_language_code where v.edition_id = e.id) as signing
  from edition e join language l on l.id = e.language_id where e.id = any ($1)`;

/** The editions that are there, by their id. */
export async function readEditionEntries(db: Queryable, ids: readonly string[]): Promise<Map<string, StandingEdition>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<StandingEdition & { id: string }>(statement, [ids]);
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
}
