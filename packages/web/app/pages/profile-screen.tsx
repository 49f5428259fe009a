import { listProfiles, listReadTime } from '@letsread/profiles/contract.ts';
import { listReaderLevels } from '@letsread/reading/contract.ts';
import { useState } from 'react';
import { data, redirect, redirectDocument } from 'react-router';

import { needsGrownUp } from '../identity/account/ask-grown-up.ts';
import { browserClient, currentSession, storedCookies, storeFor } from '../request/session/browser-session.ts';
import { backRoomLink } from '../identity/back-room-link.server.ts';
import { confirmPath } from '../identity/entrance/paths.ts';
import { sessionContext } from '../request/session/server-session.server.ts';
import {
  type CookieValues,
  currentProfile,
  profilesValue,
  profileTabPath,
  type SessionProfile,
} from '../request/session/session.ts';
import { CompletionsOffer } from '../learning/completions/completions-offer.tsx';
import { Album } from '../learning/sections/album.tsx';
import albumSheet from '../learning/sections/album.css?url';
import { loadAlbum } from '../learning/sections/load-album.server.ts';
import { interfaceLanguage } from '../i18n/interface-language.ts';
import { readCookies } from '../request/cookies.ts';
import { requireSameSite } from '../request/from-elsewhere.ts';
import { useMessages } from '../i18n/messages.tsx';
import { noStore } from '../request/no-store.ts';
import { PageHead } from '../i18n/page-head.tsx';
import { isProblem } from '../request/is-problem.ts';
import { answerOf } from '../request/problems.ts';
import { AccountSection } from '../profiles/account/account-section.tsx';
import type { Route } from './+types/profile-screen.ts';
import { actOnReader, type Answered } from '../profiles/page/act-on-reader.ts';
import { EditProfileDialog } from '../profiles/page/edit-profile-dialog.tsx';
import { GoalForm } from '../profiles/page/goal-form.tsx';
import { GrowthLink } from '../profiles/page/growth-link.tsx';
import { OtherProfilesDialog } from '../profiles/page/other-profiles-dialog.tsx';
import { ProfileHead } from '../profiles/page/profile-head.tsx';
import profilePageSheet from '../profiles/page/profile-page.css?url';
import { ReaderLevels } from './reader-levels.tsx';
import { ReadingDays } from '../profiles/page/reading-days.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';

const dayMs = 24 * 60 * 60 * 1000;

export const handle = { page: 'screen' };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { current, client, store } = context.get(sessionContext);
  const session = current();
  if (session === undefined) return redirect('/profile/signin');
  const userId = session.userInfo.id;
  const { items: profiles } = await answerOf(client(listProfiles, { userId }));
  const profile = profiles.find(({ id }) => id === params.id);
  // What was changed on another device.
  if (JSON.stringify(profiles) !== JSON.stringify(session.profiles))
    store(cookiesOfProfiles(profiles, session.currentlySelectedProfile));
  if (profile === undefined) {
    // The profile tab still led to a reader who was deleted there.
    if (params.id === currentProfile(session)?.id) return redirect(profileTabPath(current()));
    throw data(null, { status: 404 });
  }
  // A week on any reader's clock: theirs may already show tomorrow.
  const days = { days: 9, day: new Date(Date.now() + dayMs).toISOString().slice(0, 10) };
  const own = { userId, profileId: profile.id };
  const [{ items: read }, { items: levels }, album] = await answerOf(
    Promise.all([
      client(listReadTime, { ...own, ...days }),
      client(listReaderLevels, own),
      loadAlbum(context, { ...own, language: interfaceLanguage(request) }),
    ]),
  );
  const further = backRoomLink(context, request);
  return { profile, profiles, read, levels, album, further, today: new Date().toISOString().slice(0, 10) };
}

/** One that is there no more is not selected either. */
function cookiesOfProfiles(profiles: readonly SessionProfile[], selected: string | undefined): CookieValues {
  const isThere = profiles.some(({ id }) => id === selected);
  return { profiles: profilesValue(profiles, selected), currentlySelectedProfile: isThere ? selected : undefined };
}

export function headers() {
  return noStore();
}

/** Without script: as `clientAction`, with a page for an answer. */
export async function action({ params, request, context, url }: Route.ActionArgs) {
  requireSameSite(request, url);
  const { client, current, store } = context.get(sessionContext);
  const session = current();
  if (session === undefined) return redirect('/profile/signin');
  const cookies = readCookies(request.headers.get('cookie') ?? '');
  const form = await request.formData();
  try {
    const outcome = await actOnReader({ client, session, cookies, profileId: params.id, form });
    store(outcome.cookies);
    return redirectDocument(outcome.to ?? `/profile/${params.id}${partOf(form.get('act'))}`);
  } catch (error) {
    if (needsGrownUp(error)) return redirectDocument(confirmPath(`/profile/${params.id}`), 303);
    return faultOf(error);
  }
}

export async function clientAction({ params, request }: Route.ClientActionArgs) {
  const session = currentSession();
  if (session === undefined) return redirectDocument('/profile/signin');
  if (!navigator.onLine) return unchanged('offline');
  const form = await request.formData();
  try {
    const cookies = storedCookies();
    const outcome = await actOnReader({ client: browserClient, session, cookies, profileId: params.id, form });
    storeFor(session, outcome.cookies);
    if (outcome.to === undefined) return data<Answered>({ done: true });
    location.assign(outcome.to);
    // What runs stays shown as running until the new page comes.
    return await new Promise<never>(() => {});
  } catch (error) {
    if (needsGrownUp(error)) return redirectDocument(confirmPath(`/profile/${params.id}`));
    return faultOf(error);
  }
}

export default function ProfileScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages();
  const { profile, profiles, read, levels, album, further, today } = loaderData;
  // As it was at first: an answer does not close what somebody is in.
  const [isOffered] = useState(() => levels.some(({ next }) => next !== null));
  const isBeginning = levels.length > 0 && levels.every(({ level }) => level <= 2);
  return (
    <main id="main">
      <PageHead title={profile.name} isHidden />
      <Sheet href={profilePageSheet} />
      <Sheet href={albumSheet} />
      <ProfileHead profile={profile} />
      <div className="wrap meg">
        <CompletionsOffer />
        {actionData !== undefined && 'fault' in actionData && (
          <p className="err meg__all" role="alert">
            {t(`profiles.page.${actionData.fault}`)}
          </p>
        )}
        <ReadingDays read={read} goal={profile.minutesPerDay} today={today} />
        {album !== undefined && (
          <div className="meg__all">
            <Album {...album} profileId={profile.id} />
          </div>
        )}
        {/* Closed: the page is the child's. It opens by itself where a grown-up is asked something. */}
        <details className="meg__all grownups" open={isOffered}>
          <summary>
            <Icon name="key" size="s" />
            {t('learning.path.grown-ups')}
            <Icon name="down" size="s" />
          </summary>
          <div className="meg grownups__in">
            <GoalForm key={profile.id} profile={profile} isBeginning={isBeginning} today={today} />
            <ReaderLevels profile={profile} levels={levels} />
            <GrowthLink profile={profile} />
            <AccountSection further={further} />
          </div>
        </details>
      </div>
      <EditProfileDialog profile={profile} />
      <OtherProfilesDialog profiles={profiles} shown={profile.id} />
    </main>
  );
}

/** A browser opens what is closed for the part of an address: who set something is back where it was set. */
function partOf(act: FormDataEntryValue | null): string {
  if (act === 'goal') return '#goal';
  return act === 'level' ? '#levels' : '';
}

function faultOf(error: unknown) {
  // `fetch` rejects with a TypeError when nothing answers.
  if (error instanceof TypeError) return unchanged('offline');
  if (!isProblem(error)) throw error;
  return unchanged('failed');
}

/** With the status of a failure the page is not asked for anew, which would fail as well. */
function unchanged(fault: 'offline' | 'failed') {
  return data<Answered>({ fault }, { status: 503 });
}
