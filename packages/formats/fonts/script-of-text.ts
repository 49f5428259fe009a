import { directionOfScript } from '../languages/direction-of-script.ts';
import type { Publication } from '../publication.ts';

/** Scripts by ISO 15924 whose letters are told apart, as Unicode has them; those of one text may be several (Japanese). */
const letters: Record<string, RegExp> = {
  Latn: /\p{sc=Latin}/gu,
  Cyrl: /\p{sc=Cyrillic}/gu,
  Grek: /\p{sc=Greek}/gu,
  Arab: /\p{sc=Arabic}/gu,
  Deva: /\p{sc=Devanagari}/gu,
  Beng: /\p{sc=Bengali}/gu,
  Mymr: /\p{sc=Myanmar}/gu,
  Khmr: /\p{sc=Khmer}/gu,
  Thai: /\p{sc=Thai}/gu,
  Laoo: /\p{sc=Lao}/gu,
  Taml: /\p{sc=Tamil}/gu,
  Telu: /\p{sc=Telugu}/gu,
  Knda: /\p{sc=Kannada}/gu,
  Mlym: /\p{sc=Malayalam}/gu,
  Sinh: /\p{sc=Sinhala}/gu,
  Gujr: /\p{sc=Gujarati}/gu,
  Guru: /\p{sc=Gurmukhi}/gu,
  Orya: /\p{sc=Oriya}/gu,
  Tibt: /\p{sc=Tibetan}/gu,
  Ethi: /\p{sc=Ethiopic}/gu,
  Hans: /\p{sc=Han}/gu,
  Jpan: /[\p{sc=Hiragana}\p{sc=Katakana}]/gu,
  Kore: /\p{sc=Hangul}/gu,
  Hebr: /\p{sc=Hebrew}/gu,
  Armn: /\p{sc=Armenian}/gu,
  Geor: /\p{sc=Georgian}/gu,
  Adlm: /\p{sc=Adlam}/gu,
  Java: /\p{sc=Javanese}/gu,
  Lisu: /\p{sc=Lisu}/gu,
  Mtei: /\p{sc=Meetei_Mayek}/gu,
  Nkoo: /\p{sc=Nko}/gu,
  Olck: /\p{sc=Ol_Chiki}/gu,
  Tfng: /\p{sc=Tifinagh}/gu,
  Thaa: /\p{sc=Thaana}/gu,
  Yiii: /\p{sc=Yi}/gu,
};

const eastAsian: Record<string, RegExp> = {
  Jpan: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu,
  Kore: /[\p{sc=Hangul}\p{sc=Han}]/gu,
  Hani: /\p{sc=Han}/gu,
  Hant: /\p{sc=Han}/gu,
  Aran: /\p{sc=Arabic}/gu,
};

/** Foreign names and a glossary do not change the script of a book. */
const minShare = 0.25;

/**
 * The script (ISO 15924) that a text is written in: the `stated` one where a quarter of the letters are of it, else that of most
 * letters. Tables of languages err, and one language may be written in several scripts.
 */
export function scriptOfText(text: string, stated: string): string {
  const count = (pattern: RegExp | undefined) => (pattern === undefined ? 0 : (text.match(pattern)?.length ?? 0));
  const total = count(/\p{L}/gu);
  if (total === 0 || count(eastAsian[stated] ?? letters[stated]) >= total * minShare) return stated;
  const [found, highest] = Object.entries(letters).reduce<[string, number]>(
    (best, [script, pattern]) => (count(pattern) > best[1] ? [script, count(pattern)] : best),
    [stated, 0],
  );
  // A script that is not told apart here is taken at its word unless the letters say otherwise.
  return highest >= total * minShare ? found : stated;
}

/** A publication whose script is that of its letters; those that run from right to left are never set the other way. */
export function withScriptOfText(publication: Publication): Publication {
  const { title, language, pages } = publication;
  const script = scriptOfText([title, ...pages.map(({ text }) => text)].join('\n'), language.script);
  if (script === language.script) return publication;
  const direction = directionOfScript(script) === 'rtl' ? 'rtl' : language.direction;
  return { ...publication, language: { ...language, script, direction } };
}
