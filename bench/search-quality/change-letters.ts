import type { Random } from './random.ts';

/** What fingers do to a word: one letter left out, doubled, another, or two that change places; the first letter stays. */
export function mistype(word: string, letters: string, random: Random): string {
  const parts = Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment);
  const at = 1 + random.below(parts.length - 1);
  const here = parts[at] ?? '';
  const other = random.oneOf(Array.from(letters).filter((letter) => letter !== here));
  const changed = random
    .oneOf([
      [...parts.slice(0, at), ...parts.slice(at + 1)],
      [...parts.slice(0, at), here, ...parts.slice(at)],
      [...parts.slice(0, at), other, ...parts.slice(at + 1)],
      at + 1 < parts.length && at > 0
        ? [...parts.slice(0, at), parts[at + 1] ?? '', here, ...parts.slice(at + 2)]
        : [...parts.slice(0, at), other, ...parts.slice(at)],
    ])
    .join('');
  return changed === word ? mistype(word, letters, random) : changed;
}

/** Without what is above and below the letters, as on a keyboard that has none. */
export function dropMarks(text: string): string {
  const plain: Record<string, string> = { đ: 'd', Đ: 'D', ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', ħ: 'h', ŧ: 't', ı: 'i' };
  return text
    .normalize('NFD')
    .replace(/(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{M}+/gu, '')
    .replace(/[đĐłŁøØħŧı]/g, (letter) => plain[letter] ?? letter)
    .normalize('NFC');
}

/** Letters of Arabic script as others type them: without hamza, heh for teh marbuta, the other yeh and kaf. */
export function varyArabic(text: string): string {
  const others: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ة: 'ه', ى: 'ي', ی: 'ي', ي: 'ی', ک: 'ك', ك: 'ک' };
  return text.normalize('NFC').replace(/[أإآةىیيکك]/g, (letter) => others[letter] ?? letter);
}

const digitRows = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '०१२३४५६७८९', '၀၁၂၃၄၅၆၇၈၉', '০১২৩৪৫৬৭৮৯'];

/** The same number in digits of another script. */
export function otherDigits(text: string, random: Random): string {
  const row = random.oneOf(digitRows.filter((one) => !Array.from(one).some((digit) => text.includes(digit))));
  return text.replace(/\p{Nd}/gu, (digit) => {
    const value = digitRows.map((one) => one.indexOf(digit)).find((index) => index >= 0);
    return value === undefined ? digit : (row[value] ?? digit);
  });
}

/** Endings by which forms of one word differ, by language; only pairs that the stories themselves hold are judged. */
const endings: Record<string, string> = {
  en: ' s es ed ing er',
  af: ' e s te',
  nl: ' e en s t',
  de: ' e en er n s t',
  sv: ' en et er ar na',
  nb: ' en et er ene e',
  nn: ' en et ar ane e',
  da: ' en et er erne e',
  fr: ' s e es',
  es: ' s es a o as os',
  ca: ' s es a',
  pt: ' s es a o as os',
  it: 'o i a e',
  ro: ' ul ului a e le i',
  ru: 'а у ы и е ой ом ами ах ',
  uk: 'а у и і ою ом ами ах ',
  sr: 'а у е и ом ',
  pl: 'a ę y i ą em ami ',
  tr: ' lar ler ı i u ü lara lere da de',
  hu: ' ok ek ak t',
  fi: ' t a n',
  id: ' nya an',
  ms: ' nya an',
  hi: 'ा े ी ों ें ',
  ne: ' को ले लाई हरू',
  el: 'ος ου ο οι η ης α',
  ar: ' ه ها ان ين',
};

export function endingsOf(languageCode: string): string[] {
  return endings[languageCode]?.split(' ') ?? [];
}
