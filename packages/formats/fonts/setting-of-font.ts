import type { FontName } from './fonts.ts';

const usual: FontSetting = { scale: 1, leading: 0.15, isPlain: true };

/** How a font is set so that its words look as large and as loose as Andika's beside it. */
export type FontSetting = {
  /** Of the text size. */
  scale: number;
  /** Between the boxes of lines, which reach from ascender to descender, in em. */
  leading: number;
  /** Whether the glyphs give back the words they were made of: measured by `npm run bench -- pdf`. */
  isPlain: boolean;
};

/** The setting of a font; judged by eye on printed pages. */
export function settingOfFont(name: FontName): FontSetting {
  return { ...usual, ...settings[name] };
}

const indic = { leading: 0.35 };
const wide = { leading: 0.5 };
const woven = { isPlain: false };
const settings: Partial<Record<FontName, Partial<FontSetting>>> = {
  adlam: woven,
  andika: { leading: 0 },
  balooDa: woven,
  devanagari: { ...indic, isPlain: false },
  gujarati: indic,
  gurmukhi: indic,
  hebrew: woven,
  japanese: wide,
  javanese: { ...indic, ...woven },
  kannada: { ...indic, ...woven },
  korean: wide,
  lao: { leading: 0.3, isPlain: false },
  malayalam: { ...indic, ...woven },
  meetei: { ...indic, ...woven },
  nastaliq: { leading: 0, isPlain: false },
  nko: woven,
  odia: { ...indic, isPlain: false },
  padauk: woven,
  sarabun: { leading: 0.35, isPlain: false },
  scheherazade: { scale: 1.2, leading: -0.15, isPlain: false },
  simplifiedChinese: wide,
  sinhala: indic,
  tamil: indic,
  telugu: { ...indic, ...woven },
  thaana: { leading: 0.35, ...woven },
  tibetan: { scale: 1.25, leading: 0 },
  traditionalChinese: wide,
  vazirmatn: woven,
};
