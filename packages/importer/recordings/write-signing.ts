import type { ClientBase } from 'pg';
import { writePictures } from '../write-rows.ts';
import type { SignLanguage } from './known-sign-languages.ts';
import type { PageVideo } from './read-signing-folder.ts';
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
export async function writeSigning(client: ClientBase, signing: Signing): Promise<WrittenPages> {
  const { editionId, language, videos, isAll } = signing;
  await writeVariant(client, signing);
  const key = [editionId, language.code];
  const present = await presentVideos(client, key);
  const changed = videos.filter((each) => present.get(each.page) !== fingerprint(each));
  const kept = new Set(videos.map(({ page }) => page));
  const gone = isAll ? [...present.keys()].filter((page) => !kept.has(page)) : [];
  const replaced = [...gone, ...changed.map(({ page }) => page).filter((page) => present.has(page))];
  if (replaced.length > 0)
    await client.query(
      'delete from page_video where edition_id = $1 and sign_language_code = $2 and page_number = any ($3)',
      [...key, replaced],
    );
  if (changed.length > 0) await insertVideos(client, key, changed);
  if (changed.length > 0 || gone.length > 0) await touchEdition(client, editionId);
  return { written: changed.length, unchanged: videos.length - changed.length, removed: gone.length };
}

async function writeVariant(client: ClientBase, { editionId, language, signers }: Signing): Promise<void> {
  const { code, name, englishName } = language;
  await client.query(
    `insert into sign_language as l (code, name, english_name) values ($1, $2, $3)
     on conflict (code) do update set name = excluded.name, english_name = excluded.english_name
     where (l.name, l.english_name) <> (excluded.name, excluded.english_name)`,
    [code, name, englishName],
  );
  await client.query(
    `insert into sign_variant as v (edition_id, sign_language_code, signers) values ($1, $2, coalesce($3::text[], '{}'))
     on conflict (edition_id, sign_language_code) do update set signers = excluded.signers
     where $3::text[] is not null and v.signers <> excluded.signers`,
    [editionId, code, signers ?? null],
  );
}

async function insertVideos(client: ClientBase, key: string[], videos: PageVideo[]): Promise<void> {
  const recordings = await writeRecordings(
    client,
    videos.flatMap(({ sources }) => sources),
  );
  const pictures = await writePictures(
    client,
    videos.flatMap(({ poster }) => poster ?? []),
  );
  await client.query(
    `insert into page_video (edition_id, sign_language_code, page_number, poster_picture_id)
     select $1, $2, page, poster from json_to_recordset($3) as n (page smallint, poster bigint)`,
    [
      ...key,
      JSON.stringify(videos.map(({ page, poster }) => ({ page, poster: poster && pictures.get(poster.sha256) }))),
    ],
  );
  const sources = videos.flatMap(({ page, sources: all }) =>
    all.map(({ sha256 }, position) => ({ page, position, recording: recordings.get(sha256) })),
  );
  await client.query(
    `insert into page_video_source (edition_id, sign_language_code, page_number, position, recording_id)
     select $1, $2, page, position, recording from json_to_recordset($3) as n (page smallint, position smallint, recording bigint)`,
    [...key, JSON.stringify(sources)],
  );
}

async function presentVideos(client: ClientBase, key: string[]): Promise<Map<number, string>> {
  const { rows } = await client.query<{ page: number; poster: string | null; sources: string[] }>(
    `select v.page_number as page, i.sha256 as poster,
       (select jsonb_agg(r.sha256 order by s.position) from page_video_source s join recording r on r.id = s.recording_id
        where (s.edition_id, s.sign_language_code, s.page_number) = (v.edition_id, v.sign_language_code, v.page_number)) as sources
     from page_video v left join picture i on i.id = v.poster_picture_id
     where v.edition_id = $1 and v.sign_language_code = $2`,
    key,
  );
  return new Map(rows.map(({ page, poster, sources }) => [page, JSON.stringify([poster, sources])]));
}

function fingerprint({ poster, sources }: PageVideo): string {
  return JSON.stringify([poster?.sha256 ?? null, sources.map(({ sha256 }) => sha256)]);
}
