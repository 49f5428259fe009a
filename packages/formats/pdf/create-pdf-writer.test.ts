import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { FormatError } from '../format-error.ts';
import { madePicture, madePublication, madeWords } from '../testing/made-publication.ts';
import type { Publication } from '../publication.ts';
import { mendTags } from './mend-tags.ts';

import type { PdfOptions } from './create-pdf-writer.ts';
import { createPdfWriter } from './create-pdf-writer.ts';
import { readMadePdf } from './read-made-pdf.ts';
import { scriptTexts } from '../testing/script-texts.ts';

const writer = createPdfWriter();
const arabic = { tag: 'ar', name: 'العربية', script: 'Arab', direction: 'rtl' } as const;

async function make(changes: Partial<PdfOptions> = {}) {
  const options: PdfOptions = {
    publication: madePublication(),
    words: madeWords(),
    layout: 'portrait',
    edition: 'full',
    paper: 'A4',
    ...changes,
  };
  const made = await writer.write(options);
  return { ...made, read: await readMadePdf(made.bytes) };
}

/** A book of so many leaves, cover and last page among them, that all say which one they are: "Leaf 3". */
function countedBook(leaves: number, direction: 'ltr' | 'rtl'): Publication {
  const { pages, language } = madePublication();
  const inner = Array.from({ length: leaves - 2 }, (_, index) => ({ text: `Leaf ${index + 2}`, alt: '' }));
  return madePublication({
    title: 'Leaf 1',
    credits: [],
    library: `Leaf ${leaves}`,
    language: direction === 'rtl' ? arabic : language,
    pages: [...pages.slice(0, 1), ...inner],
  });
}

const wordsOf = ({ read }: Awaited<ReturnType<typeof make>>) => read.paragraphs.map(({ words }) => words);

describe('a PDF of big pages', () => {
  it('has the cover, each page and the page about the book, one to a sheet of the paper', async () => {
    const made = await make();
    expect(made).toMatchObject({ pages: 5, sheets: 5 });
    expect(wordsOf(made)).toEqual([
      'The Red Kite',
      'Amina Kite · Joseph Hill',
      'Amina has a red kite.',
      'There is no wind.',
      '"Run," says Joseph.',
      'About this book',
      'The Red Kite',
      'Author',
      'Amina Kite',
      'Illustrator',
      'Joseph Hill',
      'Licence',
      'Creative Commons Attribution 4.0',
      'https://creativecommons.org/licenses/by/4.0/',
      "From Let's Read",
      'https://books.example/en/book/the-red-kite',
    ]);
  });

  it.each([
    ['portrait', 'A4', 595, 842],
    ['portrait', 'Letter', 612, 792],
    ['landscape', 'A4', 842, 595],
    ['landscape', 'Letter', 792, 612],
    ['booklet', 'A4', 842, 595],
    ['booklet', 'Letter', 792, 612],
  ] as const)('%s on %s fits the paper', async (layout, paper, width, height) => {
    const { bytes } = await make({ layout, paper });
    const [page] = (await PDFDocument.load(bytes)).getPages();
    expect([Math.round(page?.getWidth() ?? 0), Math.round(page?.getHeight() ?? 0)]).toEqual([width, height]);
  });

  it('is tagged, with title, language, author and PDF/UA-1, and describes its pictures', async () => {
    const { read, bytes } = await make();
    expect(read.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(read).toMatchObject({ language: 'en', direction: 'L2R' });
    expect(read.paragraphs.map(({ role }) => role).filter((role) => role !== 'P')).toEqual(['H1', 'H2']);
    // The last has no words to be read aloud, so that the picture is at least named.
    expect(read.alts).toEqual(['A red kite over a hill', 'Amina holds her kite', 'Joseph runs', 'Page 3']);
    const inBengali = { tag: 'bn', name: 'বাংলা', script: 'Beng', direction: 'ltr' } as const;
    expect((await make({ words: madeWords({ language: inBengali }) })).read.alts.at(-1)).toBe('Page ৩');
    const file = await PDFDocument.load(bytes, { updateMetadata: false });
    expect([file.getTitle(), file.getAuthor()]).toEqual(['The Red Kite', 'Amina Kite']);
    expect(file.getCreationDate()).toEqual(new Date('2026-11-21T08:00:00Z'));
  });

  it('is read from right to left where the language is', async () => {
    const { read } = await make({ publication: madePublication({ language: arabic }) });
    expect(read).toMatchObject({ language: 'ar', direction: 'R2L' });
    // Typst by itself takes Punjabi for right-to-left whatever its script, and Dari for left-to-right.
    const dari = await make({ publication: madePublication({ language: { ...arabic, tag: 'prs' } }) });
    expect(dari.read.direction).toBe('R2L');
    const punjabi = { tag: 'pa', name: 'ਪੰਜਾਬੀ', script: 'Guru', direction: 'ltr' } as const;
    expect((await make({ publication: madePublication({ language: punjabi }) })).read.direction).toBe('L2R');
  });

  it('holds the JPEG as it came, once', async () => {
    const { bytes } = await make();
    const file = Buffer.from(bytes);
    for (const colour of ['orange', 'blue', 'green'] as const) {
      const picture = Buffer.from(madePicture(colour).bytes);
      expect(file.includes(picture)).toBe(true);
      expect(file.indexOf(picture)).toBe(file.lastIndexOf(picture));
    }
  });

  it('has the same bytes each time, whatever was written in between and by whom', async () => {
    const first = await make({ layout: 'booklet' });
    await make({ publication: madePublication({ language: arabic }), edition: 'lightInk' });
    const again = await make({ layout: 'booklet' });
    const other = await createPdfWriter().write({
      publication: madePublication(),
      words: madeWords(),
      layout: 'booklet',
      edition: 'full',
      paper: 'A4',
    });
    expect(Buffer.compare(first.bytes, again.bytes)).toBe(0);
    expect(Buffer.compare(first.bytes, other.bytes)).toBe(0);
  });

  it('may be asked for many at once', async () => {
    const titles = ['One', 'Two', 'Three', 'Four'];
    const made = await Promise.all(
      titles.map((title) => make({ publication: madePublication({ title }), layout: 'booklet' })),
    );
    expect(made.map((each) => wordsOf(each)[0])).toEqual(titles);
  });

  it('takes text for nothing but text', async () => {
    const text = '#panic("no") $x$ *b* \\ @preview/x <label> // // "quotes" <b>&amp;</b>';
    const made = await make({
      publication: madePublication({
        title: '= #include "x"',
        pages: [
          { text: '', alt: '' },
          { text, alt: '' },
        ],
      }),
    });
    expect(wordsOf(made)).toEqual(expect.arrayContaining(['= #include "x"', text]));
  });

  it('says all of a text that is much too long for a leaf, on further leaves', async () => {
    const sentence = 'The kite flies over the hill, over the river and over the town. ';
    const text = `${sentence.repeat(150).trim()}\n\nThe end.`;
    const publication = madePublication({
      pages: [...madePublication().pages.slice(0, 2), { ...madePublication().pages[2], text, alt: '' }],
    });
    for (const layout of ['portrait', 'landscape', 'booklet'] as const) {
      const made = await make({ publication, layout });
      const [min, max] = layout === 'booklet' ? [4, 10] : [6, 10];
      expect(made.pages).toBeGreaterThanOrEqual(min);
      expect(made.pages).toBeLessThanOrEqual(max);
      const plain = (words: string) => words.replaceAll(/\s/g, '');
      expect(plain(wordsOf(made).join(''))).toContain(plain(text));
    }
  });

  it('cuts off no long word, credit or title', async () => {
    const long = 'Donaudampfschifffahrtsgesellschaftskapitän';
    const names = Array.from({ length: 400 }, (_, index) => ({
      role: 'CONTRIBUTOR' as const,
      name: `${long} ${index}`,
    }));
    const publication = madePublication({ title: `${long} `.repeat(6), credits: names });
    for (const layout of ['portrait', 'landscape', 'booklet'] as const) {
      const { read } = await make({ publication, layout });
      for (const { width, texts } of read.pages) {
        expect(texts.every(({ x, y }) => x > 20 && x < width - 20 && y > 15 && y < 830)).toBe(true);
      }
      expect(read.paragraphs.map(({ words }) => words).join(' ')).toContain(`${names[399]?.name ?? ''}`);
    }
  });

  it('numbers its pages in the digits of the book', async () => {
    const { read } = await make({ publication: madePublication({ language: arabic }) });
    const numbers = read.pages.map(({ texts }) =>
      texts
        .filter(({ id }) => id === undefined)
        .map(({ text }) => text)
        .join(''),
    );
    expect(numbers).toEqual(['', '١', '٢', '٣', '']);
  });

  it('is not made with a letter missing, and says which', async () => {
    const pages = [
      { text: '', alt: '' },
      { text: 'A kite 🪁 of \u{1f1e6}\u{e000} and \u{10a00}.', alt: '' },
    ];
    await expect(make({ publication: madePublication({ pages }) })).rejects.toMatchObject({
      code: 'glyphs-missing',
      message: expect.stringContaining('no font has these characters: \u{e000} \u{10a00}'),
    });
    expect(await make()).toMatchObject({ pages: 5 });
  });

  it('is made of a book without pictures, names or words, too', async () => {
    const publication = madePublication({
      pages: [
        { text: '', alt: '' },
        { text: '', alt: '' },
      ],
      credits: [],
      description: '',
    });
    expect(await make({ publication })).toMatchObject({ pages: 3 });
  });

  it('refuses a picture that is none', async () => {
    const picture = { ...madePicture('blue'), bytes: new TextEncoder().encode('<svg/>') };
    await expect(
      make({ publication: madePublication({ pages: [{ text: '', alt: '', picture }] }) }),
    ).rejects.toMatchObject({
      code: 'picture-damaged',
    });
  });
});

describe.each([4, 8, 12, 13, 16])('a booklet of %i leaves', (leaves) => {
  const padded = Math.ceil(leaves / 4) * 4;
  // Where a leaf lies, told without the function that the writer uses: the last one outside, blanks before it.
  const numberAt = (slot: number) => (slot === padded ? leaves : slot < leaves ? slot : undefined);

  it.each(['ltr', 'rtl'] as const)('has its leaves where the folded sheets want them, %s', async (direction) => {
    const made = await make({ publication: countedBook(leaves, direction), layout: 'booklet' });
    expect(made).toMatchObject({ pages: padded / 2, sheets: padded / 4 });
    const halves = made.read.pages.map(({ width, texts }) => {
      const numberIn = (isLeft: boolean) => {
        const words = texts
          .filter(({ x }) => x < width / 2 === isLeft)
          .map(({ text }) => text)
          .join(' ');
        const found = /Leaf\s+(\d+)/.exec(words.replaceAll('From ', ''))?.[1];
        return found === undefined ? undefined : Number(/About/.test(words) ? leaves : found);
      };
      return [numberIn(true), numberIn(false)];
    });
    const expected = Array.from({ length: padded / 4 }, (_, sheet) => [
      [padded - 2 * sheet, 1 + 2 * sheet],
      [2 + 2 * sheet, padded - 1 - 2 * sheet],
    ]).flat();
    const sides = direction === 'ltr' ? expected : expected.map((side) => side.toReversed());
    expect(halves).toEqual(sides.map((side) => side.map(numberAt)));
  });

  it('is read aloud in the order of the book, and says how to print it on the last leaf alone', async () => {
    const made = await make({ publication: countedBook(leaves, 'ltr'), layout: 'booklet' });
    const inner = Array.from({ length: leaves - 2 }, (_, index) => `Leaf ${index + 2}`);
    expect(wordsOf(made).slice(0, leaves)).toEqual(['Leaf 1', ...inner, 'About this book']);
    expect(wordsOf(made).filter((words) => words.startsWith('Print on'))).toHaveLength(1);
    expect(wordsOf(made).at(-1)).toBe('Print on both sides, flip on the short edge.');
    expect(made.read.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });
});

it('a booklet for a printer that turns the sheet on its long edge has its backs on their heads, and says so', async () => {
  const short = await make({ publication: countedBook(8, 'ltr'), layout: 'booklet' });
  const long = await make({ publication: countedBook(8, 'ltr'), layout: 'booklet', flip: 'long' });
  expect(short.read.pages.map(({ turned }) => turned)).toEqual([0, 0, 0, 0]);
  expect(long.read.pages.map(({ turned }) => turned)).toEqual([0, 180, 0, 180]);
  expect(wordsOf(long).slice(0, -1)).toEqual(wordsOf(short).slice(0, -1));
  expect(wordsOf(long).at(-1)).toBe('Print on both sides, flip on the long edge.');
});

describe('an edition', () => {
  const second = madePublication({
    title: 'الطائرة الورقية',
    language: arabic,
    pages: madePublication().pages.map((page, index) => ({ ...page, text: index === 0 ? '' : `الصفحة ${index}` })),
  });

  it('that is bilingual says each page in both languages, the first one first', async () => {
    const made = await make({ edition: 'bilingual', second });
    expect(wordsOf(made).slice(0, 9)).toEqual([
      'The Red Kite',
      'الطائرة الورقية',
      'Amina Kite · Joseph Hill',
      'Amina has a red kite.',
      'الصفحة 1',
      'There is no wind.',
      '"Run," says Joseph.',
      'الصفحة 2',
      'الصفحة 3',
    ]);
    expect(made.read).toMatchObject({ language: 'en', direction: 'L2R' });
    expect(made.pages).toBe(5);
  });

  it('without words has the title, lines to write on, and all who made the book', async () => {
    const made = await make({ edition: 'wordless' });
    const words = wordsOf(made);
    expect(words.slice(0, 3)).toEqual(['The Red Kite', 'Amina Kite · Joseph Hill', 'About this book']);
    expect(words).toContain('Creative Commons Attribution 4.0');
    expect(made.pages).toBe(5);
  });

  it('with little ink keeps words and credits, says what was changed, and draws the pictures pale', async () => {
    const made = await make({ edition: 'lightInk' });
    expect(wordsOf(made)).toEqual([...wordsOf(await make()), 'Changed: the pictures are pale.']);
    expect(Buffer.from(made.bytes).includes(Buffer.from(madePicture('green').bytes))).toBe(true);
    expect(Buffer.from(made.bytes).includes('/Luminosity')).toBe(true);
  });

  it.each(['full', 'bilingual', 'wordless', 'lightInk'] as const)('never lacks the licence: %s', async (edition) => {
    for (const layout of ['portrait', 'landscape', 'booklet'] as const) {
      expect(wordsOf(await make({ edition, second, layout }))).toEqual(
        expect.arrayContaining(['About this book', 'Licence', 'Creative Commons Attribution 4.0', 'Amina Kite']),
      );
    }
  });

  it('of a book that may not be changed is only the full one', async () => {
    const licence = { ...madePublication().licence, code: 'CC-BY-ND-4.0', allowsDerivatives: false };
    const publication = madePublication({ licence });
    expect(await make({ publication })).toMatchObject({ pages: 5 });
    expect(await make({ publication, layout: 'booklet' })).toMatchObject({ sheets: 2 });
    for (const edition of ['bilingual', 'wordless', 'lightInk'] as const)
      await expect(make({ publication, second, edition })).rejects.toMatchObject({ code: 'licence-allows-no-changes' });
    await expect(make({ edition: 'bilingual', second: { ...second, licence } })).rejects.toMatchObject({
      code: 'licence-allows-no-changes',
    });
  });

  it('that is bilingual wants a second edition with as many pages', async () => {
    await expect(make({ edition: 'bilingual' })).rejects.toMatchObject({ code: 'second-edition-missing' });
    const short = { ...second, pages: second.pages.slice(1) };
    const attempt = make({ edition: 'bilingual', second: short });
    await expect(attempt).rejects.toBeInstanceOf(FormatError);
    await expect(attempt).rejects.toMatchObject({ code: 'editions-differ' });
  });

  it('is written after another was refused', async () => {
    await expect(make({ edition: 'bilingual' })).rejects.toThrow('a bilingual file needs a second edition');
    expect(await make()).toMatchObject({ pages: 5 });
  });
});

describe.each(['my', 'mnw', 'km'])('lines of %s', (tag) => {
  const sample = scriptTexts.find(({ language }) => language.tag === (tag === 'km' ? 'km' : 'my'));
  if (sample === undefined) throw new Error('there is no text in this script');

  it.each(['portrait', 'landscape', 'booklet'] as const)(
    'begin with no full stop and within no syllable: %s',
    async (layout) => {
      const text = sample.text.repeat(3);
      const pages = [
        { text: '', alt: '' },
        { text, alt: '', picture: madePicture('blue') },
        { text: text.slice(text.indexOf(' ') + 1), alt: '', picture: { ...madePicture('blue'), width: 60 } },
      ];
      const { read } = await make({
        publication: madePublication({ language: { ...sample.language, tag }, pages }),
        layout,
      });
      const lines = read.pages.flatMap(({ texts, width }) =>
        [...Map.groupBy(texts, ({ x, y }) => `${y.toFixed(0)} ${x < width / 2 && layout === 'booklet'}`).values()].map(
          (runs) =>
            runs
              .toSorted((one, other) => one.x - other.x)
              .map((run) => run.text)
              .join(''),
        ),
      );
      const own = lines.filter((line) => /[\u1000-\u109f\u1780-\u17ff]/.test(line));
      expect(own.length).toBeGreaterThan(10);
      expect(own.filter((line) => /^\s*(?:[။၊។៕ៗ]|\p{M}|\p{Lo}\u1037?[\u1039\u103a])/u.test(line))).toEqual([]);
    },
  );
});

it('letters under marks that a font moves are written into the tags', async () => {
  const text = 'Àgʉ̀pɨ́ ɨ́zʉ̀ rɨ́.';
  const { read } = await make({
    publication: madePublication({
      pages: [
        { text: '', alt: '' },
        { text, alt: '' },
      ],
    }),
  });
  expect(read.paragraphs).toContainEqual({ role: 'P', words: text, isActualText: true, page: 1 });
  expect(read.paragraphs[0]).toMatchObject({ words: 'The Red Kite', isActualText: false });
});

it('tags are not mended that are not those of the book', async () => {
  const { bytes } = await make();
  await expect(mendTags(bytes, { direction: 'ltr', paragraphs: [] })).rejects.toThrow(
    '16 paragraphs are tagged, 0 were set',
  );
  const paragraphs = Array.from({ length: 16 }, () => ({ words: '', isPlain: true }));
  await expect(mendTags(bytes, { paragraphs, direction: 'ltr', leafOrder: [0] })).rejects.toThrow(
    'not those of its leaves',
  );
  const bare = await PDFDocument.create();
  bare.addPage();
  await expect(mendTags(await bare.save(), { direction: 'ltr', paragraphs: [] })).rejects.toThrow('no tags');
});
