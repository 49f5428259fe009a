import { describe, expect, test } from 'vitest';

import arabic from './ar.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };
import spanish from './es.json' with { type: 'json' };
import hindi from './hi.json' with { type: 'json' };
import indonesian from './id.json' with { type: 'json' };

const plural = /\.(zero|one|two|few|many|other)$/;
const base = (key: string) => key.replace(plural, '');
const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort((one, other) => one.localeCompare(other));
const englishKeys = Object.keys(english);
const counted = new Set(
  englishKeys.filter((key) => key.endsWith('.other') && englishKeys.includes(`${base(key)}.one`)).map(base),
);

const dictionaries: [code: string, fields: Record<string, string>][] = [
  ['ar', arabic],
  ['en', english],
  ['es', spanish],
  ['hi', hindi],
  ['id', indonesian],
];

describe.each(dictionaries)('the words in %s', (code, fields) => {
  const keys = Object.keys(fields);

  test('have the keys of the English ones, no more and no less', () => {
    const withoutEnding = (list: string[]) =>
      [...new Set(list.map((key) => (counted.has(base(key)) ? base(key) : key)))].sort();
    expect(withoutEnding(keys)).toEqual(withoutEnding(englishKeys));
  });

  test('have every plural form of the language and none that it lacks', () => {
    const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories.toSorted();
    for (const key of counted) {
      const present = keys
        .filter((other) => base(other) === key && plural.test(other))
        .map((other) => other.slice(key.length + 1));
      expect([key, present.toSorted()]).toEqual([key, categories]);
    }
  });

  test('fill the same placeholders', () => {
    for (const [key, text] of Object.entries(fields)) {
      const reference =
        (english as Record<string, string>)[key] ?? (english as Record<string, string>)[`${base(key)}.other`] ?? '';
      const allowed = placeholders(reference);
      // "one book" may be said without the number.
      const needed = counted.has(base(key))
        ? allowed.filter((name) => name !== 'count' || key.endsWith('.other'))
        : allowed;
      expect([key, placeholders(text).filter((name) => needed.includes(name))]).toEqual([key, needed]);
      expect([key, placeholders(text).filter((name) => !allowed.includes(name))]).toEqual([key, []]);
    }
  });

  test('are not empty, stand in order and have no stray space', () => {
    expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : 1)));
    expect(Object.entries(fields).filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
  });
});

test('section 3: the English dictionary of about 400 keys is built in', () => {
  // What the specification names but does not describe (files to carry away, games, paths, levels) comes on top.
  const onTop = /^(downloads|learning|open-catalogue|profiles\.(levels|reminder))\./;
  const described = englishKeys.filter((key) => !onTop.test(key));
  expect(described.length).toBeGreaterThan(340);
  expect(described.length).toBeLessThan(500);
});
