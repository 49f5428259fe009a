import sql from 'sql-template-tag';
import type { Queryable } from '@letsread/database/database.ts';
import { writePictures } from '../write-rows.ts';
import type { SignLanguage } from './recording-entry.ts';
import type { PageVideo } from './recording-entry.ts';
import type { WrittenPages } from './write-narration.ts';
import { touchEdition, writeRecordings } from './write-recordings.ts';

interface Signing {
  editionId: string;
  language: SignLanguage;
  videos: PageVideo[];
  /** Undefined: those who are named already stay. */
  signers: string[] | undefined;
  /** Whether these are all videos of the variant; else other pages keep theirs. */
  isAll: boolean;
}

/** Sets the videos of an edition in a sign language; one that is as it should be is not touched. The caller holds the transaction. */
export async function writeSigning(client: Queryable, signing: Signing): Promise<WrittenPages> {
  const { editionId, language, videos, isAll } = signing;
  await writeVariant(client, signing);
  const variant = { editionId, code: language.code };
  const existing = await presentVideos(client, variant);
  const changed = videos.filter((each) => existing.get(each.page) !== fingerprint(each));
  const pages = new Set(videos.map(({ page }) => page));
  const gone = isAll ? [...existing.keys()].filter((page) => !pages.has(page)) : [];
  const replaced = [...gone, ...changed.map(({ page }) => page).filter((page) => existing.has(page))];
  if (replaced.length > 0)
    await client.query(sql`
      delete from page_video
      where edition_id = ${editionId} and sign_language_code = ${language.code} and page_number = any (${replaced})`);
  if (changed.length > 0) await insertVideos(client, variant, changed);
  if (changed.length > 0 || gone.length > 0) await touchEdition(client, editionId);
  return { written: changed.length, unchanged: videos.length - changed.length, removed: gone.length };
}

async function writeVariant(client: Queryable, { editionId, language, signers }: Signing): Promise<void> {
  const { code, name, englishName } = language;
  await client.query(
    sql`insert into sign_language as l (code, name, english_name) values (${code}, ${name}, ${englishName})
     on conflict (code) do update set name = excluded.name, english_name = excluded.english_name
     where (l.name, l.english_name) <> (excluded.name, excluded.english_name)`,
  );
  await client.query(
    sql`insert into sign_variant as v (edition_id, sign_language_code, signers)
     values (${editionId}, ${code}, coalesce(${signers}::text[], '{}'))
     on conflict (edition_id, sign_language_code) do update set signers = excluded.signers
     where ${signers}::text[] is not null and v.signers <> excluded.signers`,
  );
}

interface Variant {
  editionId: string;
  code: string;
}

async function insertVideos(client: Queryable, { editionId, code }: Variant, videos: PageVideo[]): Promise<void> {
  const recordings = await writeRecordings(
    client,
    videos.flatMap(({ sources }) => sources),
  );
  const pictures = await writePictures(
    client,
    videos.flatMap(({ poster }) => poster ?? []),
  );
  const pages = videos.map(({ page, poster }) => ({ page, poster: poster && pictures.get(poster.sha256) }));
  await client.query(
    sql`insert into page_video (edition_id, sign_language_code, page_number, poster_picture_id)
     select ${editionId}, ${code}, page, poster
     from json_to_recordset(${JSON.stringify(pages)}) as n (page smallint, poster bigint)`,
  );
  const sources = videos.flatMap(({ page, sources: all }) =>
    all.map(({ sha256 }, position) => ({ page, position, recording: recordings.get(sha256) })),
  );
  await client.query(
    sql`insert into page_video_source (edition_id, sign_language_code, page_number, position, recording_id)
     select ${editionId}, ${code}, page, position, recording
     from json_to_recordset(${JSON.stringify(sources)}) as n (page smallint, position smallint, recording bigint)`,
  );
}

async function presentVideos(client: Queryable, { editionId, code }: Variant): Promise<Map<number, string>> {
  const { rows } = await client.query<{ page: number; poster: string | null; sources: string[] }>(
    sql`select v.page_number as page, i.sha256 as poster,
       (select jsonb_agg(r.sha256 order by s.position) from page_video_source s join recording r on r.id = s.recording_id
        where (s.edition_id, s.sign_language_code, s.page_number) = (v.edition_id, v.sign_language_code, v.page_number)) as sources
     from page_video v left join picture i on i.id = v.poster_picture_id
     where v.edition_id = ${editionId} and v.sign_language_code = ${code}`,
  );
  return new Map(rows.map(({ page, poster, sources }) => [page, JSON.stringify([poster, sources])]));
}

function fingerprint({ poster, sources }: PageVideo): string {
  return JSON.stringify([poster?.sha256 ?? null, sources.map(({ sha256 }) => sha256)]);
}
