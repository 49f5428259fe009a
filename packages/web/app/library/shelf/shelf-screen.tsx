import { getStockFilters, listStock, listStockChanges } from '@letsread/catalogue/stock/contract.ts';
import { listImports } from '@letsread/importer/contract.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import { useState } from 'react';
import { data, Form, Link, type ShouldRevalidateFunctionArgs } from 'react-router';

import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { PageHead } from '../../i18n/page-head.tsx';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { useLibraryMessages } from '../library-messages.tsx';
import { backRoomClient } from '../load-back-room.server.ts';
import { unansweredFault } from '../take-form.ts';
import { writtenDay } from '../written-time.ts';
import type { Route } from './+types/shelf-screen.ts';
import { actOnShelf, shelfFaultFromError, type ShelfOutcome } from './act-on-shelf.ts';
import { BulkBar } from './bulk-bar.tsx';
import { RecentChanges } from './recent-changes.tsx';
import { ShelfCard } from './shelf-card.tsx';
import { ShelfFilters } from './shelf-filters.tsx';
import { ShelfNote } from './shelf-note.tsx';
import { nextPartOfShelf, readShelfQuery } from './shelf-query.ts';
import shelfSheet from './shelf.css?url';
import { useShownEditions } from './use-shown-editions.ts';

const pageSize = 100;
const recentChanges = 10;
const recentImports = 50;

export const headers = noStore;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const client = backRoomClient(context);
  const language = interfaceLanguage(request);
  const query = readShelfQuery(url.searchParams);
  const namesIn = language.id;
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const [found, filters, changes, imports] = await answerOf(
    Promise.all([
      client(listStock, { ...query, namesIn, limit: pageSize, cursor }),
      client(getStockFilters, { namesIn }),
      loadChanges(client, language),
      client(listImports, { limit: recentImports }),
    ]),
    url,
  );
  const { languageISOCode } = language;
  return {
    query,
    filters,
    changes,
    imports: written(
      imports.items.map((each) => ({ ...each, changedAt: each.createdAt })),
      languageISOCode,
    ),
    items: written(found.items, languageISOCode),
    cursor: found.cursor,
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const client = backRoomClient(context);
  const language = interfaceLanguage(request);
  try {
    const outcome = await actOnShelf(client, await request.formData(), language.id);
    const changed = 'done' in outcome ? outcome.done.changed : [];
    return data({
      outcome,
      changed: written(changed, language.languageISOCode),
      changes: await loadChanges(client, language),
      filters: await client(getStockFilters, { namesIn: language.id }),
    });
  } catch (error) {
    return data({ outcome: { fault: shelfFaultFromError(error) } satisfies ShelfOutcome }, { status: 400 });
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    return data({ outcome: { fault: unansweredFault(error) } satisfies ShelfOutcome }, { status: 503 });
  }
}

/** The list stays in its order after something was done: what was changed comes with the answer. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' ? false : defaultShouldRevalidate;
}

async function loadChanges(client: ApiClient, { id, languageISOCode }: { id: string; languageISOCode: string }) {
  const { items } = await client(listStockChanges, { namesIn: id, limit: recentChanges });
  return written(
    items.map((change) => ({ ...change, changedAt: change.at })),
    languageISOCode,
  );
}

function written<Item extends { changedAt: string }>(items: readonly Item[], languageTag: string) {
  const day = writtenDay(languageTag);
  return items.map((item) => ({ ...item, written: day(item.changedAt) }));
}

/** All editions of the library, to be looked through and worked on, many at once. */
export default function ShelfScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useLibraryMessages();
  const { query, items, cursor } = loaderData;
  const acted = actionData !== undefined && 'changed' in actionData ? actionData : undefined;
  const { filters } = acted ?? loaderData;
  const shown = useShownEditions(items, acted?.changed);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const here = shown.filter(({ editionId }) => chosen.has(editionId));
  const choose = (editionId: string, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, editionId] : [...chosen].filter((one) => one !== editionId)));
  return (
    <>
      <Sheet href={shelfSheet} />
      <PageHead title={t('library.shelf.title')} isHidden />
      <h1 tabIndex={-1}>{t('library.shelf.title')}</h1>
      <p className="muted">{t('library.shelf.about')}</p>
      <ShelfFilters query={query} filters={filters} imports={loaderData.imports} />
      <RecentChanges changes={acted?.changes ?? loaderData.changes} />
      <ShelfNote outcome={actionData?.outcome} />
      {shown.length === 0 ? (
        <p>
          <b>{t('catalogue.search.none.title')}</b> {t('catalogue.search.none.text')}
        </p>
      ) : (
        <Form className="stack shelfform" method="post" preventScrollReset>
          <BulkBar
            filters={filters}
            shown={shown.length}
            chosen={here.length}
            onChooseAll={(isAll) => setChosen(new Set(isAll ? shown.map(({ editionId }) => editionId) : []))}
          />
          <ul className="shelfcards">
            {shown.map((edition) => (
              <ShelfCard
                edition={edition}
                isChosen={chosen.has(edition.editionId)}
                onChoose={(isChosen) => choose(edition.editionId, isChosen)}
                key={edition.editionId}
              />
            ))}
          </ul>
        </Form>
      )}
      {cursor !== undefined && (
        <p>
          <Link className="btn" to={nextPartOfShelf(query, cursor)}>
            {t('catalogue.more')}
          </Link>
        </p>
      )}
    </>
  );
}
