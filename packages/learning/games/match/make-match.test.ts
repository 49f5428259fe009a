import { describe, expect, test } from 'vitest';
import { madeSource } from '../../testing/made-source.ts';
import { makeGames } from '../make-games.ts';

const story = [
  'A crocodile has sharp teeth.',
  'An elephant drinks from the river.',
  'Seven frogs jump over a stone.',
  'The monkey climbs a tall tree.',
  'My sister sleeps in her hammock.',
  'Rain falls on the roof.',
  'Grandmother cooks porridge.',
];

describe('how many pairs', () => {
  test.each([
    [1, 3],
    [2, 4],
    [3, 6],
    [5, 6],
  ] as const)('level %i has %i', (level, pairs) => {
    expect(makeGames(madeSource('en', 'Latn', story, { level })).match?.items.length).toBe(pairs);
  });

  test('a book without a level has one by its length', () => {
    const games = makeGames(madeSource('en', 'Latn', story, { level: null }));
    expect([games.level, games.match?.items.length]).toEqual([1, 3]);
  });

  test('a short story has as many as it can, three at least', () => {
    expect(makeGames(madeSource('en', 'Latn', story.slice(0, 3))).match?.items.length).toBe(3);
  });
});

describe('no game', () => {
  test('of fewer than three pictures', () => {
    const { pages } = madeSource('en', 'Latn', story);
    const two = pages.map((page) => ({ ...page, pictureKey: page.number < 3 ? `picture ${page.number}` : null }));
    expect(makeGames(madeSource('en', 'Latn', [], { pages: two }))).toMatchObject({
      match: null,
      without: [{ kind: 'match', reason: 'too-few-pictures' }],
    });
  });

  test('of one picture on all pages', () => {
    const pages = madeSource('en', 'Latn', story).pages.map((page) => ({ ...page, pictureKey: 'same' }));
    const { without } = makeGames(madeSource('en', 'Latn', [], { pages }));
    expect(without).toContainEqual({ kind: 'match', reason: 'too-few-pictures' });
  });

  test('of pages that all say the same', () => {
    const { match, without } = makeGames(
      madeSource(
        'en',
        'Latn',
        Array.from({ length: 5 }, () => 'I can read.'),
      ),
    );
    expect(match).toBeNull();
    expect(without).toContainEqual({ kind: 'match', reason: 'too-few-sentences' });
  });

  test('of a picture book without words, nor another', () => {
    expect(makeGames(madeSource('en', 'Latn', ['', '', '']))).toMatchObject({
      dragWord: [],
      match: null,
      without: [
        { kind: 'dragWord', reason: 'no-story-text' },
        { kind: 'match', reason: 'no-story-text' },
      ],
    });
  });
});

describe('the pairs', () => {
  test('have each text and each picture once', () => {
    const { pages } = madeSource('en', 'Latn', [...story, story[0] ?? '']);
    const shared = pages.map((page) => ({ ...page, pictureKey: page.number === 3 ? 'picture 2' : page.pictureKey }));
    const { match } = makeGames(madeSource('en', 'Latn', [], { pages: shared }));
    expect(new Set(match?.items.map(({ pictureKey }) => pictureKey)).size).toBe(match?.items.length);
    // Pages 1 and 8 say the same, and nothing tells their pictures apart.
    expect(match?.items.map(({ pageNumber }) => pageNumber)).not.toContain(1);
    expect(match?.items.map(({ pageNumber }) => pageNumber)).not.toContain(8);
  });

  test('are single words where a page says no more', () => {
    const { match } = makeGames(madeSource('sr', 'Cyrl', ['Девојка', 'Птица', 'Лав'], { level: 1 }));
    expect(match?.items.map(({ kind, text }) => [kind, text])).toEqual([
      ['word', 'Девојка'],
      ['word', 'Птица'],
      ['word', 'Лав'],
    ]);
  });

  test('take the sentence that only this page can say', () => {
    const pages = story.map((sentence) => `They were happy. ${sentence}`);
    expect(
      makeGames(madeSource('en', 'Latn', pages)).match?.items.map(({ text }) => story.includes(text)),
    ).not.toContain(false);
  });

  test('take no half of a speech', () => {
    const pages = story.map((sentence) => `He said, "Look here. ${sentence}"`);
    expect(makeGames(madeSource('en', 'Latn', pages)).match).toBeNull();
  });

  test('are offered in two stored orders, which are not the same', () => {
    const { match } = makeGames(madeSource('en', 'Latn', story));
    const ids = match?.items.map(({ id }) => id).toSorted();
    expect(match?.texts.toSorted()).toEqual(ids);
    expect(match?.pictures.toSorted()).toEqual(ids);
    expect(match?.pictures).not.toEqual(match?.texts);
  });

  test.each([
    ['Chinese', 'zh-Hans', 'Hans', ['小猫在床上睡觉。', '弟弟跑去学校了。', '绿色的鸟飞得很高。']],
    ['Thai', 'th', 'Thai', ['แมวตัวใหญ่นอนบนเตียง', 'เด็กน้อยวิ่งไปโรงเรียน', 'นกสีเขียวบินสูง']],
    ['Tibetan', 'bo', 'Tibt', ['བྱི་ལ་ཉལ་འདུག །', 'ཕྲུ་གུ་སློབ་གྲྭར་འགྲོ།', 'བྱ་ནམ་མཁའ་ལ་འཕུར།']],
    ['Javanese, whose words nothing knows', 'jv', 'Java', ['ꦏꦸꦕꦶꦁꦠꦸꦫꦸ', 'ꦧꦺꦴꦕꦃꦩ꧀ꦭꦪꦸ', 'ꦩꦤꦸꦏ꧀ꦩꦧꦸꦂ']],
  ])('need no word breaks: %s', (_, languageTag, script, texts) => {
    expect(makeGames(madeSource(languageTag, script, texts)).match?.items.map(({ text }) => text)).toEqual(texts);
  });
});

test('the games say the direction of the book', () => {
  expect(makeGames(madeSource('ar', 'Arab', [], { direction: 'rtl' })).direction).toBe('rtl');
});

test('the same edition has the same games to the letter, another edition another order', () => {
  const one = makeGames(madeSource('en', 'Latn', story));
  expect(makeGames(madeSource('en', 'Latn', story))).toEqual(one);
  const other = makeGames(madeSource('en', 'Latn', story, { editionId: '8' }));
  expect(other.dragWord.map(({ offered }) => offered)).not.toEqual(one.dragWord.map(({ offered }) => offered));
});
