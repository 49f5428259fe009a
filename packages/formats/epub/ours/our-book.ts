import { type Credit, creditRoles } from '../../book.ts';
import { ourTerms, termsIri, termsPrefix, termsVersion } from '../../epub-writer/our-terms.ts';
import { FormatError, type FormatErrorCode } from '../../format-error.ts';
import { parseLicence } from '../../licence.ts';
import { checkTimings } from '../../narration/timing.ts';
import type { EpubNarration, EpubPage, EpubPublication, EpubSound } from '../epub-publication.ts';
import { loadPicture } from '../load-picture.ts';
import { loadOverlay } from '../narration/media-overlay.ts';
import { type OpenedEpub, readDocument } from '../open-epub.ts';
import { type OurPage, readOurPage } from './our-page.ts';
import type { ManifestItem } from '../container/read-package.ts';
import { textOf, type XmlElement } from '../markup/read-xml.ts';
import { resolveHref } from '../markup/resolve-href.ts';

/** Whether this library wrote the file, in a version that is known here. */
export function isOurBook({ book, metadata }: OpenedEpub): boolean {
  const prefixes = (book.root.attributes['prefix'] ?? '').replaceAll(/\s+/g, ' ');
  return prefixes.includes(`${termsPrefix}: ${termsIri}`) && metadata.meta(ourTerms.version) === termsVersion;
}

/**
 * Reads a book that this library wrote (`our-terms.ts`): all that the writer was given comes back. A second language beside the first is
 * passed over. @throws FormatError epub-part-missing, licence-missing, language-missing, title-missing, pages-missing, and of narration
 * timings-out-of-order and timings-damaged.
 */
export async function readOurBook(opened: OpenedEpub): Promise<EpubPublication> {
  const { metadata, book } = opened;
  const isSecond = ({ attributes: { id } }: XmlElement) => (metadata.refined(id, ourTerms.of) ?? '') !== '';
  const texts = (name: string) => metadata.all(name).filter((each) => !isSecond(each));
  const first = (name: string) => texts(name).map(textOf)[0] ?? '';
  const titles = texts('title');
  const subtitle = titles.find(({ attributes }) => attributes['id'] === 'subtitle');
  const level = Number(metadata.meta(ourTerms.level));
  return {
    id: metadata.meta(ourTerms.edition) ?? '',
    work: metadata.meta('dcterms:isVersionOf') ?? '',
    address: first('source'),
    library: metadata.meta(ourTerms.library) ?? first('publisher'),
    ...(metadata.meta(ourTerms.library) === undefined || first('publisher') === ''
      ? {}
      : { publisher: first('publisher') }),
    title: required(opened, 'title-missing', first('title')),
    subtitle: subtitle && textOf(subtitle),
    description: first('description'),
    made: metadata.meta(ourTerms.made) ?? '',
    language: {
      tag: required(opened, 'language-missing', first('language')),
      name: metadata.meta(ourTerms.languageName) ?? '',
      script: metadata.meta(ourTerms.script) ?? '',
      direction: book.progression === 'rtl' ? 'rtl' : 'ltr',
    },
    level: [1, 2, 3, 4, 5].includes(level) ? level : null,
    subjects: texts('subject').map(textOf),
    credits: metadata
      .all('creator', 'contributor')
      .filter((each) => !isSecond(each))
      .map((each) => creditOf(each, opened)),
    licence: licenceOf(opened, first('rights')),
    pages: await pagesOf(opened),
    updatedAt: metadata.meta(ourTerms.updated) ?? '',
  };
}

function creditOf(element: XmlElement, { metadata }: OpenedEpub): Credit {
  const role = metadata.refined(element.attributes['id'], ourTerms.role);
  return { role: creditRoles.find((each) => each === role) ?? 'OTHER', name: textOf(element) };
}

function licenceOf(opened: OpenedEpub, name: string): EpubPublication['licence'] {
  const { metadata } = opened;
  const stated = metadata.meta(ourTerms.licence) ?? '';
  const code = parseLicence(stated);
  if (code === undefined) throw fault(opened, 'licence-unknown', `"${stated}" is no licence that is known here.`);
  const allowsDerivatives = metadata.meta(ourTerms.allowsDerivatives) !== 'no';
  return { code, name, url: metadata.link('dcterms:license') ?? '', allowsDerivatives };
}

async function pagesOf(opened: OpenedEpub): Promise<EpubPage[]> {
  const { metadata, book } = opened;
  const pages: EpubPage[] = [];
  const sounds = new Map<string, EpubSound>();
  for (const { item } of book.spine) {
    const number = metadata.refined(item.id, ourTerms.page);
    if (number === undefined) continue;
    if (Number(number) !== pages.length)
      throw fault(opened, 'epub-part-missing', `Page ${pages.length} is missing; page ${number} comes instead.`);
    const page = readOurPage(await readDocument(opened, item.name));
    const narration = await narrationOf(opened, { item, page, number: pages.length, sounds });
    pages.push({
      text: page.text,
      alt: page.alt,
      ...(page.src !== undefined && { picture: await pictureOf(opened, item, page.src) }),
      ...(narration !== undefined && { narration }),
    });
  }
  if (pages.length < 2) throw fault(opened, 'pages-missing', 'It has no page beside its cover.');
  return pages;
}

async function pictureOf(opened: OpenedEpub, item: ManifestItem, src: string): Promise<EpubPage['picture']> {
  const { name } = resolveHref(item.name, src, `${opened.file}: ${item.name}`);
  const picture = await loadPicture(opened, name);
  if (typeof picture === 'string') throw fault(opened, 'epub-part-missing', `"${name}" is no picture.`);
  return picture;
}

async function narrationOf(
  opened: OpenedEpub,
  page: { item: ManifestItem; page: OurPage; number: number; sounds: Map<string, EpubSound> },
): Promise<EpubNarration | undefined> {
  const { book, metadata, file } = opened;
  const overlay = book.items.get(page.item.overlay ?? '');
  if (overlay === undefined) return undefined;
  const [first] = await loadOverlay(opened, overlay.name);
  const durationMs = Number(metadata.refined(overlay.id, ourTerms.durationMs));
  const [from, to] = (metadata.refined(overlay.id, ourTerms.clip) ?? '').split(' ').map(Number);
  const clip = from === undefined || to === undefined ? null : ([from, to] as const);
  if (first === undefined || !isTime(durationMs) || (clip !== null && !(clip[0] >= 0 && isTime(clip[1] - clip[0]))))
    throw fault(opened, 'timings-damaged', `The narration of page ${page.number} does not say how long it lasts.`);
  const unit = metadata.refined(overlay.id, ourTerms.unit) === 'word' ? 'word' : 'sentence';
  const type = [...book.items.values()].find(({ name }) => name === first.audio)?.type ?? '';
  const sound = page.sounds.get(first.audio) ?? { name: first.audio, type };
  page.sounds.set(first.audio, sound);
  const timings = checkTimings(page.page.timings, { file, page: page.number, text: page.page.text });
  return { sound, durationMs, clip, unit, marks: timings };
}

function isTime(ms: number): boolean {
  return Number.isInteger(ms) && ms > 0;
}

function required(opened: OpenedEpub, code: FormatErrorCode, text: string): string {
  if (text.trim() === '') throw fault(opened, code, 'Its package document does not say it.');
  return text;
}

function fault({ file, book }: OpenedEpub, code: FormatErrorCode, message: string): FormatError {
  return new FormatError(code, { file: `${file}: ${book.name}`, message });
}
