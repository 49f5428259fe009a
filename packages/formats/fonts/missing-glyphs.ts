import { charactersOfFont } from './font-characters.ts';
import { type FontName, fonts } from './fonts.ts';

/** What no glyph is asked for. */
const silent = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}]/u;

const names = Object.keys(fonts) as FontName[];
const known = new Map<string, boolean>();

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
  return [...new Set(text)].filter((character) => isVisible(character) && !isAnywhere(character));
}

function isAnywhere(character: string): boolean {
  const found = known.get(character) ?? names.some((font) => hasGlyph(font, character));
  known.set(character, found);
  return found;
}
