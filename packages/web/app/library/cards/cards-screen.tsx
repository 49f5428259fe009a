import { inOrderOfNames } from '@letsread/http/lists/in-order-of-names.ts';
import { getClass } from '@letsread/profiles/classes/contract.ts';
import { Link } from 'react-router';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import { PrintButton } from '../print-button.tsx';
import type { Route } from './+types/cards-screen.ts';
import cardsSheet from './cards.css?url';
import { ReaderCard } from './reader-card.tsx';
import { readWay, ways, type Way } from './ways.ts';

export const headers = noStore;

export async function loader({ context, request, url, params: { classId } }: Route.LoaderArgs) {
  const { id, name, readers } = await answerOf(backRoomClient(context)(getClass, { classId }));
  const { languageISOCode } = interfaceLanguage(request);
  return {
    id,
    name,
    readers: inOrderOfNames(readers, languageISOCode),
    way: readWay(url.searchParams.get('pictures')),
  };
}

/** Cards of a class on paper, one for each reader. */
export default function CardsScreen({ loaderData: { id, name, readers, way } }: Route.ComponentProps) {
  const t = useLibraryMessages();
  return (
    <div className="cards">
      <Sheet href={cardsSheet} />
      <PageHead title={`${t('library.cards.title')} · ${name}`} isHidden />
      <div className="cards__head stack">
        <h1 tabIndex={-1}>{t('library.cards.title')}</h1>
        <p>
          <Link className="cards__back" to={`/library/classes/${id}`}>
            <Icon name="back" size="s" isDirected />
            <bdi>{name}</bdi>
          </Link>
        </p>
        <p>{t('library.cards.about')}</p>
        <Ways way={way} />
        {way !== 'none' && <p className="muted">{t('library.cards.pictures-about')}</p>}
        <p className="muted">{t('library.cards.how')}</p>
        <p>
          <PrintButton name={t('library.cards.print')} />
        </p>
        {readers.length === 0 && <p className="muted">{t('library.classes.no-readers')}</p>}
      </div>
      <ul className="cards__sheet">
        {readers.map((reader) => (
          <ReaderCard key={reader.id} reader={reader} way={way} />
        ))}
      </ul>
    </div>
  );
}

/** Links, so that it works without a script. */
function Ways({ way }: { way: Way }) {
  const t = useLibraryMessages();
  return (
    <nav aria-label={t('library.cards.ways')}>
      <p className="small muted" aria-hidden="true">
        {t('library.cards.ways')}
      </p>
      <ul className="chips">
        {ways.map((one) => (
          <li key={one}>
            <Link
              className="chip"
              to={`?pictures=${one}`}
              aria-current={one === way ? 'true' : undefined}
              preventScrollReset
              replace
            >
              {t(`library.cards.${one}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
