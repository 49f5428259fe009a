import { foldText } from '@letsread/formats/words/fold-text.ts';
import type { Writing } from '../writing.ts';

/**
 * Words for "and", "or" and "with" by language: what they join can change places, so a sentence with one of them can be put together in two ways that
 * are both right. Words that mean other things as well are here too: a sentence lost is no harm. Of a language that is not here nothing is known.
 */
const joiners: Record<string, string> = {
  aeb: 'w wa u aw walla m3a maa',
  af: 'en of',
  am: 'እና ና ወይም ወይስ',
  ar: 'و أو مع',
  bn: 'ও এবং আর বা',
  ca: 'i o amb',
  da: 'og eller',
  de: 'und oder',
  ee: 'kple kpli alo',
  el: 'και κι ή',
  en: 'and or with',
  eo: 'kaj aŭ',
  es: 'y e o u con',
  fa: 'و یا با',
  ff: 'e be wala',
  fr: 'et ou avec',
  ga: 'agus is nó',
  gu: 'અને કે',
  gyn: 'an and ar or',
  ha: 'da ko',
  hi: 'और या तथा व एवं',
  ht: 'ak avèk epi oswa ou e',
  hu: 'és s meg vagy',
  id: 'dan atau dengan',
  it: 'e ed o con',
  jam: 'an ar wid',
  km: 'និង ឬ',
  ko: '그리고 또는',
  la: 'et atque ac aut vel cum',
  lg: 'ne oba',
  lgg: 'pie pi e',
  lo: 'ແລະ ຫຼື ກັບ',
  lt: 'ir ar arba su',
  mfe: 'ek e ou ouswa',
  mg: 'sy ary na',
  mnw: 'ကဵု',
  ms: 'dan atau dengan',
  my: 'နှင့် နဲ့ သို့မဟုတ်',
  naq: 'tsî tsi',
  nb: 'og eller',
  ne: 'र अनि वा तथा',
  nl: 'en of',
  nn: 'og eller',
  nso: 'le goba',
  om: 'fi fii yookiin',
  or: 'ଓ ଏବଂ ବା',
  pa: 'ਅਤੇ ਤੇ ਜਾਂ',
  pl: 'i oraz a lub albo z',
  prs: 'و یا با',
  ps: 'او يا یا',
  pt: 'e ou com',
  rki: 'နန့်',
  ro: 'și şi sau cu',
  ru: 'и или с',
  rw: 'na n cyangwa',
  se: 'ja dahje',
  so: 'iyo oo ama',
  sr: 'и или с са',
  st: 'le kapa',
  sv: 'och eller',
  sw: 'na au',
  tet: 'no ka ho',
  th: 'และ หรือ กับ',
  ti: 'ወይ ወይስ',
  tl: 'at o',
  tn: 'le kgotsa',
  tr: 've veya ya ile',
  tw: 'ne anaa',
  uk: 'і й та або чи з',
  ve: 'na kana',
  xh: 'okanye',
  yo: 'ati àti tabi tàbí pẹlu pẹ̀lú',
  zu: 'noma',
};
for (const [like, language] of Object.entries({ cmn: 'zh', no: 'nb', fil: 'tl', ak: 'tw' }))
  joiners[like] = joiners[language] ?? '';

/** Where "and" begins the second of the two words. */
const joiningStarts: Record<string, RegExp> = {
  ar: /^و/u,
  lg: /^n'/u,
  rw: /^n'/u,
  xh: /^(?:na|ne|no)/u,
  zu: /^(?:na|ne|no)/u,
};

/** Where "and" ends the first of them. */
const joiningEnds: Record<string, RegExp> = {
  am: /ና$/u,
  ko: /(?:와|과|하고|랑)$/u,
  la: /que$/u,
  my: /(?:နှင့်|နဲ့)$/u,
  rki: /နန့်$/u,
  ti: /ን$/u,
};

/** Letters that join in Chinese and Japanese, wherever they stand. */
const joiningCharacters = /[和跟與与及或同、]/u;

const folded = new Map(
  Object.entries(joiners).map(([language, words]) => [
    language,
    new Set(words.split(' ').map((word) => foldText(word))),
  ]),
);

/** Whether a sentence joins two things that could change places. `words` are its tokens folded, without punctuation, in story order. */
export function joinsEquals(words: readonly string[], writing: Writing): boolean {
  if (writing.parting === 'characters') return words.some((word) => joiningCharacters.test(word));
  const joining = folded.get(writing.language);
  const start = joiningStarts[writing.language];
  const end = joiningEnds[writing.language];
  return words.some(
    (word, at) => joining?.has(word) === true || (at > 0 && start?.test(word) === true) || end?.test(word) === true,
  );
}
