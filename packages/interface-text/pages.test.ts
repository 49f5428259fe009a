import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { interfaceLanguages } from './interface-languages.ts';
import { pagesFolder } from './pages-folder.ts';

const languages = interfaceLanguages.map(({ code }) => code);
const pages = ['about', 'accessibility', 'terms'];

const read = (language: string, page: string) => readFileSync(path.join(pagesFolder, language, `${page}.md`), 'utf8');
const anchors = (text: string) =>
  [...text.matchAll(/^## .+ \{#([\w-]+)\}(?: \{\w+\})?$/gm)].map(([, anchor]) => anchor);
const bulletCount = (text: string) => text.match(/^- /gm)?.length ?? 0;
/** Which links of the footer the text explains, for a library that has set them. */
const footerLinks = (text: string) => [...text.matchAll(/\s\{(\w+)\}$/gm)].map(([, name = '']) => name);
const names = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

test('there is every page in every language', () => {
  expect(readdirSync(pagesFolder).sort()).toEqual(languages);
  for (const language of languages)
    expect(readdirSync(path.join(pagesFolder, language)).sort()).toEqual(pages.map((page) => `${page}.md`));
});

test('the privacy policy is a part of the terms, and every part has an anchor of its own', () => {
  expect(anchors(read('en', 'terms'))).toEqual(expect.arrayContaining(['terms', 'privacy']));
  for (const page of pages) {
    const text = read('en', page);
    expect(new Set(anchors(text)).size).toBe(text.match(/^## /gm)?.length);
  }
});

test('the privacy policy names every value that is stored in the browser (specification section 3)', () => {
  const stored =
    'jwtToken displayName photoUrl profiles rolesWithId teamsWithId userInfo isLoggedIn currentlySelectedProfile ' +
    'isFirstTimeVisit refreshToken localization_id localization_name localization_lang localization_direction ' +
    'location pathwayReturnLink decodablesPage favoritesCache expiryTime';
  expect(names(read('en', 'terms'))).toEqual(expect.arrayContaining(stored.split(' ')));
});

test('of what is stored for everyone, and of what only while somebody is logged in, the privacy policy says which is which', () => {
  const [, everyone = '', signedIn = ''] =
    /Stored for everyone([\s\S]*)Stored only while you are logged in([\s\S]*)\{#privacy-accounts\}/.exec(
      read('en', 'terms'),
    ) ?? [];
  // A visitor too marks favourites, and chooses for the device.
  const ofVisitors = ['favoritesCache', 'dataSaver', 'stayOnDevice', 'signOutPending', 'classroom', 'sheets'];
  expect(names(everyone)).toEqual(expect.arrayContaining(ofVisitors));
  expect(names(signedIn).filter((name) => ofVisitors.includes(name))).toEqual([]);
});

describe.each(languages)('the pages in %s', (language) => {
  test.each(pages)(
    '%s has the parts, points, links and names of the English one, and explains the same links of the footer',
    (page) => {
      const text = read(language, page);
      const english = read('en', page);
      expect(text).toMatch(/^# \S/);
      expect(anchors(text)).toEqual(anchors(english));
      expect(bulletCount(text)).toBe(bulletCount(english));
      expect(names(text)).toEqual(names(english));
      expect(footerLinks(text)).toEqual(footerLinks(english));
      const links = (one: string) => [...one.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address);
      expect(links(text)).toEqual(links(english));
    },
  );
});
