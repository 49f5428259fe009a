import {
  letteredPictureColumn,
  type LetteredPicture,
  type MadeCover,
  madeCoverColumn,
  madeCoverName,
} from '@letsread/catalogue/covers/made-cover.ts';
import type { Database } from '@letsread/database/open-database.ts';
import type { CoverToMake } from '@letsread/formats/covers/cover-to-make.ts';
import sql from 'sql-template-tag';

/** What a cover with its title on it shows; over a picture only the title is drawn. */
export interface SelectedCover {
  name: string;
  cover: CoverToMake;
  picture: LetteredPicture | null;
}

/** What the made cover of an edition is drawn from, and its name as of now; undefined where there is no such edition, or it is not published. */
export async function selectCover(
  { pool }: Database,
  editionId: string,
  { isUnpublishedToo = false } = {},
): Promise<SelectedCover | undefined> {
  const { rows } = await pool.query<
    Pick<SelectedCover, 'name' | 'picture'> & { facts: MadeCover; languageName: string }
  >(sql`
    select ${madeCoverName} as name, ${madeCoverColumn} as facts, ${letteredPictureColumn} as picture,
      language.name as "languageName"
    from edition
    join book on book.id = edition.book_id
    join language on language.id = edition.language_id
    left join picture on picture.id = edition.cover_picture_id
    where edition.id = ${editionId} and (${isUnpublishedToo} or edition.status = 'published')`);
  const [found] = rows;
  if (found === undefined) return undefined;
  const { languageTag: tag, script, direction, ...facts } = found.facts;
  const { name, picture } = found;
  const language = { tag, name: found.languageName, script, direction };
  return { name, picture, cover: { ...facts, language, isOverPicture: picture !== null } };
}
