import type { Credit, CreditRole, FormatWarning } from '../book.ts';
import { FormatError } from '../format-error.ts';
import { findLicences } from '../epub/foreign/find-licence.ts';
import type { FallbackFacts } from '../epub/foreign/foreign-metadata.ts';
import { forbidsAdaptation, type Licence } from '../licence.ts';
import { directionOfScript } from '../languages/direction-of-script.ts';
import { scriptOfText } from '../fonts/script-of-text.ts';
import { isAbsentName, splitNames } from '../markdown/credit-names.ts';
import type { PublicationLanguage } from '../publication.ts';
import { cutText } from '../words/cut-text.ts';
import type { EpubPublication } from '../epub/epub-publication.ts';
import type { BloomData } from './bloom-data.ts';
import type { OpenedBloomPub } from './open-bloompub.ts';
import { sayLicence } from '../what-to-say.ts';

const maxCredits = 100;
const maxMade = 4000;

/** "Written by Amina Yusuf": what Bloom's templates say in English; whatever else there is stands in the remark. */
const roles: [role: CreditRole, words: RegExp][] = [
  ['AUTHOR', /^(?:(?:written|told|story|text|words)(?: and illustrated)? by|authors?|writers?)\s*:?\s+(.+)$/i],
  [
    'ILLUSTRATOR',
    /^(?:(?:illustrated|illustrations?|pictures?|images?|drawings?|art) by|illustrators?|artists?)\s*:?\s+(.+)$/i,
  ],
  ['TRANSLATOR', /^(?:(?:translated|translation) by|translators?)\s*:?\s+(.+)$/i],
  ['ADAPTER', /^(?:(?:adapted|adaptation) by|adapters?)\s*:?\s+(.+)$/i],
  ['EDITOR', /^(?:edited by|editors?)\s*:?\s+(.+)$/i],
  ['NARRATOR', /^(?:(?:narrated|narration|read) by|narrators?)\s*:?\s+(.+)$/i],
  ['SIGNER', /^(?:signed by|signers?)\s*:?\s+(.+)$/i],
];

/** What a Bloom book says of itself in one of its languages. @throws FormatError licence-missing, licence-unknown, licence-conflict unless it is given */
export function bloomFacts(
  opened: OpenedBloomPub,
  about: { data: BloomData; tag: string; texts: readonly string[]; illustrators: readonly string[] },
  fallback: FallbackFacts,
  warnings: FormatWarning[],
): Omit<EpubPublication, 'pages'> {
  const { meta, file } = opened;
  const { data, tag } = about;
  const remarks = ['originalContributions', 'versionAcknowledgments', 'originalAcknowledgments', 'funding']
    .map((key) => data.text(key, tag) || data.anyText(key))
    .filter((text) => text !== '');
  const code = licenceOf(opened, data, fallback);
  const notes = textOf(meta['licenseNotes']);
  if (notes !== '') {
    const message = `${file}: its makers ask more than the licence does: “${notes.slice(0, 300)}”`;
    warnings.push({ code: 'licence-notes', message });
  }
  const instance = textOf(meta['bookInstanceId']).toLowerCase();
  const work = /^[0-9a-f-]{32,36}$/.test(instance) ? `urn:bloom:${instance}` : '';
  return {
    id: work === '' ? '' : `${work}:${tag.toLowerCase()}`,
    work,
    address: '',
    library: '',
    title: line(data.text('bookTitle', tag)),
    description: textOf(meta['summary']),
    made: cutText(remarks.join('\n'), maxMade),
    language: languageOf(opened, about),
    level: null,
    subjects: topicsOf(meta['tags']),
    credits: creditsOf(opened, about, remarks, warnings),
    licence: { code, name: code, url: '', allowsDerivatives: !forbidsAdaptation(code) },
    updatedAt: '',
  };
}

function languageOf(
  { meta }: OpenedBloomPub,
  { tag, texts }: { tag: string; texts: readonly string[] },
): PublicationLanguage {
  const names = meta['language-display-names'];
  const name = typeof names === 'object' && names !== null ? textOf((names as Record<string, unknown>)[tag]) : '';
  const script = scriptOfText(texts.join('\n'), new Intl.Locale(tag).maximize().script ?? 'Latn');
  return { tag, name, script, direction: directionOfScript(script) };
}

function licenceOf({ meta, file }: OpenedBloomPub, data: BloomData, fallback: FallbackFacts): Licence {
  const said = [data.anyText('licenseUrl'), textOf(meta['license']).replaceAll('-', ' ')].filter((text) => text !== '');
  // An address says more than a word: which version.
  const found = said.flatMap(findLicences);
  const [first] = found;
  const conditions = new Set(found.map((licence) => licence.replace(/-\d\.\d$/, '')));
  if (first !== undefined && conditions.size === 1) return first;
  if (fallback.licence !== undefined) return fallback.licence;
  if (first !== undefined)
    throw new FormatError('licence-conflict', {
      file,
      message: `It names several licences: ${[...new Set(found)].join(', ')}. ${sayLicence}`,
    });
  const [word] = said;
  if (word === undefined)
    throw new FormatError('licence-missing', {
      file,
      message: `It does not say under which licence it is. ${sayLicence}`,
    });
  const message = `Its licence is "${word.slice(0, 100)}" (Bloom's words), which is no Creative Commons licence.`;
  throw new FormatError('licence-unknown', { file, message });
}

function creditsOf(
  { meta, file }: OpenedBloomPub,
  { data, tag, illustrators }: { data: BloomData; tag: string; illustrators: readonly string[] },
  remarks: readonly string[],
  warnings: FormatWarning[],
): Credit[] {
  const written = [data.text('smallCoverCredits', tag) || data.anyText('smallCoverCredits'), ...remarks]
    .flatMap((text) => text.split('\n'))
    .flatMap((each) => creditOf(line(each)));
  const author = line(textOf(meta['author']));
  const holder = holderOf(textOf(meta['copyright']) || data.anyText('copyright'));
  const credits: Credit[] = [
    ...(author === '' ? [] : [{ role: 'AUTHOR', name: author } as const]),
    ...written,
    ...illustrators.map((name) => ({ role: 'ILLUSTRATOR', name }) as const),
  ];
  // Whoever holds the rights is to be named, as these licences ask.
  if (holder !== '' && credits.every(({ name }) => name !== holder)) credits.push({ role: 'OTHER', name: holder });
  if (credits.length === 0)
    warnings.push({ code: 'credits-missing', message: `${file}: it does not say who made it.` });
  const unique = new Map(credits.map((credit) => [`${credit.role} ${credit.name}`, credit]));
  return [...unique.values()].slice(0, maxCredits);
}

function creditOf(text: string): Credit[] {
  for (const [role, words] of roles) {
    const names = words.exec(text)?.[1];
    if (names === undefined) continue;
    const isBoth = role === 'AUTHOR' && /^\S+ and illustrated by/i.test(text);
    return splitNames(names.replace(/[.;,]+$/, ''))
      .filter((name) => !isAbsentName(name) && name.length <= 100)
      .flatMap((name) => [{ role, name }, ...(isBoth ? [{ role: 'ILLUSTRATOR', name } as const] : [])]);
  }
  return [];
}

/** "Copyright © 2015, Stephen McConnel" */
function holderOf(text: string): string {
  return line(text.replace(/^\s*(?:copyright)?\s*(?:©|\(c\))?\s*(?:\d{4}(?:\s*[-–]\s*\d{4})?)?\s*,?\s*/i, '')).slice(
    0,
    200,
  );
}

function topicsOf(tags: unknown): string[] {
  if (!Array.isArray(tags)) return [];
  const topics = tags.map(textOf).flatMap((tag) => /^topic:\s*(.+)$/i.exec(tag)?.[1] ?? []);
  return topics.filter((topic) => !/^no topic$/i.test(topic)).slice(0, 50);
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function line(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
