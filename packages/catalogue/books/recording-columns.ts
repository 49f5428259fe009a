import { recordingExtensions } from '@letsread/media/contract.ts';
import sql, { raw, type Sql } from 'sql-template-tag';
import { pictureColumn } from './picture-column.ts';

/** What a row of `page` says aloud; marks that were made for another text are left out, the sound stays. */
export function narrationOfPage(mediaUrl: string): Sql {
  return sql`(
    select jsonb_build_object(
      'durationMs', page_narration.duration_ms,
      'unit', page_narration.unit,
      'clip', case when page_narration.clip_start_ms is not null
        then jsonb_build_array(page_narration.clip_start_ms, page_narration.clip_end_ms) end,
      'marks', case when page_narration.text_sha256 = encode(sha256(convert_to(page.text, 'UTF8')), 'hex')
        then page_narration.marks else '[]' end,
      'sources', (
        select jsonb_agg(${recordingJson(mediaUrl)} order by page_narration_source.position)
        from page_narration_source join recording on recording.id = page_narration_source.recording_id
        where (page_narration_source.edition_id, page_narration_source.page_number)
          = (page_narration.edition_id, page_narration.page_number)))
    from page_narration
    where (page_narration.edition_id, page_narration.page_number) = (page.edition_id, page.number))`;
}

/** The video of a row of `page` in a sign language. The poster's `picture` is another one than the query's own. */
export function signOfPage(mediaUrl: string, code: string): Sql {
  const first = sql`(jsonb_agg(jsonb_build_object('width', recording.width, 'height', recording.height,
    'durationMs', recording.duration_ms) order by page_video_source.position) -> 0)`;
  const size = sql`jsonb_build_object('width', recording.width, 'height', recording.height)`;
  return sql`(
    select ${first} || jsonb_build_object(
      'sources', jsonb_agg(${recordingJson(mediaUrl)} || ${size} order by page_video_source.position),
      'poster', (select ${pictureColumn(mediaUrl)} from picture where picture.id = page_video.poster_picture_id))
    from page_video
    join page_video_source on (page_video_source.edition_id, page_video_source.sign_language_code, page_video_source.page_number)
      = (page_video.edition_id, page_video.sign_language_code, page_video.page_number)
    join recording on recording.id = page_video_source.recording_id
    where (page_video.edition_id, page_video.page_number) = (page.edition_id, page.number)
      and page_video.sign_language_code = ${code}
    group by page_video.poster_picture_id)`;
}

/** The sign languages of a row of `edition`; those without a video are left out. */
export const signingOfEdition = sql`coalesce((
    select json_agg(json_build_object('code', sign_language.code, 'name', sign_language.name,
      'englishName', sign_language.english_name, 'signers', to_jsonb(sign_variant.signers),
      'bytes', v.bytes, 'pages', v.pages) order by sign_language.english_name, sign_language.code)
    from sign_variant
    join sign_language on sign_language.code = sign_variant.sign_language_code
    join lateral (
      select count(*) as pages, sum(recording.bytes) as bytes
      from page_video_source join recording on recording.id = page_video_source.recording_id
      where (page_video_source.edition_id, page_video_source.sign_language_code)
        = (sign_variant.edition_id, sign_variant.sign_language_code) and page_video_source.position = 0) v on v.pages > 0
    where sign_variant.edition_id = edition.id), '[]')`;

const extension = raw(
  `case recording.type ${Object.entries(recordingExtensions)
    .map(([type, end]) => `when '${type}' then '${end}'`)
    .join(' ')} end`,
);

function recordingJson(mediaUrl: string): Sql {
  return sql`jsonb_build_object('url', ${`${mediaUrl}/recordings/`}::text || recording.sha256 || '.' || ${extension},
    'type', recording.type, 'bytes', recording.bytes)`;
}
