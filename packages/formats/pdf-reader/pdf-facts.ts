import type { Credit, FormatWarning } from '../book.ts';
import { foundOrGiven, openLicenceSearch } from '../epub/foreign/find-licence.ts';
import type { EpubPublication } from '../epub/epub-publication.ts';
import type { FallbackFacts } from '../epub/foreign/foreign-metadata.ts';
import { FormatError } from '../format-error.ts';
import { directionOfScript } from '../languages/direction-of-script.ts';
import { cutText } from '../words/cut-text.ts';
import { forbidsAdaptation, type Licence } from '../licence.ts';
import { isAbsentName, splitNames } from '../markdown/credit-names.ts';
import type { PublicationLanguage } from '../publication.ts';
import { sayLanguage, sayLicence } from '../what-to-say.ts';

/** What programs write where nobody gave a title. */
const noTitle = /^(microsoft \w+ - |untitled|document\d*$)|\.(docx?|odt|pptx?|indd|pdf|pub|cdr|ai)$/i;

/** @throws FormatError language-missing unless one is given */
export function pdfLanguage(file: string, fallback: FallbackFacts): PublicationLanguage {
  if (fallback.language === undefined) {
    const message = `PDFs do not say reliably which language they are in. ${sayLanguage}`;
    throw new FormatError('language-missing', { file, message });
  }
  const script = new Intl.Locale(fallback.language).maximize().script ?? 'Latn';
  const [tag = fallback.language] = Intl.getCanonicalLocales(fallback.language);
  return { tag, name: '', script, direction: directionOfScript(script) };
}

/** What a PDF says of itself; the title is else that of its file. @throws FormatError licence-missing, licence-conflict unless it is given */
export function pdfFacts(
  about: { file: string; facts: Record<string, unknown>; texts: readonly string[]; language: PublicationLanguage },
  fallback: FallbackFacts,
  warnings: FormatWarning[],
): Omit<EpubPublication, 'pages'> {
  const { file, facts, texts, language } = about;
  const said = (name: string) => line(typeof facts[name] === 'string' ? facts[name] : '');
  const named = noTitle.test(said('Title')) ? '' : said('Title');
  const code = licenceOf(file, [said('Subject'), said('Keywords'), ...texts], fallback, warnings);
  const credits = splitNames(said('Author'))
    .filter((name) => !isAbsentName(name) && name.length <= 100)
    .map((name): Credit => ({ role: 'AUTHOR', name }));
  if (credits.length === 0)
    warnings.push({ code: 'credits-missing', message: `${file}: it does not say who made it.` });
  return {
    id: '',
    work: '',
    address: '',
    library: '',
    title: cutText(named === '' ? titleOfFile(file) : named, 200),
    description: said('Subject'),
    made: '',
    language,
    level: null,
    subjects: [],
    credits: credits.slice(0, 100),
    licence: { code, name: code, url: '', allowsDerivatives: !forbidsAdaptation(code) },
    updatedAt: '',
  };
}

function licenceOf(
  file: string,
  texts: readonly string[],
  fallback: FallbackFacts,
  warnings: FormatWarning[],
): Licence {
  const search = openLicenceSearch();
  for (const text of texts) search.look(text);
  const found = search.found();
  const licence = foundOrGiven({ file, found, given: fallback.licence }, warnings);
  if (licence !== undefined) return licence;
  if (found.length > 1)
    throw new FormatError('licence-conflict', {
      file,
      message: `It names several licences: ${found.join(', ')}. ${sayLicence}`,
    });
  throw new FormatError('licence-missing', {
    file,
    message: `It does not say under which licence it is. ${sayLicence}`,
  });
}

/** "my_red-kite.pdf" is "my red kite". */
function titleOfFile(file: string): string {
  const name = file.replace(/^.*\//, '').replace(/\.pdf$/i, '');
  return line(name.replaceAll(/[_-]+/g, ' ')) || name;
}

/** On one line, without what no database takes. */
function line(text: string): string {
  return text.toWellFormed().replaceAll('\0', '').replaceAll(/\s+/gu, ' ').trim();
}
