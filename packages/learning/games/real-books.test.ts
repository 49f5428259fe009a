import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { foldText } from '@letsread/formats/words/fold-text.ts';
import { readLanguageTable } from '@letsread/formats/tables/language-table.ts';
import { pairPictures } from '@letsread/formats/pair-pictures.ts';
import { readingLevel } from '@letsread/formats/reading-level.ts';
import { searchWords } from '@letsread/formats/words/search-words.ts';
import { resolveLineBreaks } from '@letsread/formats/resolve-line-breaks.ts';
import { readStoryMarkdown } from '@letsread/formats/markdown/story-markdown.ts';
import { describe, expect, it } from 'vitest';
import type { DragWordGame, Games, GameSource, MatchGame, TextSpan } from './game.ts';
import { isRebuilt } from './game.ts';
import { makeGames } from './make-games.ts';

const books = process.env['BOOKS_DIR'] ?? fileURLToPath(new URL('../../../../shared/books', import.meta.url));

type Made = { name: string; source: GameSource; games: Games };

/** Every edition as the catalogue would give it: the level of the English one, pictures known by their bytes. */
function readSources(): Omit<Made, 'games'>[] {
  const languages = readLanguageTable(readFileSync(join(books, 'languages.csv'), 'utf8'));
  const pictures = new Map(
    readdirSync(join(books, 'images')).map((key) => {
      const names = readdirSync(join(books, 'images', key));
      const digest = (name: string): string =>
        createHash('sha256')
          .update(readFileSync(join(books, 'images', key, name)))
          .digest('hex');
      return [key, { names, digests: new Map(names.map((name) => [name, digest(name)])) }];
    }),
  );
  const read = (languageCode: string, name: string) =>
    readStoryMarkdown(readFileSync(join(books, 'texts', languageCode, name)), { file: name, languageCode }).edition;
  const levels = new Map(
    readdirSync(join(books, 'texts', 'en')).map((name) => [
      name.slice(0, 4),
      readingLevel(
        read('en', name).pages.map(({ text }) => text),
        'en',
      ),
    ]),
  );
  return [...languages.values()].flatMap(({ code, bcp47, script, direction }) =>
    readdirSync(join(books, 'texts', code)).map((name) => {
      const key = name.slice(0, 4);
      const { title, pages } = read(code, name);
      const { names = [], digests } = pictures.get(key) ?? {};
      const paired = pairPictures(names, pages.length).pages;
      const source: GameSource = {
        editionId: `${code}-${key}`,
        languageTag: bcp47,
        script,
        direction,
        level: levels.get(key) ?? null,
        title,
        pages: pages.map(({ text }, at) => ({
          number: at + 1,
          text,
          pictureKey: digests?.get(paired[at] ?? '') ?? null,
        })),
      };
      return { name: `${code}/${name}`, source };
    }),
  );
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** What is wrong with a sentence to put together; each is a property that all must have. */
function faultsOfSentence(game: DragWordGame, { source, games }: Made): string[] {
  const page = source.pages.find(({ number }) => number === game.pageNumber);
  const stored = page?.text ?? '';
  const texts = game.tokens.map(({ text }) => text);
  const joined = texts.map((text, at) => text + (game.gaps[at] ?? '')).join('');
  const ids = game.tokens.map(({ id }) => id);
  const toPlace = game.tokens.filter(({ isGiven }) => !isGiven).map(({ id }) => id);
  const isGapped = game.form === 'gaps';
  const max = isGapped ? 12 : game.unit === 'word' || game.unit === 'phrase' ? 7 : 8;
  const starts = new Set(Array.from(graphemes.segment(game.sentence), ({ index }) => index));
  let at = 0;
  const boundaries = game.tokens.flatMap(({ text }, index) => {
    const [start, end] = [at, at + text.length];
    at = end + (game.gaps[index]?.length ?? 0);
    return [start, end];
  });
  const isSame = (span: TextSpan, text: string): boolean => bare(stored.slice(span.from, span.to)) === bare(text);
  const checks: Record<string, boolean> = {
    'is the sentence': joined === game.sentence && game.gaps.length === texts.length - 1,
    'is in the page': resolveLineBreaks(stored).includes(game.sentence),
    'is found in the stored text':
      isSame(game.span, game.sentence) && game.tokens.every(({ span, text }) => isSame(span, text)),
    'is solved by its own order': isRebuilt(game, ids),
    'is not solved as it is offered':
      isGapped || !isRebuilt(game, [...ids.filter((id) => !toPlace.includes(id)), ...game.offered]),
    'offers what is to be placed': same(game.offered, toPlace) && new Set(ids).size === ids.length,
    'has something to place': toPlace.length >= (isGapped ? 2 : 3) && texts.length <= max,
    'misses three words at most, and a third, and not the first':
      !isGapped || (toPlace.length <= 3 && toPlace.length * 3 <= texts.length && game.tokens[0]?.isGiven === true),
    'reads one way': waysToLay(game, texts) === 1,
    'has no two words alike': new Set(game.tokens.map(({ spoken }) => foldText(spoken))).size === texts.length,
    'has words on all tiles': game.tokens.every(({ spoken }) => /\p{L}/u.test(spoken)),
    'has tiles of a size': texts.every((text) => (text.match(/\p{L}/gu)?.length ?? 0) <= 22),
    'begins no tile with a mark': texts.every((text) => !/^[\p{M}\u200c\u200d]/u.test(text)),
    'splits no grapheme': boundaries.every((index) => index === game.sentence.length || starts.has(index)),
    'has the picture of its page': game.pictureKey === page?.pictureKey,
    'is not the title': foldText(game.sentence) !== foldText(source.title),
    'goes by the level': games.level === source.level,
  };
  return Object.keys(checks).filter((check) => checks[check] === false);
}

/** In how many orders the tokens, equal ones taken for one, give the sentence letter for letter. */
function waysToLay({ sentence, gaps }: DragWordGame, texts: readonly string[], at = 0): number {
  if (texts.length === 0) return at === sentence.length ? 1 : 0;
  const gap = gaps[gaps.length + 1 - texts.length] ?? '';
  return [...new Set(texts)].reduce((ways, text) => {
    if (!sentence.startsWith(text + gap, at)) return ways;
    const index = texts.indexOf(text);
    return (
      ways + waysToLay({ sentence, gaps } as DragWordGame, texts.toSpliced(index, 1), at + text.length + gap.length)
    );
  }, 0);
}

function faultsOfMatch({ items, texts, pictures }: MatchGame, { source, games }: Made): string[] {
  const ids = items.map(({ id }) => id);
  const max = { 1: 3, 2: 4, 3: 6, 4: 6, 5: 6 }[games.level];
  const pageOf = (pageNumber: number) => source.pages.find(({ number }) => number === pageNumber);
  const isDense = /^(?:Hans|Hant|Jpan)$/.test(games.script);
  const isOwn = (item: (typeof items)[number]): boolean =>
    searchWords(item.text).some((word) =>
      source.pages.every(({ number, text }) => {
        return number === item.pageNumber || !searchWords(resolveLineBreaks(text)).includes(word);
      }),
    );
  const checks: Record<string, boolean> = {
    'has three pairs, and at most those of its level': items.length >= 3 && items.length <= max,
    'has each text once': new Set(items.map(({ text }) => foldText(text))).size === items.length,
    'has each picture once': new Set(items.map(({ pictureKey }) => pictureKey)).size === items.length,
    'has the pictures of its pages': items.every((item) => pageOf(item.pageNumber)?.pictureKey === item.pictureKey),
    'has words of its pages': items.every((item) => {
      const stored = pageOf(item.pageNumber)?.text ?? '';
      const isThere = resolveLineBreaks(stored).includes(item.text);
      return isThere && bare(stored.slice(item.span.from, item.span.to)) === bare(item.text);
    }),
    'says of each page what no other says': items.every(isOwn),
    'has short texts': items.every(({ text }) => (text.match(/\p{L}/gu)?.length ?? 0) <= (isDense ? 30 : 90)),
    'offers all, in two orders': same(texts, ids) && same(pictures, ids) && texts.join() !== pictures.join(),
  };
  return Object.keys(checks).filter((check) => checks[check] === false);
}

function bare(text: string): string {
  return text.replace(/\s+/gu, '');
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join() === other.toSorted().join();
}

/** The share of editions that have a game, by what keeps them apart: where it falls, a rule has become too strict. */
function shareWith(made: readonly Made[], has: (games: Games) => boolean): number {
  return made.filter(({ games }) => has(games)).length / made.length;
}

// A machine without the books runs everything else: a skipped test would stand there for ever.
it('the games of a story of two sentences hold to the rules', () => {
  const source: GameSource = {
    editionId: '1',
    languageTag: 'en',
    script: 'Latn',
    direction: 'ltr',
    level: 2,
    title: 'The red kite',
    pages: [
      { number: 1, text: 'Amina holds her red kite.', pictureKey: 'a' },
      { number: 2, text: 'The wind is far away today.', pictureKey: 'b' },
    ],
  };
  const made = { name: 'en', source, games: makeGames(source) };
  expect(made.games.dragWord.length).toBeGreaterThan(0);
  expect(made.games.dragWord.flatMap((game) => faultsOfSentence(game, made))).toEqual([]);
  expect(made.games.match).toBe(null);
});

// A machine without the books runs everything else: a skipped test would stand there for ever.
describe.each(existsSync(join(books, 'SOURCE.md')) ? ['the games of all real books'] : [])('%s', () => {
  const made = readSources().map(({ name, source }): Made => ({ name, source, games: makeGames(source) }));

  it('are made of all 2,099 editions', () => {
    expect(made.length).toBe(2099);
  });

  it('rebuild sentences that are the page’s own words, solvable, unambiguous and whole', () => {
    const faults = made.flatMap((each) =>
      each.games.dragWord.flatMap((game) => faultsOfSentence(game, each).map((fault) => [each.name, game.id, fault])),
    );
    expect(faults).toEqual([]);
    expect(made.reduce((sum, { games }) => sum + games.dragWord.length, 0)).toBeGreaterThan(5000);
  });

  it('match texts and pictures that are each there once', () => {
    const faults = made.flatMap((each) =>
      each.games.match === null ? [] : faultsOfMatch(each.games.match, each).map((fault) => [each.name, fault]),
    );
    expect(faults).toEqual([]);
  });

  it('are there, or the reason is', () => {
    const silent = made.filter(({ games }) => {
      const missing = games.without.map(({ kind }) => kind);
      return (
        missing.includes('dragWord') === games.dragWord.length > 0 ||
        missing.includes('match') === (games.match !== null)
      );
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('are the same when they are made again', () => {
    const changed = made.filter(({ source, games }) => JSON.stringify(makeGames(source)) !== JSON.stringify(games));
    expect(changed.map(({ name }) => name)).toEqual([]);
  });

  it('are there for nearly all, and for most in every script', () => {
    expect(shareWith(made, (games) => games.match !== null)).toBeGreaterThan(0.95);
    expect(shareWith(made, (games) => games.dragWord.length > 0)).toBeGreaterThan(0.85);
    const scripts = Map.groupBy(made, ({ source }) => source.script);
    const low = [...scripts].filter(([script, of]) => {
      // Japanese sentences of four to eight characters are rare.
      const min = script === 'Jpan' ? 0.4 : 0.5;
      return (
        shareWith(of, (games) => games.dragWord.length > 0) < min ||
        shareWith(of, (games) => games.match !== null) < 0.9
      );
    });
    expect(low.map(([script]) => script)).toEqual([]);
  });
});
