import type { Credit, CreditRole, FormatWarning } from '../../book.ts';
import { FormatError } from '../../format-error.ts';
import { forbidsAdaptation, type Licence } from '../../licence.ts';
import { canonicalTag } from '../../languages/canonical-tag.ts';
import { directionOfScript } from '../../languages/direction-of-script.ts';
import type { EpubPublication } from '../epub-publication.ts';
import { findLicences, foundOrGiven, openLicenceSearch } from './find-licence.ts';
import { type OpenedEpub, readDocument } from '../open-epub.ts';
import { readPageFlow } from '../markup/page-flow.ts';
import { textOf, type XmlElement } from '../markup/read-xml.ts';
import { readXhtml } from '../markup/read-xhtml.ts';
import { sayLanguage, sayLicence } from '../../what-to-say.ts';

/** What whoever has the file says of it, where the file itself says nothing that can be understood. */
export type FallbackFacts = { licence?: Licence | undefined; language?: string | undefined };

/** All of a publication but its pages. */
export type EpubFacts = Omit<EpubPublication, 'pages'>;

/** MARC relators (https://id.loc.gov/vocabulary/relators) as roles. */
const relators: Record<string, CreditRole> = {
  aut: 'AUTHOR',
  cre: 'AUTHOR',
  ill: 'ILLUSTRATOR',
  art: 'ILLUSTRATOR',
  pht: 'ILLUSTRATOR',
  trl: 'TRANSLATOR',
  adp: 'ADAPTER',
  nrt: 'NARRATOR',
  edt: 'EDITOR',
  bkd: 'DESIGNER',
  dsr: 'DESIGNER',
  bjd: 'DESIGNER',
  cov: 'DESIGNER',
  ctb: 'CONTRIBUTOR',
};
const maxCredits = 100;
const maxSubjects = 50;

/**
 * What a foreign EPUB says of itself. @throws FormatError title-missing, language-missing, licence-missing, licence-unknown (none that is
 * known here), licence-conflict (several); each but the first unless `fallback` has it.
 */
export async function readForeignFacts(
  opened: OpenedEpub,
  fallback: FallbackFacts,
  warnings: FormatWarning[],
): Promise<EpubFacts> {
  const { metadata, book, file } = opened;
  const lines = (...names: string[]) => metadata.all(...names).map((each) => line(textOf(each)));
  const titles = metadata.all('title').filter((each) => line(textOf(each)) !== '');
  const ofType = (type: string) =>
    titles.find(({ attributes: { id } }) => metadata.refined(id, 'title-type')?.trim() === type);
  const main = ofType('main') ?? titles[0];
  if (main === undefined) throw new FormatError('title-missing', { file, message: 'It has no title.' });
  const subtitle = ofType('subtitle');
  const key = book.root.attributes['unique-identifier'];
  const identifiers = metadata.all('identifier');
  const identifier = identifiers.find(({ attributes }) => attributes['id'] === key) ?? identifiers[0];
  const tag = languageOf(opened, fallback);
  const code = await licenceOf(opened, fallback, warnings);
  return {
    id: identifier === undefined ? '' : line(textOf(identifier)),
    work: '',
    address: '',
    library: lines('publisher')[0] ?? '',
    title: line(textOf(main)),
    subtitle: subtitle === undefined || subtitle === main ? undefined : line(textOf(subtitle)),
    description: plain(metadata.all('description').map(textOf)[0] ?? ''),
    made: '',
    language: { tag, name: '', script: scriptOf(tag), direction: directionOf(opened, tag) },
    level: null,
    subjects: [...new Set(lines('subject'))].filter((subject) => subject !== '').slice(0, maxSubjects),
    credits: creditsOf(opened, warnings),
    licence: { code, name: code, url: '', allowsDerivatives: !forbidsAdaptation(code) },
    updatedAt: line(metadata.meta('dcterms:modified') ?? ''),
  };
}

function languageOf({ metadata, file }: OpenedEpub, fallback: FallbackFacts): string {
  const stated = metadata.all('language').map((each) => line(textOf(each)));
  for (const tag of [...stated, fallback.language ?? '']) {
    const known = canonicalTag(tag);
    if (known !== undefined) return known;
  }
  const said = stated.filter((tag) => tag !== '').join(', ');
  throw new FormatError('language-missing', {
    file,
    message: `${
      said === '' ? 'It does not say which language it is in.' : `Its language is "${said}", which says nothing.`
    } ${sayLanguage}`,
  });
}

function scriptOf(tag: string): string {
  return new Intl.Locale(tag).maximize().script ?? '';
}

function directionOf({ book, directions }: OpenedEpub, tag: string): 'ltr' | 'rtl' {
  const stated = [book.progression, book.root.attributes['dir'], ...directions];
  const found = stated.find((direction) => direction === 'ltr' || direction === 'rtl');
  return found === 'ltr' || found === 'rtl' ? found : directionOfScript(scriptOf(tag));
}

function creditsOf({ metadata, file }: OpenedEpub, warnings: FormatWarning[]): Credit[] {
  const credits = metadata.all('creator', 'contributor').flatMap((element): Credit[] => {
    const role = roleOf(element, metadata.refined(element.attributes['id'], 'role'));
    const name = line(textOf(element));
    return name === '' || role === undefined ? [] : [{ role, name }];
  });
  if (credits.length === 0)
    warnings.push({ code: 'credits-missing', message: `${file}: it does not say who made it.` });
  // Whoever published it is to be named too, as these licences ask.
  const publishers = metadata.all('publisher').map((each) => line(textOf(each)));
  for (const name of publishers) if (name !== '') credits.push({ role: 'OTHER', name });
  const unique = new Map(credits.map((credit) => [`${credit.role} ${credit.name}`, credit]));
  return [...unique.values()].slice(0, maxCredits);
}

/** Undefined for programs that made the file. */
function roleOf({ name, attributes }: XmlElement, refined: string | undefined): CreditRole | undefined {
  const stated = (refined ?? attributes['opf:role'] ?? '').trim().toLowerCase();
  const relator = stated.slice(stated.lastIndexOf('/') + 1);
  if (relator === 'bkp') return undefined;
  if (relator === '') return name === 'creator' ? 'AUTHOR' : 'CONTRIBUTOR';
  return relators[relator] ?? 'OTHER';
}

async function licenceOf(opened: OpenedEpub, fallback: FallbackFacts, warnings: FormatWarning[]): Promise<Licence> {
  const { metadata, file } = opened;
  const stated = [
    ...metadata.all('rights', 'license').map(textOf),
    ...['dcterms:license', 'dcterms:rights', 'cc:license', 'cc:licence'].flatMap(metadata.metas),
    metadata.link('license', 'dcterms:license', 'dcterms:rights', 'cc:license') ?? '',
  ].map(line);
  const ofMetadata = findLicences(stated.join('\n'));
  const found = ofMetadata.length > 0 ? ofMetadata : await licencesOnPages(opened);
  const licence = foundOrGiven({ file, found, given: fallback.licence }, warnings);
  if (licence !== undefined) return licence;
  const said = stated
    .filter((text) => text !== '')
    .join('; ')
    .slice(0, 200);
  if (found.length > 1)
    throw new FormatError('licence-conflict', {
      file,
      message: `It names several licences: ${found.join(', ')}. ${sayLicence}`,
    });
  if (said !== '')
    throw new FormatError('licence-unknown', {
      file,
      message: `No Creative Commons licence is known in "${said}". Should it be under one: ${sayLicence}`,
    });
  throw new FormatError('licence-missing', {
    file,
    message: `It does not say under which licence it is. ${sayLicence}`,
  });
}

async function licencesOnPages(opened: OpenedEpub): Promise<Licence[]> {
  const search = openLicenceSearch();
  for (const name of opened.documents) search.look(wordsAndLinks(await readDocument(opened, name)));
  return search.found();
}

function wordsAndLinks(element: XmlElement): string {
  const { href = '' } = element.attributes;
  const inside = element.children.map((child) => (typeof child === 'string' ? child : wordsAndLinks(child)));
  return `${inside.join(' ')} ${href} `;
}

/** Descriptions are often HTML within XML. */
function plain(text: string): string {
  if (!/<\w|&\w+;/.test(text)) return text.trim();
  const { root } = readXhtml(Buffer.from(`<div>${text}</div>`), 'description');
  return readPageFlow(root)
    .pieces.flatMap((piece) => ('text' in piece ? piece.text : []))
    .join('\n\n');
}

function line(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
