import anyAscii from 'any-ascii';
import { titleKey, wordsToFind, wordsToIndex } from './folded-words.ts';

/**
 * Scripts whose letters have Latin ones that their readers type where a keyboard has no others. Not those that leave vowels
 * out (Arabic, Hebrew) or are read quite differently from how they are written (Thai, Lao, Khmer, Burmese, Tibetan).
 */
const romanised =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Ethiopic}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const ideograph = /\p{Script=Han}/u;
const latinWord = /^[a-z0-9']+$/;

/** How letters that stand for the same sound are written in one way; in this order. */
const sameSounds: [RegExp, string][] = [
  [/'/g, ''],
  [/s+h+c+h+|s+h+/g, 's'],
  [/t?c+h+/g, 'c'],
  [/([bdgjkpt])h+/g, '$1'],
  [/zh?/g, 'j'],
  [/ck|q/g, 'k'],
  [/f/g, 'p'],
  [/w/g, 'v'],
  [/x/g, 's'],
  [/(?<=.)y|ee/g, 'i'],
  [/oo/g, 'u'],
  [/ou/g, 'o'],
  [/(.)\1+/g, '$1'],
  // Scripts of India do not write it after a consonant, and nobody agrees on where it is heard.
  [/(?<=.)a/g, ''],
  [/m(?=[^aeiou])/g, 'n'],
];

/** One spelling of a word in Latin letters, whichever of the usual ones it came in: "kutta", "kuttaa" and "kuta" are one. */
function latinKey(word: string): string {
  return sameSounds.reduce((key, [sound, letter]) => key.replace(sound, letter), word);
}

function keyOf(word: string): string {
  return latinKey(anyAscii(word).toLowerCase());
}

/**
 * The words of a title or name in Latin letters; none where its script is not one of those. Of Chinese each syllable, word
 * and the whole: "xiao mao", "xiaomao".
 */
export function romanisedWords(text: string, languageTag: string): string[] {
  const isChinese = ideograph.test(text) && /^(zh|yue)\b/.test(languageTag);
  if (!isChinese && !romanised.test(text)) return [];
  const words = wordsToIndex(text);
  const more = isChinese ? [...text.matchAll(/\p{Script=Han}/gu)].map(([sign]) => sign) : [];
  const whole = titleKey(text).replaceAll(' ', '');
  const keys = [...words, ...more, ...(isChinese ? [whole] : [])].map(keyOf);
  return [...new Set(keys)].filter((key) => latinWord.test(key));
}

/** What to look for where somebody typed a title of another script in Latin letters; undefined where they typed others. */
export function romanisedQuery(typed: string): string | undefined {
  const words = wordsToFind(typed);
  if (!words.every(({ word }) => latinWord.test(word))) return undefined;
  const keys = words.map(({ word, isPrefix }) => ({ key: latinKey(word), isPrefix }));
  // A letter or two mean anything.
  if (keys.reduce((letters, { key }) => letters + key.length, 0) < 2 || keys.some(({ key }) => key === ''))
    return undefined;
  return keys.map(({ key, isPrefix }) => `"${key}"${isPrefix ? '*' : ''}`).join(' AND ');
}
