const pairs = ['“”', '«»', '‹›', '「」', '『』'];

const closing = String.raw`["'’”»›」』]`;
/** With capitals, another sentence begins with one; without, whatever comes after the mark may be one. */
const goesOn = new RegExp(
  String.raw`[.!?…](?:${closing}*\s+|${closing}+)[^\p{L}]*\p{Lu}|[.!?…।۔؟።។။。！？](?=[\s\p{P}]*\p{Lo})`,
  'u',
);
const breaksOff = /(?:…|\.\.+)$/u;
// Remarks in brackets, telephone numbers.
const aside = /[()[\]{}（）]|\p{Nd}{5}|\p{Nd}{3}-\p{Nd}{3}/u;

/** Whether a text can stand alone beside a picture: speech in it is whole, nothing ends within, it does not break off to go on overleaf, and it is told, not noted. */
export function isOneSentence(text: string): boolean {
  return !goesOn.test(text) && !breaksOff.test(text) && !aside.test(text) && isSpeechWhole(text);
}

function isSpeechWhole(text: string): boolean {
  const count = (sign: string): number => text.split(sign).length - 1;
  if (count('"') % 2 !== 0) return false;
  // German and Polish open below and close with what opens elsewhere.
  if (text.includes('„')) return count('„') === count('“') + count('”');
  return pairs.every((pair) => count(pair.charAt(0)) === count(pair.charAt(1)));
}
