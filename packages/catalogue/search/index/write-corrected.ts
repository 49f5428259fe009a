import type { Collected } from './collect-books.ts';
import { writtenWords } from './words/folded-words.ts';
import type { IndexLanguage, IndexReader } from './reading/index-reader.ts';

/** What was typed, with the words put right by which books were found; null where none was wrong. */
export function writeCorrected(
  reader: IndexReader,
  typed: string,
  { docs, corrected, isNearTitle }: Collected,
  language: IndexLanguage | undefined,
): string | null {
  const [nearest] = docs;
  // Without spaces no word is told from its neighbours: then the title that is nearest.
  if (isNearTitle && nearest !== undefined) return reader.cardsOf([nearest.rowid])[0]?.title ?? null;
  if (corrected.size === 0 || language === undefined) return null;
  let right = typed.normalize('NFC');
  for (const { word, written } of writtenWords(typed)) {
    const meant = corrected.get(word);
    if (meant !== undefined)
      right = right.replace(
        new RegExp(RegExp.escape(written), 'iu'),
        () => reader.lexicon.writtenOf(meant, language.number) ?? meant,
      );
  }
  return right === typed ? null : right;
}
