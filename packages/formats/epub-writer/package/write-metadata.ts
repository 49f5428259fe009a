import { createHash } from 'node:crypto';
import type { Credit } from '../../book.ts';
import type { Publication } from '../../publication.ts';
import { accessibilityMetadata } from './accessibility.ts';
import { escapeAttribute, escapeText } from '../escape-xml.ts';
import { ourTerms, termsVersion } from '../our-terms.ts';
import type { EpubOptions } from '../epub-options.ts';

/** MARC relator codes (https://id.loc.gov/vocabulary/relators); roles that have none are contributors, signers perform. */
const relators: Record<Credit['role'], string> = {
  AUTHOR: 'aut',
  ILLUSTRATOR: 'ill',
  TRANSLATOR: 'trl',
  ADAPTER: 'adp',
  AMBASSADOR: 'ctb',
  DESIGNER: 'bkd',
  CONTRIBUTOR: 'ctb',
  EDITOR: 'edt',
  SIGNER: 'prf',
  NARRATOR: 'nrt',
  OTHER: 'oth',
};

/** What the package document says of the book, one element a line. What our own reader needs beside the standard's is told in `our-terms.ts`. */
export function writeMetadata(options: EpubOptions): string[] {
  const { publication, second } = options;
  const both = second === undefined ? [publication] : [publication, second];
  const [modified = ''] = both.map(modifiedOf).toSorted().toReversed();
  return [
    `<dc:identifier id="id">${escapeText(identifierOf(options))}</dc:identifier>`,
    ...titles(publication, second),
    ...both.flatMap(({ language }) => element('dc:language', language.tag)),
    ...credits(publication, second),
    ...element('dc:publisher', publication.publisher ?? ''),
    ...element('dc:description', publication.description),
    ...publication.subjects.flatMap((subject) => element('dc:subject', subject)),
    ...element('dc:source', publication.address),
    ...new Set(both.flatMap(({ licence }) => element('dc:rights', licence.name))),
    ...new Set(both.flatMap(licenceLink)),
    meta('dcterms:modified', modified),
    ...(publication.work === '' ? [] : [meta('dcterms:isVersionOf', publication.work)]),
    ...ownTerms(publication, second),
    ...accessibilityMetadata(options),
  ];
}

/** What names this file and no other: the edition, with the other one of a bilingual file; made of the words where the edition has no name. */
export function identifierOf({ publication, second }: EpubOptions): string {
  const ids = [publication, ...(second === undefined ? [] : [second])].map((each) => each.id || madeUpId(each));
  return ids.join(':with:');
}

function madeUpId({ title, language, pages }: Publication): string {
  const hash = createHash('sha256').update(JSON.stringify([title, language.tag, ...pages.map(({ text }) => text)]));
  const digits = hash.digest('hex');
  // A UUID of version 8 (RFC 9562, 5.8): its bits are ours to choose.
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`];
  return `urn:uuid:${parts.join('-')}-${digits.slice(20, 32)}`;
}

/** A `meta` of EPUB 3, of the book or of what has an id. */
export function meta(property: string, value: string, refines?: string): string {
  const attribute = refines === undefined ? '' : ` refines="#${refines}"`;
  return `<meta${attribute} property="${property}">${escapeText(value)}</meta>`;
}

function element(name: string, value: string): string[] {
  return value.trim() === '' ? [] : [`<${name}>${escapeText(value)}</${name}>`];
}

function titles({ title, subtitle, language }: Publication, second: Publication | undefined): string[] {
  const lang = languageAttribute(language);
  return [
    `<dc:title id="title"${lang}>${escapeText(title)}</dc:title>`,
    meta('title-type', 'main', 'title'),
    ...(subtitle === undefined || subtitle.trim() === ''
      ? []
      : [
          `<dc:title id="subtitle"${lang}>${escapeText(subtitle)}</dc:title>`,
          meta('title-type', 'subtitle', 'subtitle'),
        ]),
    ...(second === undefined
      ? []
      : [
          `<dc:title id="title-2"${languageAttribute(second.language)}>${escapeText(second.title)}</dc:title>`,
          meta(ourTerms.of, second.id, 'title-2'),
        ]),
  ];
}

function languageAttribute({ tag, direction }: Publication['language']): string {
  return ` xml:lang="${escapeAttribute(tag)}" dir="${direction}"`;
}

function credits({ credits: first }: Publication, second: Publication | undefined): string[] {
  const more = (second?.credits ?? []).filter(
    ({ role, name }) => !first.some((each) => each.role === role && each.name === name),
  );
  return [...first, ...more].flatMap(({ role, name }, at) => {
    const id = `credit-${at + 1}`;
    const tag = role === 'AUTHOR' ? 'dc:creator' : 'dc:contributor';
    return [
      `<${tag} id="${id}">${escapeText(name)}</${tag}>`,
      `<meta refines="#${id}" property="role" scheme="marc:relators">${relators[role]}</meta>`,
      meta(ourTerms.role, role, id),
      ...(at < first.length ? [] : [meta(ourTerms.of, second?.id ?? '', id)]),
    ];
  });
}

function licenceLink({ licence }: Publication): string[] {
  return URL.canParse(licence.url) ? [`<link rel="dcterms:license" href="${escapeAttribute(licence.url)}"/>`] : [];
}

// To the second, as EPUB 3 wants it.
function modifiedOf({ updatedAt }: Publication): string {
  return new Date(updatedAt).toISOString().replace(/\.\d+Z$/, 'Z');
}

function ownTerms(publication: Publication, second: Publication | undefined): string[] {
  const { id, made, level, updatedAt, language, licence } = publication;
  const values: [property: string, value: string][] = [
    [ourTerms.version, termsVersion],
    [ourTerms.edition, id],
    [ourTerms.secondEdition, second?.id ?? ''],
    [ourTerms.library, publication.library],
    [ourTerms.made, made],
    [ourTerms.level, level === null ? '' : String(level)],
    [ourTerms.updated, updatedAt],
    [ourTerms.languageName, language.name],
    [ourTerms.script, language.script],
    [ourTerms.licence, licence.code],
    [ourTerms.allowsDerivatives, licence.allowsDerivatives ? 'yes' : 'no'],
  ];
  return values.filter(([, value]) => value.trim() !== '').map(([property, value]) => meta(property, value));
}
