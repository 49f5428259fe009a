import { listCollaborators } from '@letsread/catalogue/people/contract.ts';

import { apiClientContext } from '../../request/contexts.ts';
import type { HandleOfError } from '../../i18n/handle-of-error.ts';
import { englishLanguage } from '../../i18n/interface-language.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { answerOf } from '../../request/problems.ts';
import { EmptyShelf } from '../empty-shelf.tsx';
import { GrowingList } from '../growing-list/growing-list.tsx';
import { nextPart } from '../growing-list/next-part.ts';
import type { Route } from './+types/collaborators-screen.ts';
import collaboratorsSheet from './collaborators.css?url';
import { peoplePath, readPeopleFilters } from './people-filters.ts';
import { PersonCard } from './person-card.tsx';
import { PersonSearch } from './person-search.tsx';
import { RoleChips } from './role-chips.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** What the error page says here instead of its own sentence (specification section 8). */
export const handle: HandleOfError = { errorTitle: 'catalogue.collaborators.error' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const filters = readPeopleFilters(url.searchParams);
  const { items, total, roles, cursor } = await answerOf(
    context.get(apiClientContext)(listCollaborators, {
      uiLang: filters.uiLang || englishLanguage.id,
      name: filters.name,
      role: filters.role,
      cursor: url.searchParams.get('cursor') ?? undefined,
    }),
    url,
  );
  return {
    filters,
    roles,
    isContinued: url.searchParams.has('cursor'),
    people: { items, total, next: nextPart(url, 'cursor', cursor) },
  };
}

export default function CollaboratorsScreen({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const { filters, roles, people, isContinued } = loaderData;
  return (
    <main id="main" className="wrap collab">
      <PageHead
        title={t('catalogue.collaborators.title')}
        description={t('catalogue.collaborators.text')}
        path="/collaborators"
      />
      <Sheet href={collaboratorsSheet} />
      <header className="collab__head">
        <h1 tabIndex={-1}>{t('catalogue.collaborators.title')}</h1>
        <p className="muted">{t('catalogue.collaborators.text')}</p>
      </header>
      <PersonSearch filters={filters} />
      <RoleChips filters={filters} counts={roles} />
      <p className="muted" role="status">
        {t('catalogue.collaborators.people', { count: people.total })}
        {filters.role !== undefined && ` · ${t(`catalogue.collaborators.role.${filters.role}`)}`}
      </p>
      {isContinued && (
        <p>
          <a href={peoplePath(filters)}>{t('catalogue.from-start')}</a>
        </p>
      )}
      {people.items.length === 0 ? (
        <EmptyShelf title={t('catalogue.collaborators.nobody.title')} text={t('catalogue.collaborators.nobody.text')}>
          <a className="btn btn--leaf" href={peoplePath({ ...filters, name: '', role: undefined })}>
            {t('catalogue.collaborators.show-all')}
          </a>
        </EmptyShelf>
      ) : (
        <GrowingList name="people" first={people} as="ul" className="people" more={t('catalogue.collaborators.more')}>
          {(shown) =>
            shown.map((person) => (
              <li key={person.id}>
                <PersonCard person={person} />
              </li>
            ))
          }
        </GrowingList>
      )}
    </main>
  );
}
