import type { FormatWarning } from '../book.ts';
import { FormatError } from '../format-error.ts';
import type { EpubPage } from '../epub/epub-publication.ts';
import type { FallbackFacts } from '../epub/foreign/foreign-metadata.ts';
import { canonicalTag } from '../languages/canonical-tag.ts';
import { maxSpineItems } from '../epub/container/read-package.ts';
import type { ReadEpub } from '../epub/read-epub.ts';
import type { ZipSource } from '../epub/container/zip-source.ts';
import { type BloomData, plainText, readBloomData } from './bloom-data.ts';
import { bloomFacts, textOf } from './bloom-facts.ts';
import { readBloomNarration } from './bloom-narration.ts';
import {
  fileNameFromAddress,
  type BloomPage,
  isActivity,
  isEmptyPage,
  isMadePage,
  readBloomPage,
} from './bloom-page.ts';
import { type BloomPictures, openBloomPictures } from './bloom-pictures.ts';
import { type OpenedBloomPub, openBloomPub } from './open-bloompub.ts';

/** An edition read from a BloomPUB; `signing` are the videos of its pages, in a sign language. */
export type ReadBloomEdition = ReadEpub & { signing: BloomSigning | undefined };

/** `language`: ISO 639-3; '' where the book does not say which. */
export type BloomSigning = { language: string; videos: { page: number; name: string }[] };

/** Of the pages with words: a language that has fewer is only quoted, or its translation is not ready. */
const minShareOfPages = 0.5;

type Parts = Map<string, Buffer | undefined>;
type Story = {
  opened: OpenedBloomPub;
  data: BloomData;
  pages: BloomPage[];
  pictures: BloomPictures;
  warnings: FormatWarning[];
  fallback: FallbackFacts;
};

/**
 * Reads a book made with Bloom, as it is given out for devices (https://docs.bloomlibrary.org): an edition for each language in which
 * most of its pages have words, with pictures and what they show, narration and the videos of its signers. Activities, music, styles
 * and the pages that Bloom makes itself are left, and told in the warnings. `fallback` as in `readEpub`; its language is not looked at.
 * @throws FormatError: those of `openBloomPub` and `bloomFacts`, pages-missing, title-missing, too-many-pages.
 */
export async function readBloomPub(
  source: ZipSource,
  file: string,
  fallback: FallbackFacts = {},
): Promise<[ReadBloomEdition, ...ReadBloomEdition[]]> {
  const opened = await openBloomPub(source, file);
  const warnings: FormatWarning[] = [];
  const all = opened.pages.filter((page) => !isMadePage(page));
  const pages = all
    .filter((page) => !isActivity(page))
    .map(readBloomPage)
    .filter((page) => !isEmptyPage(page));
  if (pages.length > maxSpineItems)
    throw new FormatError('too-many-pages', {
      file,
      message: `${pages.length} pages; at most ${maxSpineItems} are accepted.`,
    });
  tellLosses(file, { activities: all.filter(isActivity).length, pages }, warnings);
  const data = readBloomData(opened);
  const pictures = openBloomPictures(opened, warnings);
  const story: Story = { opened, data, pages, pictures, warnings, fallback };
  const editions: ReadBloomEdition[] = [];
  for (const tag of pages.length === 0 ? [] : chooseLanguages(story)) editions.push(await readEdition(story, tag));
  const [first, ...more] = editions;
  if (first === undefined) throw nothingIn(story);
  return [first, ...more];
}

function nothingIn({ opened: { file }, data, pages }: Story): FormatError {
  const hasWords = pages.some(({ boxes }) => boxes.some((box) => box.size > 0));
  if (hasWords && data.anyText('bookTitle') === '')
    return new FormatError('title-missing', { file, message: 'It has no title.' });
  return new FormatError('pages-missing', { file, message: 'No page of it has words in a language that is named.' });
}

function tellLosses(
  file: string,
  { activities, pages }: { activities: number; pages: BloomPage[] },
  warnings: FormatWarning[],
): void {
  const warn = (code: string, message: string) => warnings.push({ code, message: `${file}: ${message}` });
  if (activities > 0)
    warn(
      'activities-left-out',
      `${activities} ${activities === 1 ? 'page is a quiz or a game' : 'pages are quizzes or games'}, not taken.`,
    );
  const withMusic = pages.filter(({ hasMusic }) => hasMusic).length;
  if (withMusic > 0)
    warn('music-left-out', `the music behind ${withMusic} ${withMusic === 1 ? 'page' : 'pages'} is not taken.`);
  const more = pages.filter(({ pictures }) => pictures.length > 1).length;
  if (more > 0)
    warn(
      'pictures-left-out',
      `${more} ${more === 1 ? 'page has' : 'pages have'} several pictures; the first is taken.`,
    );
  warn('layout-left-out', 'its styles and the layout of its cover, title and credits pages are not taken.');
}

/** The languages that most pages have words in and that have a title, in the order in which they are met; a wordless book has those of its title. */
function chooseLanguages({ opened: { file }, data, pages, warnings }: Story): string[] {
  const counts = new Map<string, number>();
  for (const { boxes } of pages)
    for (const tag of new Set(boxes.flatMap((box) => [...box.keys()]))) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const max = Math.max(0, ...counts.values());
  if (max === 0) return data.languages('bookTitle').filter((tag) => canonicalTag(tag) !== undefined);
  return [...counts].flatMap(([tag, count]) => {
    const canonical = canonicalTag(tag);
    if (canonical === undefined || data.text('bookTitle', tag) === '' || count < max * minShareOfPages) {
      const reason =
        canonical === undefined ? 'names no language' : `has a title or words on too few pages (${count} of ${max})`;
      warnings.push({ code: 'language-in-part', message: `${file}: "${tag}" ${reason}; it is not taken.` });
      return [];
    }
    return [tag];
  });
}

async function readEdition(story: Story, tag: string): Promise<ReadBloomEdition> {
  const { opened, data, pictures, fallback } = story;
  const own: FormatWarning[] = [];
  const parts: Parts = new Map();
  const pages: EpubPage[] = [await coverOf(story, tag)];
  const videos: { page: number; name: string }[] = [];
  for (const page of story.pages) {
    const boxes = page.boxes.flatMap((box) => box.get(tag) ?? []);
    const text = boxes.map(plainText).join('\n\n');
    const [picture] = page.pictures;
    const taken = picture && (await pictures.take(picture.src));
    const [video] = page.videos.filter((name) => opened.zip.has(name));
    if (text === '' && taken === undefined && video === undefined) continue;
    const number = pages.length;
    const sound = await readBloomNarration(opened, { boxes, name: `page ${number}, ${tag}`, page: number }, own);
    if (sound !== undefined) parts.set(sound.narration.sound.name, sound.joined);
    if (video !== undefined) videos.push({ page: number, name: video });
    pages.push({ text, picture: taken, alt: picture?.alts.get(tag) ?? '', narration: sound?.narration });
  }
  for (const { picture } of pages) if (picture !== undefined) parts.set(picture.name, undefined);
  for (const { name } of videos) parts.set(name, undefined);
  const texts = pages.map(({ text }) => text);
  const illustrators = [...new Set(story.pages.flatMap((page) => page.pictures.map(({ creator }) => creator)))];
  const about = {
    data,
    tag: canonicalTag(tag) ?? tag,
    texts,
    illustrators: illustrators.filter((name) => name !== ''),
  };
  const facts = bloomFacts(opened, { ...about, data: inLanguage(data, tag) }, fallback, own);
  return {
    publication: { ...facts, pages },
    isOurs: false,
    warnings: [...story.warnings, ...own],
    signing: videos.length === 0 ? undefined : { language: signLanguageOf(opened), videos },
    async readPart(name) {
      if (!parts.has(name)) throw new RangeError(`"${name}" is no picture or recording of the book.`);
      return parts.get(name) ?? opened.zip.read(name);
    },
  };
}

/** Bloom's codes of languages are not always written as browsers write them. */
function inLanguage(data: BloomData, tag: string): BloomData {
  return { ...data, text: (key) => data.text(key, tag) };
}

async function coverOf({ data, pictures, pages }: Story, tag: string): Promise<EpubPage> {
  const name = fileNameFromAddress(data.anyText('coverImage'));
  const own = name === '' || /^placeholder/i.test(name) ? undefined : await pictures.take(name);
  if (own !== undefined) return { text: '', picture: own, alt: data.text('coverImageDescription', tag) };
  const first = pages.flatMap((page) => page.pictures)[0];
  return { text: '', picture: first && (await pictures.take(first.src)), alt: first?.alts.get(tag) ?? '' };
}

/** "signLanguage:ase" among the features. */
function signLanguageOf({ meta }: OpenedBloomPub): string {
  const features = Array.isArray(meta['features']) ? meta['features'].map(textOf) : [];
  return features.flatMap((feature) => /^signLanguage:([a-z]{3})$/i.exec(feature)?.[1]?.toLowerCase() ?? [])[0] ?? '';
}
