import type { BookCard } from '@letsread/catalogue/contract.ts';

import { cropAround } from '../../ui/pictures/crop-around.ts';
import { Picture } from '../../ui/pictures/picture.tsx';

/** The cover of a book beside its title. */
export function SmallCover({ cover }: Pick<BookCard, 'cover'>) {
  return (
    <Picture
      className="library__cover"
      picture={cover}
      sizes="48px"
      alt=""
      style={{ objectPosition: cropAround(cover) }}
    />
  );
}
