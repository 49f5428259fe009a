import { charactersOfFont } from './font-characters.ts';
import { type FontName, fonts } from './fonts.ts';

/** What no glyph is asked for. */
const silent = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}]/u;

const names = Object.keys(fonts) as FontName[];
const [unknown, shown, missing] = [0, 1, 2];
/** By code point: a feed has the texts of fifty books looked through. */
const known = new Uint8Array(0x110000);

/** Whether a character is seen at all. */
export function isVisible(character: string): boolean {
  return !silent.test(character);
}

/** Whether a font has a character (one code point). */
export function hasGlyph(font: FontName, character: string): boolean {
  return charactersOfFont(font)(character.codePointAt(0) ?? 0);
}

/** The characters of a text that no font here has, each once: with one of them it cannot be printed. */
export function missingGlyphs(text: string): string[] {
  const found = new Set<string>();
  for (let at = 0; at < text.length; at++) {
    const codePoint = text.codePointAt(at) ?? 0;
    if (codePoint > 0xffff) at++;
    if (known[codePoint] === unknown) known[codePoint] = isMissing(codePoint) ? missing : shown;
    if (known[codePoint] === missing) found.add(String.fromCodePoint(codePoint));
  }
  return [...found];
}

function isMissing(codePoint: number): boolean {
  const character = String.fromCodePoint(codePoint);
  return isVisible(character) && !names.some((font) => hasGlyph(font, character));
}
