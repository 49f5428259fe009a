import { creditRoles } from '../../book.ts';
import type { Publication, PublicationWords } from '../../publication.ts';
import type { AboutRow, VoiceName } from './book-description.ts';
import type { PdfEdition } from '../pdf-options.ts';
import { isInLatinLetters, joinNames } from '../../words/join-names.ts';
import { paragraphsOf, unitsOf } from './text-units.ts';

/**
 * The page that says who made the book and what may be done with it: for each edition in the file its title and credits, then
 * licence, library and address, once where editions agree; and what was changed.
 */
export function aboutRows(
  editions: { voice: VoiceName; publication: Publication }[],
  words: PublicationWords,
  edition: PdfEdition = 'full',
): AboutRow[] {
  const rows: AboutRow[] = [{ kind: 'heading', voice: 'words', words: words.aboutThisBook }];
  for (const { voice, publication } of editions) {
    rows.push({ kind: 'title', voice, words: publication.title }, ...creditRows(publication, words));
    for (const line of paragraphsOf(publication.made).flatMap(unitsOf)) rows.push({ kind: 'line', voice, words: line });
  }
  for (const { licence, library, address } of new Set(editions.map(({ publication }) => publication))) {
    rows.push(
      { kind: 'credit', label: words.licence, voice: nameVoice(licence.name), words: licence.name },
      ...addressRows(licence.url),
      { kind: 'line', voice: 'words', words: words.from.replace('{library}', () => library) },
      ...addressRows(address),
    );
  }
  if (edition === 'wordless' || edition === 'lightInk')
    rows.push({ kind: 'line', voice: 'words', words: words.changed[edition] });
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = JSON.stringify(row);
    const isNew = row.kind === 'title' || !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** The names of each role; many of them in several rows, since a row has to stand on one leaf. */
function creditRows({ credits }: Publication, words: PublicationWords): AboutRow[] {
  return creditRoles.flatMap((role): AboutRow[] => {
    const names = credits.filter((credit) => credit.role === role).map(({ name }) => name);
    const voice = nameVoice(names.join(''));
    const rows = Array.from({ length: Math.ceil(names.length / maxNames) }, (_, index) =>
      joinNames(names.slice(index * maxNames, (index + 1) * maxNames), words.language.script),
    );
    return rows.map((row, index) => ({
      kind: 'credit',
      label: index === 0 ? words.credits[role] : null,
      voice,
      words: row,
    }));
  });
}

const maxNames = 20;

/** Whose voice names are in. */
export function nameVoice(names: string): VoiceName {
  return isInLatinLetters(names) ? 'names' : 'words';
}

/** As people read an address; what is not one is only shown. */
function addressRows(address: string): AboutRow[] {
  if (address === '') return [];
  const words = readable(address);
  return [{ kind: 'address', voice: nameVoice(words), address, words }];
}

function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
