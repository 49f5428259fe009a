import { describe, expect, test } from 'vitest';

import { cookieLine, readCookies } from '../cookies.ts';
import {
  cookiesOfNoSession,
  cookiesOfSession,
  currentProfile,
  hasEnded,
  hasRole,
  isEnding,
  profilesValue,
  profileTabPath,
  readSession,
  type SessionFacts,
} from './session.ts';

const reader = (id: string, name: string) => ({
  id,
  userId: '9',
  name,
  imageUrl: '/media/avatars/butterfly.webp',
  minutesPerDay: 20,
  dailyReminder: true,
  dailyReminderTime: '12:00',
});

const facts: SessionFacts = {
  jwtToken: 'head.body.sign',
  expiresAt: '2026-02-28T12:15:00.000Z',
  displayName: 'Joseph',
  photoUrl: null,
  rolesWithId: [],
  teamsWithId: [],
  userInfo: { id: '9', projectCode: '1234-5678' },
  profiles: [reader('1', 'Amina'), reader('2', 'Luis; = “”')],
  classroom: null,
};

/** The cookies as a browser sends them back that was given these. */
function sentBack(values: Readonly<Record<string, string | undefined>>): Map<string, string> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return readCookies(entries.map(([name, value]) => cookieLine(name, value, true).split('; ')[0]).join('; '));
}

const stored = (changes: Record<string, string | undefined> = {}) =>
  readSession(sentBack({ ...cookiesOfSession(facts, '2'), ...changes }));

describe('a session in its cookies', () => {
  test('section 3: is what the exchange of tokens told', () => {
    expect(stored()).toMatchObject({
      displayName: 'Joseph',
      photoUrl: '',
      userInfo: { id: '9', projectCode: '1234-5678' },
      profiles: [
        { id: '1', name: 'Amina' },
        { id: '2', name: 'Luis; = “”' },
      ],
      currentlySelectedProfile: '2',
    });
  });

  test.each([
    ['jwtToken', undefined],
    ['jwtToken', ''],
    ['isLoggedIn', undefined],
    ['isLoggedIn', 'yes'],
    ['userInfo', undefined],
    ['userInfo', 'null'],
    ['userInfo', '9'],
    ['userInfo', '{"id":9,"projectCode":""}'],
    ['userInfo', '{"id":"../x","projectCode":""}'],
    ['userInfo', '{"id":"9","projectCode":"<b>"}'],
    ['userInfo', '{"id":"9"'],
  ])('is none where %s is %j', (name, value) => {
    expect(stored({ [name]: value })).toBeUndefined();
  });

  test.each([
    ['profiles', 'not JSON'],
    ['profiles', '{"0":{"id":"1"}}'],
    ['profiles', '[null,7,"x",{"id":"1"},{"id":"x","name":"Amina","imageUrl":"/a.webp"}]'],
    ['profiles', '[{"id":"1","name":"Amina","imageUrl":"//elsewhere.example/a.webp"}]'],
    ['profiles', '[{"id":"1","name":"Amina","imageUrl":"javascript:alert(1)"}]'],
  ])('has no profile where %s is %s', (name, value) => {
    expect(stored({ [name]: value })?.profiles).toEqual([]);
  });

  test.each(['', '0', 'x', '12345678901234567890', '1 2'])('has no selected profile where that is %j', (value) => {
    expect(stored({ currentlySelectedProfile: value })?.currentlySelectedProfile).toBeUndefined();
  });

  test('forgets a selected profile that the account does not have', () => {
    expect(cookiesOfSession(facts, '3').currentlySelectedProfile).toBeUndefined();
  });

  test('has no name where that cannot be unescaped', () => {
    const cookies = [...sentBack(cookiesOfSession(facts, '1')), ...readCookies('displayName=%E0%A4')];
    expect(readSession(new Map(cookies))?.displayName).toBe('');
  });
});

test('of a class, a session holds the reader who chose themselves and no other', () => {
  const classroom = { id: '5', name: 'Class 2b' };
  const session = readSession(sentBack(cookiesOfSession({ ...facts, classroom }, '2')));
  expect(session).toMatchObject({ classroom, profiles: [{ id: '2' }], currentlySelectedProfile: '2' });
  const nobody = readSession(sentBack(cookiesOfSession({ ...facts, classroom }, undefined)));
  expect([nobody?.profiles, profileTabPath(nobody)]).toEqual([[], '/classroom']);
});

describe('the profiles as one cookie holds them', () => {
  const bytes = (value: string) => cookieLine('profiles', value, true).length;
  const twelve = (letter: string) =>
    Array.from({ length: 12 }, (_, at) => reader(String(4_812_345_678_901_234_560n + BigInt(at)), letter.repeat(20)));
  const ids = (value: string) => (JSON.parse(value) as { id: string }[]).map(({ id }) => id);

  test('are whole, with their goals, while they are few', () => {
    expect(JSON.parse(profilesValue(facts.profiles))).toEqual(facts.profiles);
  });

  test('twelve with names of twenty Khmer letters are all there, below the 4096 bytes that a browser takes', () => {
    const profiles = twelve('ក');
    expect(ids(profilesValue(profiles))).toEqual(profiles.map(({ id }) => id));
    expect(bytes(profilesValue(profiles))).toBeLessThanOrEqual(4096);
  });

  test('the selected one is among them, however long the names are', () => {
    const profiles = twelve('𞤀');
    const value = profilesValue(profiles, profiles[11]?.id);
    expect(ids(value)).toEqual([...profiles.slice(0, 9), profiles[11]].map((one) => one?.id));
    expect(bytes(value)).toBeLessThanOrEqual(4096);
  });
});

describe('roles and teams in their cookies', () => {
  const cookiesWith = (changes: Partial<SessionFacts>) =>
    sentBack(cookiesOfSession({ ...facts, ...changes }, undefined));

  test('a role is one that the exchange of tokens told', () => {
    expect(hasRole(cookiesWith({}))).toBe(false);
    expect(hasRole(cookiesWith({ rolesWithId: [{ id: '1', name: 'LIBRARIAN' }] }))).toBe(true);
    expect(hasRole(readCookies('rolesWithId=%7B'))).toBe(false);
  });

  test('teams whose names are too long for a cookie are there by their ids', () => {
    const teams = Array.from({ length: 30 }, (_, at) => ({ id: String(at + 1), name: 'ក'.repeat(40) }));
    const value = cookiesOfSession({ ...facts, teamsWithId: teams }, undefined)['teamsWithId'] ?? '';
    const stored = JSON.parse(value) as typeof teams;
    expect(stored.map(({ id }) => id)).toEqual(teams.map(({ id }) => id));
    expect(stored[0]).toEqual(teams[0]);
    expect(cookieLine('teamsWithId', value, true).length).toBeLessThanOrEqual(4096);
  });
});

describe('whose place the profile tab is', () => {
  test('section 2: that of the selected profile', () => {
    const session = stored();
    expect(session && currentProfile(session)?.id).toBe('2');
    expect(profileTabPath(session)).toBe('/profile/2');
  });

  test('section 2: otherwise that of the first profile', () => {
    expect(profileTabPath(stored({ currentlySelectedProfile: undefined }))).toBe('/profile/1');
    expect(profileTabPath(stored({ currentlySelectedProfile: '77' }))).toBe('/profile/1');
  });

  test('section 2: /profile/create with no profile, /profile/signin signed out', () => {
    expect(profileTabPath(stored({ profiles: '[]' }))).toBe('/profile/create');
    expect(profileTabPath(undefined)).toBe('/profile/signin');
  });
});

test('section 9: a token is refreshed when its expiry is less than one minute away', () => {
  const now = Date.parse('2026-02-28T12:00:00Z');
  const isEndingIn = (ms: number) => isEnding(new Date(now + ms).toISOString(), now);
  expect([60_001, 60_000, 59_999, 0, -1].map(isEndingIn)).toEqual([false, false, true, true, true]);
  expect(['', 'soon'].map((time) => isEnding(time, now))).toEqual([true, true]);
});

test('a token is of no use from its expiry on', () => {
  const now = Date.parse('2026-02-28T12:00:00Z');
  const times = ['2026-02-28T12:00:01Z', '2026-02-28T12:00:00Z', '2026-02-28T11:59:59Z', '', 'soon'];
  expect(times.map((time) => hasEnded(time, now))).toEqual([false, true, true, true, true]);
});

test('section 4: what sign-out clears is the session and its flags, neither the language nor the location', () => {
  expect(cookiesOfNoSession()).toStrictEqual({
    jwtToken: undefined,
    displayName: undefined,
    photoUrl: undefined,
    profiles: undefined,
    rolesWithId: undefined,
    teamsWithId: undefined,
    userInfo: undefined,
    isLoggedIn: undefined,
    currentlySelectedProfile: undefined,
    isFirstTimeVisit: undefined,
    refreshToken: undefined,
    favoritesCache: undefined,
    expiryTime: undefined,
    classroom: undefined,
    pathwayReturnLink: undefined,
    decodablesPage: undefined,
  });
});

test.each([
  ['pathwayReturnLink', 3600],
  ['decodablesPage', 3600],
  ['jwtToken', 31_536_000],
])('%s is kept for %i seconds', (name, seconds) => {
  expect(cookieLine(name, '/pathways', true)).toContain(`; Max-Age=${seconds};`);
  expect(cookieLine(name, undefined, true)).toContain('; Max-Age=0;');
});
