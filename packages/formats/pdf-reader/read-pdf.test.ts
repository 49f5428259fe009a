import { deflateSync } from 'node:zlib';
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { FormatError } from '../format-error.ts';
import { createPdfWriter } from '../pdf/create-pdf-writer.ts';
import type { PublicationLanguage } from '../publication.ts';
import { madePublication, madeWords } from '../testing/made-publication.ts';
import { readPdf } from './read-pdf.ts';

const writer = createPdfWriter();
const languages = {
  en: { tag: 'en', name: 'English', script: 'Latn', direction: 'ltr' },
  ar: { tag: 'ar', name: 'العربية', script: 'Arab', direction: 'rtl' },
  hi: { tag: 'hi', name: 'हिन्दी', script: 'Deva', direction: 'ltr' },
  km: { tag: 'km', name: 'ខ្មែរ', script: 'Khmr', direction: 'ltr' },
} as const satisfies Record<string, PublicationLanguage>;
const stories = {
  en: 'Amina has a red kite that flies over the office, far away from the village where all of the people live and fish.',
  ar: 'لأمينة طائرة ورقية حمراء، وهي تحب الريح كثيرا. قالت الجدة: «الله معك».',
  hi: 'अमीना के पास एक लाल पतंग है। वह हिन्दी में गिनती करती है।',
  km: 'អាមីណាមានខ្លែងពណ៌ក្រហមមួយ។ នាងចូលចិត្តលេងនៅវាលស្រែ។',
};

async function madePdf(code: keyof typeof languages): Promise<Buffer> {
  const [cover = { text: '', alt: '' }, first = cover, second = cover] = madePublication().pages;
  const text = stories[code];
  const bytes = new Uint8Array(
    await sharp({ create: { width: 320, height: 240, channels: 3, background: '#c30' } })
      .jpeg()
      .toBuffer(),
  );
  const picture = { bytes, type: 'image/jpeg', width: 320, height: 240 } as const;
  const publication = madePublication({
    language: languages[code],
    pages: [cover, { ...first, text, picture }, { ...second, text: `${text}\n\n${text}` }],
  });
  const made = await writer.write({
    publication,
    words: madeWords(),
    layout: 'portrait',
    edition: 'full',
    paper: 'A4',
  });
  return Buffer.from(made.bytes);
}

async function withTags(bytes: Buffer, change: (file: PDFDocument) => void): Promise<Buffer> {
  const file = await PDFDocument.load(bytes, { updateMetadata: false });
  change(file);
  return Buffer.from(await file.save());
}

function dictsOf(file: PDFDocument): PDFDict[] {
  return file.context.enumerateIndirectObjects().flatMap(([, object]) => (object instanceof PDFDict ? [object] : []));
}

async function codeOf(
  bytes: Uint8Array,
  language: string | undefined = 'en',
  licence: 'CC-BY-4.0' | undefined = 'CC-BY-4.0',
) {
  const error = await readPdf(bytes, 'kite.pdf', { language, licence }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(FormatError);
  return error instanceof FormatError ? [error.code, error.message] : [];
}

describe('a PDF of ours comes back with its words', () => {
  it.each(['en', 'ar', 'hi', 'km'] as const)('in %s', async (code) => {
    const { publication, isOurs } = await readPdf(await madePdf(code), 'kite.pdf', { language: code });
    const [cover, ...pages] = publication.pages;
    expect(cover?.text).toBe('');
    expect(pages.slice(0, 2).map(({ text }) => text)).toEqual([stories[code], `${stories[code]}\n\n${stories[code]}`]);
    expect(publication).toMatchObject({
      title: 'The Red Kite',
      credits: [{ role: 'AUTHOR', name: 'Amina Kite' }],
      licence: { code: 'CC-BY-4.0' },
      language: { tag: code, direction: languages[code].direction },
    });
    expect(isOurs).toBe(false);
  });

  it('with the one large picture of a page', async () => {
    const { publication, readPart, warnings } = await readPdf(await madePdf('en'), 'kite.pdf', { language: 'en' });
    expect(publication.pages[1]?.picture).toMatchObject({ type: 'image/jpeg', width: 320, height: 240 });
    const bytes = await readPart(publication.pages[1]?.picture?.name ?? '');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 240 });
    expect((await sharp(bytes).stats()).dominant).toMatchObject({ r: 200, g: 56, b: 8 });
    expect(publication.pages[2]?.picture).toBeUndefined();
    expect(warnings.map(({ code }) => code)).toEqual(['cover-words-left-out', 'layout-left-out']);
  });
});

describe('a PDF by others', () => {
  it('is read from top to bottom in paragraphs, without page numbers', async () => {
    const file = await PDFDocument.create();
    file.setTitle('Microsoft Word - kite.docx');
    file.addPage([400, 400]).drawText('My Kite', { x: 40, y: 300, size: 30 });
    const page = file.addPage([400, 400]);
    page.drawText('3', { x: 200, y: 20, size: 12 });
    page.drawText('It is red.', { x: 40, y: 200, size: 16 });
    page.drawText('Amina has a kite that flies far over the vil-', { x: 40, y: 300, size: 16 });
    page.drawText('lage and the sea.', { x: 40, y: 280, size: 16 });
    const fallback = { language: 'en', licence: 'CC-BY-4.0' } as const;
    const { publication } = await readPdf(await file.save(), 'books/my_red-kite.pdf', fallback);
    expect(publication.title).toBe('my red kite');
    expect(publication.pages.map(({ text }) => text)).toEqual([
      '',
      'Amina has a kite that flies far over the village and the sea.\n\nIt is red.',
    ]);
  });

  it.each([
    ['Amina Kite and Ben Okri; Lulu Wind', ['Amina Kite', 'Ben Okri', 'Lulu Wind']],
    ['Ministry of Education and Sports', ['Ministry of Education and Sports']],
    ['Unknown Press, Inc.', ['Unknown Press, Inc.']],
    ['n/a', []],
  ])('by “%s” is by whom that names, and no organisation is cut in two', async (author, names) => {
    const file = await PDFDocument.load(await madePdf('en'));
    file.setAuthor(author);
    const { publication } = await readPdf(await file.save(), 'kite.pdf', { language: 'en' });
    expect(publication.credits).toEqual(names.map((name) => ({ role: 'AUTHOR', name })));
  });

  it('has no half letters and no NUL in what it says of itself', async () => {
    const file = await PDFDocument.load(await madePdf('en'));
    file.setTitle(`K\0${'i'.repeat(198)}🪁te`);
    file.setAuthor('Amina\0 Kite');
    const { publication } = await readPdf(await file.save(), 'kite.pdf', { language: 'en' });
    expect([publication.title, publication.credits[0]?.name]).toEqual([`K${'i'.repeat(198)}`, 'Amina Kite']);
  });
});

describe('a PDF is refused, and says why', () => {
  it('without a language, and without a licence', async () => {
    const file = await PDFDocument.create();
    file.addPage().drawText('Amina has a kite.');
    const bytes = await file.save();
    const error = await readPdf(bytes, 'kite.pdf').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      code: 'language-missing',
      message: expect.stringContaining('--language sw') as string,
    });
    const missing = await readPdf(bytes, 'kite.pdf', { language: 'en' }).catch((thrown: unknown) => thrown);
    expect(missing).toMatchObject({ code: 'licence-missing', message: expect.stringContaining('--licence') as string });
  });

  it('where it is scanned', async () => {
    const file = await PDFDocument.create();
    const scan = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#eee' } })
      .jpeg()
      .toBuffer();
    const picture = await file.embedJpg(scan);
    for (let number = 0; number < 3; number++) file.addPage([300, 400]).drawImage(picture);
    expect(await codeOf(await file.save())).toEqual([
      'pdf-scanned',
      expect.stringContaining('This PDF holds pictures of pages, not text: 3 of 3 pages') as string,
    ]);
  });

  it('where its glyphs are not the words', async () => {
    const noUnicode = await withTags(await madePdf('en'), (file) => {
      for (const dict of dictsOf(file)) dict.delete(PDFName.of('ToUnicode'));
    });
    expect(await codeOf(noUnicode)).toEqual(['pdf-text-garbled', expect.stringContaining('which letters') as string]);
    const unknown = await withTags(await madePdf('en'), (file) => {
      for (const dict of dictsOf(file))
        if (dict.get(PDFName.of('S')) === PDFName.of('P'))
          dict.set(PDFName.of('ActualText'), PDFHexString.fromText('A kite \ue001\ue002\ufffd'));
    });
    expect(await codeOf(unknown)).toEqual(['pdf-text-garbled', expect.stringContaining('letters are none') as string]);
    for (const code of ['ar', 'hi', 'km'] as const) {
      const untagged = await withTags(await madePdf(code), (file) => {
        file.catalog.delete(PDFName.of('StructTreeRoot'));
      });
      expect(await codeOf(untagged, code)).toEqual([
        'pdf-text-garbled',
        expect.stringContaining('another order') as string,
      ]);
    }
    expect(await codeOf(await madePdf('en'), 'hi')).toEqual([
      'pdf-text-garbled',
      expect.stringContaining('not those of the language') as string,
    ]);
  });

  it('where it is locked, damaged or too long', async () => {
    const locked = await PDFDocument.load(await madePdf('en'));
    locked.encrypt({ ownerPassword: 'moon', userPassword: 'kite' });
    expect((await codeOf(await locked.save()))[0]).toBe('pdf-encrypted');
    const forbidden = await PDFDocument.load(await madePdf('en'));
    forbidden.encrypt({ ownerPassword: 'moon', permissions: { copying: false } });
    expect((await codeOf(await forbidden.save()))[0]).toBe('pdf-encrypted');
    expect((await codeOf(Buffer.from('no PDF')))[0]).toBe('pdf-damaged');
    expect((await codeOf((await madePdf('en')).subarray(0, 2000)))[0]).toBe('pdf-damaged');
    const long = await PDFDocument.create();
    for (let number = 0; number <= 400; number++) long.addPage();
    expect((await codeOf(await long.save()))[0]).toBe('too-many-pages');
  });

  it.each<[string, string[], () => Buffer]>([
    ['a stream of spaces', ['FlateDecode'], () => deflateSync(Buffer.alloc(101e6, ' '))],
    ['one packed twice', ['FlateDecode', 'FlateDecode'], () => deflateSync(deflateSync(Buffer.alloc(101e6, ' ')))],
    [
      'one in letters',
      ['ASCIIHexDecode', 'FlateDecode'],
      () => Buffer.from(deflateSync(Buffer.alloc(101e6, ' ')).toString('hex')),
    ],
    ['one of repetitions', ['RunLengthDecode'], () => Buffer.alloc(1.7e6, Buffer.from([129, 32]))],
  ])('where few bytes become too many: %s', async (_what, filters, packed) => {
    const bomb = await PDFDocument.create();
    const stream = PDFRawStream.of(bomb.context.obj({ Filter: filters.map((name) => PDFName.of(name)) }), packed());
    bomb.addPage().node.set(PDFName.of('Contents'), bomb.context.register(stream));
    const bytes = await bomb.save();
    expect(bytes.length).toBeLessThan(2e6);
    expect((await codeOf(bytes))[0]).toBe('file-too-large');
  });

  it('where it is over the size, before it is read', async () => {
    const read = async () => {
      throw new Error('it was read');
    };
    const error = await readPdf({ byteLength: 100_000_001, read }, 'kite.pdf').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'file-too-large' });
  });
});
