import { changePathway, getGrowth, listPathwayProgress, type Growth } from '@letsread/learning/contract.ts';
import { listProfiles } from '@letsread/profiles/contract.ts';
import { listReaderLevels } from '@letsread/reading/contract.ts';
import { data, redirect } from 'react-router';

import { EmptyShelf } from '../../catalogue/empty-shelf.tsx';
import { sessionContext } from '../../request/session/server-session.server.ts';
import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { requireSameSite } from '../../request/from-elsewhere.ts';
import { noStore } from '../../request/no-store.ts';
import { answerOf } from '../../request/problems.ts';
import { Icon } from '../../ui/icon.tsx';
import { NotSent } from '../../ui/sending/not-sent.tsx';
import type { Route } from './+types/growth-screen.ts';
import { AnsweredQuestions } from './answered-questions.tsx';
import { BooksRead, Sum } from './books-read.tsx';
import growthSheet from './growth.css?url';
import { ReportedMoods } from './reported-moods.tsx';
import { PathsBegun } from './paths-begun.tsx';
import { ReadingTime } from './reading-time.tsx';
import { Sheet } from '../../ui/sheet.tsx';

const dayMs = 24 * 60 * 60 * 1000;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { current, client } = context.get(sessionContext);
  const session = current();
  if (session === undefined) return redirect('/profile/signin');
  const userId = session.userInfo.id;
  const { items } = await answerOf(client(listProfiles, { userId }));
  const profile = items.find(({ id }) => id === params.id);
  if (profile === undefined) throw data(null, { status: 404 });
  const own = { userId, profileId: profile.id };
  const lId = interfaceLanguage(request).id;
  // Four weeks on any reader's clock: theirs may already show tomorrow.
  const days = { days: 30, day: new Date(Date.now() + dayMs).toISOString().slice(0, 10) };
  const [growth, { items: levels }, { items: paths }] = await answerOf(
    Promise.all([
      client(getGrowth, { ...own, ...days, lId }),
      client(listReaderLevels, own),
      client(listPathwayProgress, { ...own, lId }),
    ]),
  );
  const { id, name } = profile;
  return { profile: { id, name }, growth, levels, paths, today: new Date().toISOString().slice(0, 10) };
}

export function headers() {
  return noStore();
}

/** Has a path begun again, hides it or shows it. */
export async function action({ params, request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const { current, client } = context.get(sessionContext);
  const session = current();
  if (session === undefined) return redirect('/profile/signin');
  const form = await request.formData();
  const [act, pathwayId] = [form.get('act'), form.get('path')];
  const body = act === 'restart' ? { restart: true as const } : { isHidden: act === 'hide' };
  if (typeof pathwayId === 'string')
    await answerOf(client(changePathway, { userId: session.userInfo.id, profileId: params.id, pathwayId, body }));
  return redirect(url.pathname, 303);
}

export default function GrowthScreen({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const { profile, growth, levels, paths, today } = loaderData;
  const title = t('learning.growth.title', { name: profile.name });
  return (
    <main id="main" className="wrap grow" data-module="send-in-place">
      <PageHead title={title} isHidden />
      <Sheet href={growthSheet} />
      <header className="stack">
        <p>
          <a className="chip" href={`/profile/${profile.id}`}>
            <Icon name="back" size="xs" isDirected />
            {t('learning.growth.back')}
          </a>
        </p>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="muted">{t('learning.growth.text', { name: profile.name })}</p>
      </header>
      <NotSent text={t('profiles.page.offline')} />
      {isEmpty(growth) && paths.length === 0 ? (
        <EmptyShelf title={t('learning.growth.empty')} text={t('learning.growth.empty-text', { name: profile.name })}>
          <a className="btn btn--leaf" href="/">
            {t('profiles.page.find')}
          </a>
        </EmptyShelf>
      ) : (
        <div className="grow__cards">
          <ReadingTime readTime={growth.readTime} today={today} />
          <BooksRead growth={growth} levels={levels} />
          {growth.answers.answered > 0 && <AnsweredQuestions answers={growth.answers} />}
          {growth.moods.length > 0 && <ReportedMoods moods={growth.moods} />}
          {growth.stickers + growth.badges > 0 && <Awards growth={growth} />}
          {paths.length > 0 && <PathsBegun paths={paths} />}
        </div>
      )}
    </main>
  );
}

function Awards({ growth: { stickers, badges } }: { growth: Growth }) {
  const t = useMessages();
  return (
    <section className="card card--pad stack" aria-labelledby="awards">
      <h2 id="awards">{t('learning.growth.awards')}</h2>
      <ul className="grow__sums">
        <Sum value={stickers} text={t('learning.growth.stickers', { count: stickers })} />
        <Sum value={badges} text={t('learning.growth.badges', { count: badges })} />
      </ul>
    </section>
  );
}

function isEmpty({ readTime, begun, finished, answers, moods, stickers, badges }: Growth): boolean {
  return readTime.length + begun + finished + answers.answered + moods.length + stickers + badges === 0;
}
