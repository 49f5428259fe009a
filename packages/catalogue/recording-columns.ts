import { type Narration, type PageSign, recordingExtensions, type Signing } from '@letsread/media/contract.ts';
import { type SQL, sql } from 'drizzle-orm';
import { pictureColumn } from './picture-column.ts';
import {
  edition,
  page,
  pageNarration,
  pageNarrationSource,
  pageVideo,
  pageVideoSource,
  picture,
  recording,
  signLanguage,
  signVariant,
} from './tables.ts';

/** What a row of `page` says aloud; marks that were made for another text are left out, the sound stays. */
export function narrationOfPage(mediaUrl: string): SQL<Narration | null> {
  return sql<Narration | null>`(
    select jsonb_build_object(
      'durationMs', ${pageNarration.durationMs},
      'unit', ${pageNarration.unit},
      'clip', case when ${pageNarration.clipStartMs} is not null
        then jsonb_build_array(${pageNarration.clipStartMs}, ${pageNarration.clipEndMs}) end,
      'marks', case when ${pageNarration.textSha256} = encode(sha256(convert_to(${page.text}, 'UTF8')), 'hex')
        then ${pageNarration.marks} else '[]' end,
      'sources', (
        select jsonb_agg(${recordingJson(mediaUrl)} order by ${pageNarrationSource.position})
        from ${pageNarrationSource} inner join ${recording} on ${recording.id} = ${pageNarrationSource.recordingId}
        where (${pageNarrationSource.editionId}, ${pageNarrationSource.pageNumber})
          = (${pageNarration.editionId}, ${pageNarration.pageNumber})))
    from ${pageNarration}
    where (${pageNarration.editionId}, ${pageNarration.pageNumber}) = (${page.editionId}, ${page.number}))`;
}

/** The video of a row of `page` in a sign language. The poster's `picture` is another one than the query's own. */
export function signOfPage(mediaUrl: string, code: string): SQL<PageSign | null> {
  const first = sql`(jsonb_agg(jsonb_build_object('width', ${recording.width}, 'height', ${recording.height},
    'durationMs', ${recording.durationMs}) order by ${pageVideoSource.position}) -> 0)`;
  const size = sql`jsonb_build_object('width', ${recording.width}, 'height', ${recording.height})`;
  return sql<PageSign | null>`(
    select ${first} || jsonb_build_object(
      'sources', jsonb_agg(${recordingJson(mediaUrl)} || ${size} order by ${pageVideoSource.position}),
      'poster', (select ${pictureColumn(mediaUrl)} from ${picture} where ${picture.id} = ${pageVideo.posterPictureId}))
    from ${pageVideo}
    inner join ${pageVideoSource} on (${pageVideoSource.editionId}, ${pageVideoSource.signLanguageCode}, ${pageVideoSource.pageNumber})
      = (${pageVideo.editionId}, ${pageVideo.signLanguageCode}, ${pageVideo.pageNumber})
    inner join ${recording} on ${recording.id} = ${pageVideoSource.recordingId}
    where (${pageVideo.editionId}, ${pageVideo.pageNumber}) = (${page.editionId}, ${page.number})
      and ${pageVideo.signLanguageCode} = ${code}
    group by ${pageVideo.posterPictureId})`;
}

/** The sign languages of a row of `edition`; those without a video are left out. */
export function signingOfEdition(): SQL<Signing[]> {
  return sql<Signing[]>`coalesce((
    select jsonb_agg(jsonb_build_object('code', ${signLanguage.code}, 'name', ${signLanguage.name},
      'englishName', ${signLanguage.englishName}, 'signers', to_jsonb(${signVariant.signers}),
      'bytes', v.bytes, 'pages', v.pages) order by ${signLanguage.englishName}, ${signLanguage.code})
    from ${signVariant}
    inner join ${signLanguage} on ${signLanguage.code} = ${signVariant.signLanguageCode}
    inner join lateral (
      select count(*) as pages, sum(${recording.bytes}) as bytes
      from ${pageVideoSource} inner join ${recording} on ${recording.id} = ${pageVideoSource.recordingId}
      where (${pageVideoSource.editionId}, ${pageVideoSource.signLanguageCode})
        = (${signVariant.editionId}, ${signVariant.signLanguageCode}) and ${pageVideoSource.position} = 0) v on v.pages > 0
    where ${signVariant.editionId} = ${edition.id}), '[]')`;
}

const extension = sql.join(
  [
    sql`case ${recording.type}`,
    ...Object.entries(recordingExtensions).map(([type, end]) => sql`when ${type} then ${end}`),
    sql`end`,
  ],
  sql` `,
);

function recordingJson(mediaUrl: string): SQL {
  return sql`jsonb_build_object('url', ${`${mediaUrl}/recordings/`}::text || ${recording.sha256} || '.' || ${extension},
    'type', ${recording.type}, 'bytes', ${recording.bytes})`;
}
