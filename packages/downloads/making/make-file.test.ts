import { openZip } from '@letsread/formats/epub/container/open-zip.ts';
import { readEpub } from '@letsread/formats/epub/read-epub.ts';
import { fonts } from '@letsread/formats/fonts/fonts.ts';
import { fontsOfLanguage } from '@letsread/formats/fonts/fonts-of-language.ts';
import { madeMp3 } from '@letsread/formats/testing/made-bloompub.ts';
import { madePicture, madePublication } from '@letsread/formats/testing/made-publication.ts';
import { createPdfWriter } from '@letsread/formats/pdf/create-pdf-writer.ts';
import { readMadePdf } from '@letsread/formats/pdf/read-made-pdf.ts';
import { scriptTexts } from '@letsread/formats/testing/script-texts.ts';
import type { Publication } from '@letsread/formats/publication.ts';
import { parseBuffer } from 'music-metadata';
import { expect, test } from 'vitest';
import type { DownloadEdition, DownloadKind } from '../choice.ts';
import { downloadKinds } from '../contract.ts';
import { makeFile } from './make-file.ts';
import { publicationWords } from '../publication-words.ts';

const writer = createPdfWriter();

/** Where lines end is the file's own matter. */
const plain = (words: string) => words.replaceAll(/\s/g, '');

/** A small book: a title, a page with a picture, a page without. */
function bookIn({ language, title, text }: (typeof scriptTexts)[number]): Publication {
  const pages = [
    { text: '', alt: '' },
    { text, alt: '', picture: madePicture('blue') },
    { text: title, alt: '' },
  ];
  return madePublication({ title, language, pages, description: '' });
}

function readAloud(publication: Publication): Publication {
  const sound = { bytes: madeMp3(2), type: 'audio/mpeg' } as const;
  const narration = { sound, durationMs: 50, unit: 'sentence', clip: null, marks: [] } as const;
  return { ...publication, pages: publication.pages.map((page) => ({ ...page, narration })) };
}

/** The words of a file of any kind, without white space. */
async function wordsOf(
  publication: Publication,
  kind: DownloadKind,
  edition: DownloadEdition = 'full',
  second?: Publication,
): Promise<string> {
  const paper = ['text', 'audio', 'epub', 'epubReflowable'].includes(kind) ? null : 'A4';
  const choice = {
    kind,
    edition,
    paper,
    flip: kind === 'booklet' ? ('short' as const) : null,
    secondEditionId: null,
  } as const;
  const { bytes } = await makeFile(
    {
      choice,
      publication: kind === 'audio' ? readAloud(publication) : publication,
      second,
      words: publicationWords(publication.language),
    },
    writer,
  );
  if (kind === 'audio') return plain((await parseBuffer(bytes, 'audio/mpeg')).common.lyrics?.[0]?.text ?? '');
  if (kind === 'text') return plain(Buffer.from(bytes).toString());
  if (paper !== null) return plain((await readMadePdf(bytes)).paragraphs.map(({ words }) => words).join('\n'));
  const book = await readEpub(Buffer.from(bytes), 'book.epub');
  return plain([book.publication.title, ...book.publication.pages.map(({ text }) => text)].join('\n'));
}

test('the texts below use every font that printed files have', () => {
  const used = new Set(scriptTexts.flatMap(({ language }) => fontsOfLanguage(language)));
  const others = Object.keys(fonts).filter((name) => name !== 'emoji' && !used.has(name as keyof typeof fonts));
  expect(others).toEqual([]);
});

test.for(scriptTexts)('every kind of file in $language.name ($language.script) has all its words', async (sample) => {
  const publication = bookIn(sample);
  for (const kind of downloadKinds) {
    const words = await wordsOf(publication, kind);
    expect(words, kind).toContain(plain(sample.title));
    expect(words, kind).toContain(plain(sample.text));
  }
});

test('a book in two languages is set in the fonts of both', async () => {
  const [khmer, english, kannada] = ['km', 'en', 'kn'].map((tag) => {
    const sample = scriptTexts.find(({ language }) => language.tag === tag);
    if (sample === undefined) throw new Error(`there is no text in ${tag}`);
    return sample;
  });
  if (khmer === undefined || english === undefined || kannada === undefined) throw new Error('a text is missing');
  for (const second of [english, kannada]) {
    const words = await wordsOf(bookIn(khmer), 'booklet', 'bilingual', bookIn(second));
    expect(words).toContain(plain(khmer.text));
    expect(words).toContain(plain(second.text));
  }
});

test.for(['hi', 'my', 'he', 'te'])(
  'a book in %s is set by its letters when its language is said to be Latin',
  async (tag) => {
    const sample = scriptTexts.find(({ language }) => language.tag === tag);
    if (sample === undefined) throw new Error(`there is no text in ${tag}`);
    const mistaken = { ...sample.language, script: 'Latn', direction: 'ltr' } as const;
    const publication = bookIn({ ...sample, language: mistaken });
    for (const kind of downloadKinds) expect(await wordsOf(publication, kind), kind).toContain(plain(sample.text));
    const epub = { kind: 'epub', edition: 'full', paper: null, flip: null, secondEditionId: null } as const;
    const words = publicationWords(mistaken);
    const { bytes } = await makeFile({ choice: epub, publication, words }, writer);
    const zip = await openZip(Buffer.from(bytes), 'book.epub');
    expect(zip.has('EPUB/fonts/story-1.ttf')).toBe(true);
    const sheet = (await zip.read('EPUB/style.css')).toString();
    expect(sheet).toContain(`.script-${sample.language.script.toLowerCase()}{font-family:"story-1"`);
  },
);
