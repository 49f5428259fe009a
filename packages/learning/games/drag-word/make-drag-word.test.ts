import { describe, expect, test } from 'vitest';
import type { DragWordGame, GameSource } from '../game.ts';
import { madeSource } from '../../testing/made-source.ts';
import { makeGames } from '../make-games.ts';

function sentenceOf(languageTag: string, script: string, text: string, rest: Partial<GameSource> = {}): DragWordGame {
  const [game] = makeGames(madeSource(languageTag, script, [text], rest)).dragWord;
  if (game === undefined) throw new Error(`no game of ${text}`);
  return game;
}

/** The tokens with what stands between them; [given]. */
function cutOf(languageTag: string, script: string, text: string, rest: Partial<GameSource> = {}): string {
  const { tokens, gaps } = sentenceOf(languageTag, script, text, rest);
  return tokens
    .map(
      (token, at) => (token.isGiven ? `[${token.text}]` : token.text) + (gaps[at] === undefined ? '' : `|${gaps[at]}|`),
    )
    .join('');
}

function isRefused(languageTag: string, script: string, text: string, rest: Partial<GameSource> = {}): boolean {
  return makeGames(madeSource(languageTag, script, [text], rest)).dragWord.length === 0;
}

describe('each script is cut by its own rule', () => {
  test.each([
    ['English', 'en', 'Latn', 'The driver was very annoyed.', 'The| |driver| |was| |very| |annoyed.'],
    [
      'French keeps l’eau whole, and a spaced mark with its word',
      'fr',
      'Latn',
      "Aimes-tu toujours l'eau froide ?",
      "Aimes-tu| |toujours| |l'eau| |froide ?",
    ],
    [
      'Hausa keeps the apostrophe that begins a word',
      'ha',
      'Latn',
      '’Yan makaranta sun tafi gida.',
      '’Yan| |makaranta| |sun| |tafi| |gida.',
    ],
    [
      'Spanish keeps the mark that opens',
      'es',
      'Latn',
      '¿Estará debajo de la cama?',
      '¿Estará| |debajo| |de| |la| |cama?',
    ],
    ['Greek asks with a semicolon', 'el', 'Grek', 'Είναι κάτω από το κρεβάτι;', 'Είναι| |κάτω| |από| |το| |κρεβάτι;'],
    ['Arabic', 'ar', 'Arab', 'هل هي تحت السرير؟', '[هل]| |هي| |تحت| |السرير؟'],
    ['Persian keeps its joiners', 'fa', 'Arab', 'او هر روز به مدرسه می‌رود.', '[او]| |هر| |روز| |به| |مدرسه| |می‌رود.'],
    ['Hindi', 'hi', 'Deva', 'उसका फावड़ा बहुत छोटा था।', '[उसका]| |फावड़ा| |बहुत| |छोटा| |था।'],
    ['Amharic', 'am', 'Ethi', 'አባቱ በፍቅር ወተቱን ቀዳለት።', '[አባቱ]| |በፍቅር| |ወተቱን| |ቀዳለት።'],
    ['Amharic with its old word space', 'am', 'Ethi', 'ትልቁ፡ድመት፡አልጋ፡ላይ፡ተኛ።', '[ትልቁ]|፡|ድመት|፡|አልጋ|፡|ላይ|፡|ተኛ።'],
    ['Korean', 'ko', 'Kore', '아저씨의 괭이는 너무 짧았어요.', '[아저씨의]| |괭이는| |너무| |짧았어요.'],
    ['Chinese by character', 'zh-Hans', 'Hans', '这个人太高了！', '[这]||个||人||太||高||了！'],
    [
      'Japanese by character, small kana with the one before',
      'ja',
      'Jpan',
      'キャベツを切って。',
      '[キャ]||ベ||ツ||を||切っ||て。',
    ],
    [
      'Japanese that is written with spaces, by them',
      'ja',
      'Jpan',
      'いぬが こうえんで ボールを おいかけた。',
      '[いぬが]| |こうえんで| |ボールを| |おいかけた。',
    ],
    ['Thai', 'th', 'Thai', 'แมวตัวใหญ่นอนบนเตียง', '[แมว]||ตัว||ใหญ่||นอน||บน||เตียง'],
    ['Lao', 'lo', 'Laoo', 'ເດັກນ້ອຍແລ່ນໄປໂຮງຮຽນ', '[ເດັກນ້ອຍ]||ແລ່ນ||ໄປ||ໂຮງຮຽນ'],
    ['Khmer', 'km', 'Khmr', 'ក្មេងតូចរត់ទៅសាលារៀន។', '[ក្មេង]||តូច||រត់||ទៅ||សាលារៀន។'],
    [
      'Khmer as its writer parted it with spaces that cannot be seen',
      'km',
      'Khmr',
      'ក្មេងតូច\u200bរត់\u200bទៅ\u200bសាលារៀន។',
      '[ក្មេងតូច]|\u200b|រត់|\u200b|ទៅ|\u200b|សាលារៀន។',
    ],
    ['Burmese by dictionary', 'my', 'Mymr', 'ငှက်စိမ်းလေးကောင်းကင်မှာပျံနေတယ်။', '[ငှက်စိမ်း]||လေး||ကောင်းကင်||မှာ||ပျံ||နေ||တယ်။'],
    ['Mon by the phrases between spaces', 'mnw', 'Mymr', 'ဍေဟ် နွံ သၟဝ် ခါတ်ဟာ?', '[ဍေဟ်]| |နွံ| |သၟဝ်| |ခါတ်ဟာ?'],
    [
      'Mon by syllable where there are too few, never by the Burmese dictionary',
      'mnw',
      'Mymr',
      'ဍာ်ဏအ် ဂံက်အာမာန်ဟာ။',
      '[ဍာ်]||ဏအ်| |ဂံက်||အာ||မာန်||ဟာ။',
    ],
    ['Tibetan by syllable, the dots staying where they are', 'bo', 'Tibt', 'ཕྲུ་གུ་སློབ་གྲྭར་འགྲོ།', '[ཕྲུ]|་|གུ|་|སློབ|་|གྲྭར|་|འགྲོ།'],
  ])('the tiles make the sentence again: %s', (...[, languageTag, script, text, cut]) => {
    expect(cutOf(languageTag, script, text)).toBe(cut);
    expect(sentenceOf(languageTag, script, text).sentence).toBe(text);
  });
});

test('a script without spaces that no dictionary knows has no such game, and that is said', () => {
  const games = makeGames(madeSource('jv', 'Java', ['ꦏꦸꦕꦶꦁꦒꦼꦝꦺꦠꦸꦫꦸ꧉']));
  expect(games.without).toContainEqual({ kind: 'dragWord', reason: 'script-not-cut' });
});

describe('no sentence that could be put together in another way', () => {
  test.each([
    ['a word stands twice, capital or not', 'en', 'Latn', 'The big cat saw the dog.'],
    ['what is joined by "and" can change places', 'en', 'Latn', 'Hen and duck swim well.'],
    ['in Arabic "and" is a part of the word', 'ar', 'Arab', 'ذهبت القطة والكلب إلى البيت.'],
    ['in Amharic too', 'am', 'Ethi', 'ትላንት ድመትና ውሻ ተኙ።'],
    ['in Korean too', 'ko', 'Kore', '고양이와 개가 함께 잤어요.'],
    ['in Chinese it is one character', 'zh-Hans', 'Hans', '小猫和老狗睡。'],
    ['two names can change places', 'en', 'Latn', 'Then Anansi saw Turtle.'],
    ['a list can be in any order', 'en', 'Latn', 'She saw red, blue, green.'],
    ['a character stands twice', 'zh-Hans', 'Hans', '妈妈来了吗？'],
  ])('no game is made where %s', (_, languageTag, script, text) => {
    expect(isRefused(languageTag, script, text)).toBe(true);
  });
});

describe('only whole sentences that look right on tiles', () => {
  test.each([
    ['speech', 'The cow says, "Moo now please."'],
    ['what follows speech', '"Where is it?" asked the hen.'],
    ['speech in single quotes', "'Come home now,' said mother."],
    ['what follows an abbreviation', 'We met Mr. Smith went home early.'],
    ['a page that goes on overleaf', 'When the sun rose again,'],
    ['numbers', 'He has 12 red apples.'],
    ['dashes', 'He ran – and then fell.'],
    ['brackets', 'He ran (very fast) home.'],
    ['an ellipsis', 'He ran home again...'],
    ['too few words', 'He ran.'],
    ['too many', 'He ran all the way from school to his house.'],
    ['a letter that lost its mark', 'Edé jo \u0301mà jótilé èzʉ́.'],
    ['words of another script', 'Кот sat very still here.'],
    ['an imprint', 'Published by www.example.org for readers.'],
    ['the title again', 'The red kite!'],
    ['a song, where lines stop in mid-sentence', 'Row your boat\nGently down the stream\nMerrily we go now.'],
    ['nothing', ''],
  ])('no game is made of %s', (_, text) => {
    expect(isRefused('en', 'Latn', text)).toBe(true);
  });

  test('a page that is one sentence without its full stop is taken', () => {
    expect(cutOf('ar', 'Arab', 'كان فراشه قصيرا جدا')).toBe('[كان]| |فراشه| |قصيرا| |جدا');
  });

  test('the wrap of a printed page is no line of its own', () => {
    expect(sentenceOf('en', 'Latn', 'The monkey\nleaves my bike\nunder trees.', { level: 5 })).toMatchObject({
      sentence: 'The monkey leaves my bike under trees.',
    });
  });
});

describe('the game', () => {
  const text = 'Cow was\nafraid. The driver\nwas very annoyed.';
  const game = sentenceOf('en', 'Latn', text);

  test('names the page, its picture and where in the stored text each token stands', () => {
    expect(game).toMatchObject({ id: 'drag-1-2', pageNumber: 1, pictureKey: 'picture 1', unit: 'word' });
    expect(text.slice(game.span.from, game.span.to)).toBe('The driver\nwas very annoyed.');
    expect(game.tokens.map(({ span }) => text.slice(span.from, span.to))).toEqual([
      'The',
      'driver',
      'was',
      'very',
      'annoyed.',
    ]);
  });

  test('says words without their punctuation', () => {
    expect(game.tokens.at(-1)).toMatchObject({ text: 'annoyed.', spoken: 'annoyed' });
  });

  test('offers all tokens that are not given, and not in their order', () => {
    const inOrder = game.tokens.filter(({ isGiven }) => !isGiven).map(({ id }) => id);
    expect(game.offered.toSorted()).toEqual(inOrder.toSorted());
    expect(game.offered).not.toEqual(inOrder);
  });

  test('gives the first word where a name has a capital as well', () => {
    expect(cutOf('en', 'Latn', 'So Donkey starts running too.')).toBe('[So]| |Donkey| |starts| |running| |too.');
  });

  test('gives the first noun in German, where all nouns have capitals', () => {
    expect(cutOf('de', 'Latn', 'Ist sie unter dem Bett?')).toBe('[Ist]| |sie| |unter| |dem| |Bett?');
  });

  test('is shorter for the youngest', () => {
    const long = 'It smashed into pieces on the ground.';
    expect(isRefused('en', 'Latn', long, { level: 1 })).toBe(true);
    expect(isRefused('en', 'Latn', long, { level: 3 })).toBe(false);
  });

  test('comes at most four times, once a page, in story order, each time with other words', () => {
    const pages = ['hat', 'bag', 'bed', 'hoe', 'cup'].map((thing) => `His ${thing} was too small. He was very sad.`);
    const games = makeGames(madeSource('en', 'Latn', pages)).dragWord;
    expect(games.length).toBe(4);
    expect(new Set(games.map(({ pageNumber }) => pageNumber)).size).toBe(4);
    expect(games.map(({ pageNumber }) => pageNumber)).toEqual(
      games.map(({ pageNumber }) => pageNumber).toSorted((one, other) => one - other),
    );
    expect(new Set(games.map(({ sentence }) => sentence)).size).toBe(4);
  });

  test('misses a third of the words at most, never the first, where a story has long sentences', () => {
    const pages = [
      'His small dog ran home from school again.',
      'One grey morning they walked slowly down the stony road.',
    ];
    const games = makeGames(madeSource('en', 'Latn', pages, { level: 4 })).dragWord;
    expect(games.map(({ form }) => form)).toEqual(['gaps', 'gaps']);
    expect(games.map(({ tokens }) => tokens.filter(({ isGiven }) => !isGiven).length)).toEqual([2, 3]);
    for (const { tokens, offered } of games) {
      expect(tokens[0]?.isGiven).toBe(true);
      expect(offered.toSorted()).toEqual(tokens.flatMap(({ id, isGiven }) => (isGiven ? [] : id)).toSorted());
    }
  });

  test('is one of order where the sentences are short', () => {
    expect(game.form).toBe('order');
  });
});
