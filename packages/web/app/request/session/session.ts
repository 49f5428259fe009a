import type { authenticate } from '@letsread/identity/contract.ts';
import type { EndpointOutput } from '@letsread/http/endpoint.ts';

import { maxCookieBytes, returnMarkers } from '../cookies.ts';
import { isId } from '../is-id.ts';

/** A reader as the session knows them; the rest of a profile is asked for where it is shown. */
export interface SessionProfile {
  id: string;
  name: string;
  imageUrl: string;
}

/** Who is signed in, as the cookies of specification section 3 tell it; the tokens are read apart. */
export interface Session {
  displayName: string;
  photoUrl: string;
  userInfo: { id: string; projectCode: string };
  profiles: SessionProfile[];
  /** The id of the selected profile; undefined before one is chosen. */
  currentlySelectedProfile: string | undefined;
  /** The class that the browser is open for: then the only profile is that of who chose themselves, if anybody has. */
  classroom?: { id: string; name: string };
}

/** The product's own token and when it ends (ISO 8601). */
export interface SessionToken {
  jwtToken: string;
  expiryTime: string;
}

/** What `GET /login/authenticate` answers. */
export type SessionFacts = EndpointOutput<typeof authenticate>;

/** Cookies to write: name to value; undefined removes one. */
export type CookieValues = Readonly<Record<string, string | undefined>>;

/** Cleared at sign-out (specification section 4): the session and the flags that go with it. */
export const sessionCookies = [
  'jwtToken',
  'displayName',
  'photoUrl',
  'profiles',
  'rolesWithId',
  'teamsWithId',
  'userInfo',
  'isLoggedIn',
  'currentlySelectedProfile',
  'isFirstTimeVisit',
  'refreshToken',
  'favoritesCache',
  'expiryTime',
  'classroom',
] as const;

/** Signed out where the library could not be reached: the next request that reaches it ends the session there too. */
export const signOutCookie = 'signOutPending';

/** The session that stands in the cookies; undefined for a signed-out visitor and where a cookie makes no sense. */
export function readSession(cookies: ReadonlyMap<string, string>): Session | undefined {
  const userInfo = readJson(cookies.get('userInfo'));
  if (cookies.get('isLoggedIn') !== 'true' || readToken(cookies) === undefined || !isUserInfo(userInfo))
    return undefined;
  const profiles = readJson(cookies.get('profiles'));
  const selected = cookies.get('currentlySelectedProfile');
  const classroom = readJson(cookies.get('classroom'));
  return {
    displayName: cookies.get('displayName') ?? '',
    photoUrl: cookies.get('photoUrl') ?? '',
    userInfo: { id: userInfo.id, projectCode: userInfo.projectCode },
    profiles: Array.isArray(profiles) ? profiles.filter(isProfile) : [],
    currentlySelectedProfile: isId(selected) ? selected : undefined,
    ...(isClassroom(classroom) ? { classroom } : {}),
  };
}

export function readToken(cookies: ReadonlyMap<string, string>): SessionToken | undefined {
  const jwtToken = cookies.get('jwtToken') ?? '';
  return jwtToken === '' ? undefined : { jwtToken, expiryTime: cookies.get('expiryTime') ?? '' };
}

/** What is stored of a session that has begun or been renewed. */
export function cookiesOfSession(facts: SessionFacts, selected: string | undefined): CookieValues {
  // A child of a class has nothing of the others in the browser's session.
  const profiles = facts.profiles.filter(({ id }) => facts.classroom === null || id === selected);
  return {
    jwtToken: facts.jwtToken,
    expiryTime: facts.expiresAt,
    displayName: facts.displayName,
    photoUrl: facts.photoUrl ?? '',
    rolesWithId: JSON.stringify(facts.rolesWithId),
    teamsWithId: teamsValue(facts.teamsWithId),
    userInfo: JSON.stringify(facts.userInfo),
    isLoggedIn: 'true',
    profiles: profilesValue(profiles, selected),
    classroom: facts.classroom === null ? undefined : JSON.stringify(facts.classroom),
    currentlySelectedProfile: facts.profiles.some(({ id }) => id === selected) ? selected : undefined,
  };
}

/** Whether the session says of any role. */
export function hasRole(cookies: ReadonlyMap<string, string>): boolean {
  const roles = readJson(cookies.get('rolesWithId'));
  return Array.isArray(roles) && roles.length > 0;
}

/** The teams as one cookie holds them: with as many names as fit, and ids alone where those are too long. */
function teamsValue(teams: SessionFacts['teamsWithId']): string {
  const short = teams.map((team) => ({ ...team }));
  for (const team of short.toReversed()) if (!fits(JSON.stringify(short))) team.name = '';
  return JSON.stringify(short);
}

/** What is removed when a session ends; nobody who comes later is led back to where another one was. */
export function cookiesOfNoSession(): CookieValues {
  return Object.fromEntries([...sessionCookies, ...returnMarkers].map((name) => [name, undefined]));
}

/**
 * The profiles as one cookie holds them: whole, without their goals where that is too long, and at the very last
 * without some that are not selected. The profile screen asks for them all.
 */
export function profilesValue(profiles: readonly (SessionProfile & object)[], selected?: string): string {
  const whole = JSON.stringify(profiles);
  if (fits(whole)) return whole;
  const short = profiles.map(({ id, name, imageUrl }) => ({ id, name, imageUrl }));
  while (!fits(JSON.stringify(short))) {
    short.splice(
      short.findLastIndex(({ id }) => id !== selected),
      1,
    );
  }
  return JSON.stringify(short);
}

/** The profile that reads: the selected one, else the first (specification section 2). */
export function currentProfile({ profiles, currentlySelectedProfile }: Session): SessionProfile | undefined {
  return profiles.find(({ id }) => id === currentlySelectedProfile) ?? profiles[0];
}

/** Where the profile tab leads (specification section 2). */
export function profileTabPath(session: Session | undefined): string {
  if (session === undefined) return '/profile/signin';
  if (session.classroom !== undefined) return '/classroom';
  const profile = currentProfile(session);
  return profile === undefined ? '/profile/create' : `/profile/${profile.id}`;
}

/** Whether a token has ended or is less than a minute from it (specification section 9, product decision 3). */
export function isEnding(expiryTime: string, now = Date.now()): boolean {
  return !(Date.parse(expiryTime) - now >= 60_000);
}

/** Whether a token is of no use any more. */
export function hasEnded(expiryTime: string, now = Date.now()): boolean {
  return !(Date.parse(expiryTime) > now);
}

/** Some browsers count the name and the attributes of a cookie too. */
function fits(value: string): boolean {
  return encodeURIComponent(value).length < maxCookieBytes - 128;
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '') as unknown;
  } catch {
    return undefined;
  }
}

function isUserInfo(value: unknown): value is Session['userInfo'] {
  const { id, projectCode } = (value ?? {}) as Partial<Session['userInfo']>;
  return isId(id) && typeof projectCode === 'string' && /^[\d-]{0,9}$/.test(projectCode);
}

function isClassroom(value: unknown): value is NonNullable<Session['classroom']> {
  const { id, name } = (value ?? {}) as Partial<NonNullable<Session['classroom']>>;
  return isId(id) && typeof name === 'string';
}

function isProfile(value: unknown): value is SessionProfile {
  const { id, name, imageUrl } = (value ?? {}) as Partial<SessionProfile>;
  return isId(id) && typeof name === 'string' && typeof imageUrl === 'string' && /^\/(?!\/)/.test(imageUrl);
}
