import type { ClassTask } from '@letsread/learning/handing-out/contract.ts';

import { writeWeekdayAndDate } from '../../i18n/written-day.ts';
import { cropAround } from '../../ui/pictures/crop-around.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { ThingTitle } from '../handing/thing-title.tsx';
import { useLibraryMessages } from '../library-messages.tsx';

/** A thing on the wall: what, until when, and the covers to look for. A book's title stands once. */
export function WallThing({ thing }: { thing: ClassTask }) {
  const t = useLibraryMessages();
  const { books, kind, untilDay } = thing;
  return (
    <li className="wall__thing">
      <h2>
        <ThingTitle thing={thing} />
      </h2>
      <p className="wall__day">{t('library.handing.until-day', { day: writeWeekdayAndDate(t, untilDay) })}</p>
      {books.length > 0 && (
        <ul className="wall__books">
          {books.map(({ bookId, title, language, cover }) => (
            <li key={bookId}>
              <Picture
                className="wall__cover"
                picture={cover}
                sizes="200px"
                alt=""
                urgency="first"
                style={{ objectPosition: cropAround(cover) }}
              />
              {kind !== 'book' && <bdi lang={language.languageISOCode}>{title}</bdi>}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
