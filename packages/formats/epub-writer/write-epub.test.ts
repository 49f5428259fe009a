import { unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { findAll, readXml, textOf } from '../epub/markup/read-xml.ts';
import { madePublication, madeWords } from '../testing/made-publication.ts';
import type { Publication, PublicationPage } from '../publication.ts';
import { lintEpub, validateEpub } from './lint-epub.ts';
import { type EpubOptions, writeEpub } from './write-epub.ts';

const arabic = { tag: 'ar', name: 'العربية', script: 'Arab', direction: 'rtl' } as const;
const inArabic = madePublication({
  id: 'urn:lets-read:edition:77',
  title: 'الطائرة الحمراء',
  language: arabic,
  pages: madePublication().pages.map((page, at) => ({
    ...page,
    text: at === 0 || at === 3 ? '' : 'عند أمينة طائرة حمراء.',
  })),
  credits: [...madePublication().credits, { role: 'TRANSLATOR', name: 'ليلى' }],
});
const noChanges = {
  ...madePublication().licence,
  code: 'CC-BY-ND-4.0',
  name: 'CC BY-ND 4.0',
  allowsDerivatives: false,
};

function withPages(
  publication: Publication,
  change: (page: PublicationPage, at: number) => PublicationPage,
): Publication {
  return { ...publication, pages: publication.pages.map(change) };
}

/** A made cover has the title in its picture. */
const lettered = withPages(madePublication(), (page, at) =>
  at === 0 ? { ...page, picture: page.picture && { ...page.picture, isLettered: true } } : page,
);

/** Cover read as a whole, page 1 and 2 by word from one file, the spread by nobody. */
function narrated(publication: Publication): Publication {
  const sound = { bytes: new Uint8Array([0xff, 0xfb, 0x90, 0x44, 0, 0]), type: 'audio/mpeg' } as const;
  const credits = [...publication.credits, { role: 'NARRATOR' as const, name: 'Lulu Wind' }];
  return withPages({ ...publication, credits }, (page, at) => {
    if (at === 3) return page;
    const words = [...page.text.matchAll(/\S+/g)].map(({ 0: word, index }, number) => ({ word, index, number }));
    const timings = words.map(({ word, index, number }) => {
      const startMs = at * 10_000 + number * 400 + 100;
      return [startMs, startMs + 300, index, index + word.length] as const satisfies number[];
    });
    const clip = [at * 10_000, at * 10_000 + 8000] as const;
    return {
      ...page,
      narration: { sound, durationMs: 8000, clip, unit: 'word', marks: timings.map((timing) => [...timing]) },
    };
  });
}

async function writeBook(changes: Partial<EpubOptions> = {}) {
  const { bytes, pages } = await writeEpub({
    publication: madePublication(),
    words: madeWords(),
    layout: 'fixed',
    ...changes,
  });
  const files = unzipSync(bytes);
  const file = (name: string) => new TextDecoder().decode(files[`EPUB/${name}`]);
  const opf = readXml(files['EPUB/package.opf'] ?? new Uint8Array(), 'package.opf');
  const metas = findAll(opf, 'meta').map((meta) => ({ ...meta.attributes, value: textOf(meta) }));
  const values = (property: string) =>
    metas.filter((meta: Record<string, string>) => meta['property'] === property).map(({ value }) => value);
  return { bytes, pages, names: Object.keys(files), file, opf, values };
}

describe.each(['fixed', 'reflowable'] as const)('an EPUB with %s layout', (layout) => {
  const books: Record<string, Partial<EpubOptions>> = {
    'with pictures': {},
    'read aloud': { publication: narrated(madePublication()) },
    'right to left': { publication: inArabic, words: madeWords({ language: arabic }) },
    'right to left, read aloud': { publication: narrated(inArabic) },
    'read aloud, under a made cover': { publication: narrated(lettered) },
    'in two languages, read aloud, under a made cover': { publication: narrated(lettered), second: inArabic },
    'in two languages': { second: inArabic },
    'in two languages, right to left first': { publication: inArabic, second: madePublication() },
    'without pictures': { publication: withPages(madePublication(), (page) => ({ ...page, picture: undefined })) },
    'of lying pictures': {
      publication: withPages(madePublication(), (page) => ({
        ...page,
        picture: page.picture && { ...page.picture, width: 96 },
      })),
    },
    'that says nothing of itself': {
      publication: madePublication({
        id: '',
        work: '',
        address: '',
        library: '',
        description: '',
        level: null,
        subjects: [],
        credits: [],
        licence: { ...madePublication().licence, url: '' },
      }),
    },
    'full of signs of XML': {
      publication: madePublication({
        title: '<The> "Red" & Kite',
        subtitle: "it's ]]>",
        description: '<b>&amp;',
        made: 'a "b"',
        subjects: ['A & B'],
        credits: [{ role: 'OTHER', name: 'Kite & <Sons> "Ltd"' }],
        pages: madePublication().pages.map((page) => ({ ...page, alt: '"<&>"\n' })),
      }),
    },
    'of a cover alone': { publication: madePublication({ pages: madePublication().pages.slice(0, 1) }) },
  };

  it.each(Object.keys(books))('%s passes the validator and our own checks without a word', async (name) => {
    const { bytes } = await writeBook({ ...books[name], layout });
    expect(await validateEpub(bytes)).toEqual([]);
    expect(lintEpub(bytes)).toEqual([]);
  });

  it('is the same, byte for byte, each time', async () => {
    const publication = narrated(inArabic);
    const [once, again] = [await writeBook({ publication, layout }), await writeBook({ publication, layout })];
    expect(Buffer.compare(once.bytes, again.bytes)).toBe(0);
  });

  it('ends with who made the book and under which licence', async () => {
    const { opf, file, pages } = await writeBook({ layout });
    expect(pages).toBe(5);
    expect(findAll(opf, 'itemref').map(({ attributes }) => attributes['idref'])).toEqual([
      'cover',
      'page-1',
      'page-2',
      'page-3',
      'about',
    ]);
    const about = file('pages/about.xhtml');
    for (const part of [
      'Amina Kite',
      'Joseph Hill',
      'Creative Commons Attribution 4.0',
      'https://creativecommons.org/licenses/by/4.0/',
    ])
      expect(about).toContain(part);
    expect(about).toContain('<a href="https://books.example/en/book/the-red-kite">');
  });

  it('numbers pages and parts names as books of its language do', async () => {
    const language = { tag: 'sd', name: 'سنڌي', script: 'Arab', direction: 'rtl' } as const;
    const credits = (['أمينة', 'سامي'] as const).map((name) => ({ role: 'AUTHOR', name }) as const);
    const words = madeWords({ language });
    const { file } = await writeBook({ publication: madePublication({ language, credits }), words, layout });
    expect(file('pages/page-3.xhtml')).toContain('aria-label="٣"');
    expect(file('nav.xhtml')).toContain('>Page ٣</a>');
    expect(file('pages/about.xhtml')).toContain('<dd><bdi>أمينة</bdi>، <bdi>سامي</bdi></dd>');
  });
});

describe('the package of an EPUB', () => {
  it('says what the book is, in terms of libraries and in ours', async () => {
    const { opf, values } = await writeBook({
      publication: madePublication({
        credits: [
          { role: 'AUTHOR', name: 'Amina' },
          { role: 'AMBASSADOR', name: 'Joseph' },
        ],
      }),
    });
    const texts = (name: string) => findAll(opf, name).map(textOf);
    expect(texts('identifier')).toEqual([madePublication().id]);
    expect(texts('language')).toEqual(['en']);
    expect([texts('creator'), texts('contributor')]).toEqual([['Amina'], ['Joseph']]);
    expect(values('role')).toEqual(['aut', 'ctb']);
    expect(values('letsread:role')).toEqual(['AUTHOR', 'AMBASSADOR']);
    expect(values('dcterms:modified')).toEqual(['2026-11-21T08:00:00Z']);
    expect(values('dcterms:isVersionOf')).toEqual([madePublication().work]);
    expect(values('letsread:level')).toEqual(['2']);
    expect(values('letsread:page')).toEqual(['0', '1', '2', '3']);
    expect(findAll(opf, 'link').map(({ attributes }) => attributes)).toEqual([
      { rel: 'dcterms:license', href: 'https://creativecommons.org/licenses/by/4.0/' },
    ]);
    expect(findAll(opf, 'item').filter(({ attributes }) => attributes['properties'] === 'cover-image').length).toBe(1);
  });

  it('has pages of a spread on their sides, mirrored for right to left', async () => {
    const sides = async (publication: Publication) => {
      const { opf } = await writeBook({ publication });
      const [spine] = findAll(opf, 'spine');
      const each = findAll(opf, 'itemref').map(({ attributes }) =>
        attributes['properties']?.replace('page-spread-', ''),
      );
      return [spine?.attributes['page-progression-direction'], ...each];
    };
    expect(await sides(madePublication())).toEqual(['ltr', 'right', 'left', 'right', 'left', 'right']);
    expect(await sides(inArabic)).toEqual(['rtl', 'left', 'right', 'left', 'right', 'left']);
  });

  it('has lying pages without spreads where pictures lie', async () => {
    const publication = withPages(madePublication(), (page) => ({
      ...page,
      picture: page.picture && { ...page.picture, width: 96 },
    }));
    const { file, values } = await writeBook({ publication });
    expect(file('pages/page-1.xhtml')).toContain('content="width=1280, height=800"');
    expect([values('rendition:spread'), values('rendition:orientation')]).toEqual([['none'], ['landscape']]);
  });

  it('promises that words suffice only where each picture is described', async () => {
    const described = withPages(madePublication(), (page) => ({ ...page, alt: 'A kite' }));
    const sufficient = async (publication: Publication) =>
      (await writeBook({ publication })).values('schema:accessModeSufficient');
    expect(await sufficient(madePublication())).toEqual(['textual,visual']);
    expect(await sufficient(described)).toEqual(['textual,visual', 'textual']);
    const { values } = await writeBook({ publication: narrated(described), layout: 'reflowable' });
    expect(values('schema:accessMode')).toEqual(['textual', 'visual', 'auditory']);
    expect(values('schema:accessibilityFeature')).toEqual([
      'alternativeText',
      'readingOrder',
      'tableOfContents',
      'pageNavigation',
      'pageBreakMarkers',
      'displayTransformability',
      'synchronizedAudioText',
    ]);
    const fixed = await writeBook();
    expect(fixed.values('schema:accessibilityFeature')).not.toContain('alternativeText');
    expect(fixed.values('schema:accessibilityFeature')).not.toContain('displayTransformability');
    expect(fixed.values('dcterms:conformsTo')).toEqual([]);
  });

  it('tells how long it is heard, and shares a sound between pages', async () => {
    const { values, names } = await writeBook({ publication: narrated(madePublication()) });
    expect(values('media:duration')).toEqual(['24s', '8s', '8s', '8s']);
    expect(values('media:narrator')).toEqual(['Lulu Wind']);
    expect(names.filter((name) => name.includes('/sounds/'))).toEqual(['EPUB/sounds/sound-0.mp3']);
    expect(names.filter((name) => name.includes('/overlays/')).length).toBe(3);
  });
});

describe('the archive of an EPUB', () => {
  it('has the media type first and bare, and what is packed already only stored', async () => {
    const { bytes } = await writeBook({ publication: narrated(madePublication()) });
    expect(new TextDecoder('latin1').decode(bytes.subarray(30, 58))).toBe('mimetypeapplication/epub+zip');
    const methods = new Map<string, number>();
    unzipSync(bytes, { filter: ({ name, compression }) => !methods.set(name, compression) });
    for (const [name, method] of methods)
      expect([name, method]).toEqual([name, /^mimetype$|\.(?:jpg|mp3)$/.test(name) ? 0 : 8]);
  });

  it('holds a picture once that stands on several pages', async () => {
    const { names } = await writeBook();
    expect(names.filter((name) => name.includes('/pictures/')).length).toBe(3);
  });
});

describe('a file in two languages', () => {
  it('has both texts on a page, each in its language and direction', async () => {
    const { file, opf } = await writeBook({ second: inArabic });
    expect(file('pages/page-1.xhtml')).toMatch(
      /id="text".*Amina has a red kite.*id="text-2".*lang="ar".*dir="rtl".*أمينة/s,
    );
    expect(findAll(opf, 'language').map(textOf)).toEqual(['en', 'ar']);
    expect(file('pages/about.xhtml')).toContain('ليلى');
  });

  it('is refused where either licence allows no changes', async () => {
    for (const options of [
      { publication: madePublication({ licence: noChanges }), second: inArabic },
      { second: madePublication({ licence: noChanges }) },
    ])
      await expect(writeBook(options)).rejects.toMatchObject({ code: 'licence-allows-no-changes' });
    await expect(writeBook({ publication: madePublication({ licence: noChanges }) })).resolves.toBeDefined();
  });

  it('in two languages it has both licences, and is as new as the newer of the two', async () => {
    const url = 'https://creativecommons.org/licenses/by-sa/4.0/';
    const licence = { code: 'CC-BY-SA-4.0', name: 'CC BY-SA 4.0', url, allowsDerivatives: true };
    const { opf } = await writeBook({ second: { ...inArabic, licence, updatedAt: '2027-01-02T03:04:05Z' } });
    expect(findAll(opf, 'rights').map(textOf)).toEqual([madePublication().licence.name, 'CC BY-SA 4.0']);
    const links = findAll(opf, 'link').filter(({ attributes }) => attributes['rel'] === 'dcterms:license');
    expect(links.map(({ attributes }) => attributes['href'])).toEqual([madePublication().licence.url, url]);
    expect(findAll(opf, 'meta').map(textOf)).toContain('2027-01-02T03:04:05Z');
  });

  it('is refused where the two have not as many pages', async () => {
    const second = madePublication({ pages: madePublication().pages.slice(1) });
    await expect(writeBook({ second })).rejects.toMatchObject({ code: 'pages-missing' });
  });
});

describe('a book without pages', () => {
  it('is refused', async () => {
    await expect(writeBook({ publication: madePublication({ pages: [] }) })).rejects.toMatchObject({
      code: 'pages-missing',
    });
  });
});

describe('the checks of our own', () => {
  it('pass on what the validator says', async () => {
    const mimetype = new TextEncoder().encode('application/epub+zip');
    expect(await validateEpub(zipSync({ mimetype: [mimetype, { level: 0 }] }))).not.toEqual([]);
  });

  it('see a picture without alt, a file that nobody names and addresses that lead nowhere', () => {
    const page = '<html><body><img src="a.jpg"/><a href="b.xhtml#c">x</a></body></html>';
    const encode = (text: string) => new TextEncoder().encode(text);
    const bytes = zipSync({
      'EPUB/package.opf': encode('<package><item href="p.xhtml"/><item href="p.xhtml"/></package>'),
      'EPUB/p.xhtml': encode(page),
      'EPUB/stray.css': encode(''),
    });
    expect(lintEpub(bytes)).toEqual([
      'EPUB/p.xhtml: a picture without alt',
      'EPUB/p.xhtml: a.jpg leads nowhere',
      'EPUB/p.xhtml: b.xhtml#c leads nowhere',
      'EPUB/stray.css is not in the manifest',
      'EPUB/p.xhtml is twice in the manifest',
    ]);
  });
});
