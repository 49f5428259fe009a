import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { featuresOfText } from '../../fonts/features-of-text.ts';
import { listFontLicences } from '../../fonts/font-licences.ts';
import { fontPath } from '../../fonts/font-path.ts';
import { fontsOfLanguage } from '../../fonts/fonts-of-language.ts';
import { type FontName, fonts } from '../../fonts/fonts.ts';
import { hasGlyph } from '../../fonts/missing-glyphs.ts';
import type { PublicationLanguage } from '../../publication.ts';
import { copyrightOfFont, renameFont, tablesOfOldNames } from './rename-font.ts';

/** All that is written in one language in a file. */
export type WrittenText = { language: PublicationLanguage; text: string };

/** A part of a font for one book. `family` is what the style sheet calls it and no name of its makers' choosing. */
export type EmbeddedFont = { family: string; bytes: Uint8Array; licenceText: string };

/** The fonts of a book, and by script (ISO 15924) the families to set it in, the first first. */
export type EmbeddedFonts = { fonts: EmbeddedFont[]; familiesByScript: Map<string, string[]> };

/**
 * What every e-reader shows without help: Latin letters of Europe, Greek, the Cyrillic of Russian and its neighbours, common signs. A
 * text of these alone gets no font (8 to 13 KB saved, and the reader's own choice of letters kept).
 */
const everywhere = /^[\s\u0020-\u017f\u0218-\u021b\u0384-\u03ce\u0400-\u045f\u0490\u0491\u2010-\u2026\u20ac\u2122]*$/u;

const isSign = /[^\p{L}\p{M}\p{N}]/u;

/**
 * Takes out of the fonts of each script what a book needs. As TTF, which the oldest readers take: against WOFF2 a third more bytes (8 to
 * 50 KB a book once deflated) for a tenth of the time. Hints for coarse screens and forms of letters that nobody asks for are left out.
 * Characters that no font has stay the reader's.
 */
export async function embedFonts(texts: readonly WrittenText[]): Promise<EmbeddedFonts> {
  const needed = new Map<FontName, Set<string>>();
  const namesByScript = new Map<string, Set<FontName>>();
  for (const { language, text } of texts) {
    for (const [name, characters] of fontsFor(language, text)) {
      needed.set(name, new Set([...(needed.get(name) ?? []), ...characters]));
      namesByScript.set(language.script, (namesByScript.get(language.script) ?? new Set()).add(name));
    }
  }
  const order = [...needed.keys()];
  const familyOf = (name: FontName) => `story-${order.indexOf(name) + 1}`;
  return {
    fonts: await Promise.all(
      [...needed].map(([name, characters]) => embedFont(name, { family: familyOf(name), characters })),
    ),
    familiesByScript: new Map([...namesByScript].map(([script, names]) => [script, [...names].map(familyOf)])),
  };
}

/**
 * The first font of a language that has a character gets it; the font of the script gets all it has, so that words are of one make.
 * Letters of other scripts are looked for in all fonts; signs (emoji) are left to the reader, whose own are in colour.
 */
function fontsFor(language: PublicationLanguage, text: string): Map<FontName, string[]> {
  const found = new Map<FontName, string[]>();
  if (everywhere.test(text)) return found;
  let left = [...new Set(text)].filter((character) => !/\s/u.test(character) || character === ' ');
  const own = fontsOfLanguage(language);
  for (const name of new Set([...own, ...(Object.keys(fonts) as FontName[])])) {
    const isForeign = !own.includes(name);
    const characters = left.filter((each) => hasGlyph(name, each) && !(isForeign && isSign.test(each)));
    const isNeeded = characters.some((character) => !everywhere.test(character));
    if (isNeeded) found.set(name, characters);
    if (isNeeded || found.size > 0) left = left.filter((character) => !characters.includes(character));
  }
  return found;
}

async function embedFont(name: FontName, about: { family: string; characters: Set<string> }): Promise<EmbeddedFont> {
  const { family, characters } = about;
  const whole = await readFile(fontPath(name));
  const renamed = renameFont(whole, { family, copyright: copyrightOfFont(whole) });
  const bytes = await subsetFont(
    Buffer.from(renamed.buffer, renamed.byteOffset, renamed.byteLength),
    [...characters].join(''),
    {
      targetFormat: 'truetype',
      noHinting: true,
      keepFeatures: [...featuresOfText],
      preserveNameIds: [13, 14],
      dropTables: tablesOfOldNames,
    },
  );
  const licence = listFontLicences().find((each) => each.family === fonts[name].family);
  if (licence === undefined) throw new Error(`The licence of ${fonts[name].family} is not here.`);
  return { family, bytes, licenceText: await readFile(licence.textPath, 'utf8') };
}
