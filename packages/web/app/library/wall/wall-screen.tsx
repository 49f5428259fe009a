import { listClassTasks, listHandedOut } from '@letsread/learning/handing-out/contract.ts';
import { getClass } from '@letsread/profiles/classes/contract.ts';
import { Link } from 'react-router';

import { PageHead } from '../../i18n/page-head.tsx';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import { PrintButton } from '../print-button.tsx';
import type { Route } from './+types/wall-screen.ts';
import wallSheet from './wall.css?url';
import { WallThing } from './wall-thing.tsx';

export const headers = noStore;

export async function loader({ context, params: { classId } }: Route.LoaderArgs) {
  const client = backRoomClient(context);
  const [{ id, name }, { items: handedOut }, { items: tasks }] = await answerOf(
    Promise.all([
      client(getClass, { classId }),
      client(listHandedOut, { classId }),
      client(listClassTasks, { classId }),
    ]),
  );
  // What one child alone has is nobody else's business.
  const ofAll = new Set(handedOut.flatMap((one) => (one.readerIds === null ? [one.id] : [])));
  return { id, name, things: tasks.filter((task) => ofAll.has(task.id)) };
}

/** What the whole class was handed out, for the wall of its room. */
export default function WallScreen({ loaderData: { id, name, things } }: Route.ComponentProps) {
  const t = useLibraryMessages();
  return (
    <div className="wall">
      <Sheet href={wallSheet} />
      <PageHead title={`${t('library.wall.title')} · ${name}`} isHidden />
      <div className="wall__head stack">
        <h1 tabIndex={-1}>{t('library.wall.title')}</h1>
        <p>
          <Link className="wall__back" to={`/library/classes/${id}/handed-out`}>
            <Icon name="back" size="s" isDirected />
            {t('library.handing.title')}
          </Link>
        </p>
        <p>{t('library.wall.about')}</p>
        {things.length === 0 ? (
          <p className="muted">{t('library.handing.none')}</p>
        ) : (
          <p>
            <PrintButton name={t('library.cards.print')} />
          </p>
        )}
      </div>
      <section className="wall__sheet" aria-label={name}>
        <p className="wall__class" aria-hidden="true">
          <bdi>{name}</bdi>
        </p>
        <ul>
          {things.map((thing) => (
            <WallThing key={thing.id} thing={thing} />
          ))}
        </ul>
      </section>
    </div>
  );
}
