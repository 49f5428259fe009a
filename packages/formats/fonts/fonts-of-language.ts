import type { PublicationLanguage } from '../publication.ts';
import type { FontName } from './fonts.ts';

/** The fonts that set a language, in the order in which a character is looked for; the last two have Latin, Cyrillic, Greek and stray signs. */
export function fontsOfLanguage({ tag, script }: Pick<PublicationLanguage, 'tag' | 'script'>): FontName[] {
  const language = tag.split('-', 1)[0]?.toLowerCase() ?? '';
  const own = (script === 'Arab' && arabicScript[language]) || byScript[script] || [];
  return [...new Set<FontName>([...own, 'andika', 'notoSans'])];
}

/** Urdu and western Punjabi are read in Nastaliq; Persian, Dari and Kurdish in a plain Naskh without the tall strokes of Arabic. */
const arabicScript: Record<string, FontName[]> = {
  ur: ['nastaliq', 'scheherazade'],
  pnb: ['nastaliq', 'scheherazade'],
  fa: ['vazirmatn', 'scheherazade'],
  prs: ['vazirmatn', 'scheherazade'],
  ckb: ['vazirmatn', 'scheherazade'],
};

/** By ISO 15924. */
const byScript: Record<string, FontName[]> = {
  Adlm: ['adlam'],
  Arab: ['scheherazade'],
  Armn: ['armenian'],
  Aran: ['nastaliq', 'scheherazade'],
  Beng: ['balooDa'],
  Deva: ['devanagari'],
  Ethi: ['abyssinica'],
  Geor: ['georgian'],
  // Andika has only those Greek letters that are signs elsewhere.
  Grek: ['notoSans'],
  Gujr: ['gujarati'],
  Guru: ['gurmukhi'],
  Hang: ['korean'],
  Hani: ['simplifiedChinese', 'traditionalChinese'],
  Hans: ['simplifiedChinese', 'traditionalChinese'],
  Hant: ['traditionalChinese', 'simplifiedChinese'],
  Hebr: ['hebrew'],
  Hira: ['japanese'],
  Java: ['javanese'],
  Jpan: ['japanese'],
  Kana: ['japanese'],
  Knda: ['kannada'],
  Khmr: ['battambang'],
  Kore: ['korean'],
  Laoo: ['lao'],
  Lisu: ['lisu'],
  Mlym: ['malayalam'],
  Mtei: ['meetei'],
  Mymr: ['padauk'],
  Nkoo: ['nko'],
  Olck: ['olChiki'],
  Orya: ['odia'],
  Sinh: ['sinhala'],
  Taml: ['tamil'],
  Telu: ['telugu'],
  Tfng: ['tifinagh'],
  Thaa: ['thaana'],
  Thai: ['sarabun'],
  Tibt: ['tibetan'],
  Yiii: ['yi'],
};
