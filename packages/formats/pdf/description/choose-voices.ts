import { settingOfFont } from '../../fonts/setting-of-font.ts';
import type { FontName } from '../../fonts/fonts.ts';
import { fonts } from '../../fonts/fonts.ts';
import { fontsOfLanguage } from '../../fonts/fonts-of-language.ts';
import { hasGlyph, isVisible } from '../../fonts/missing-glyphs.ts';
import type { PublicationLanguage } from '../../publication.ts';
import type { BookDescription, Voice, VoiceName } from './book-description.ts';

/** A language and all that is said in it. */
export type Speech = { language: PublicationLanguage; said: string };

/** The speech of each voice in a file. */
export type Speeches = Partial<Record<VoiceName, Speech>>;

/**
 * The voice of each language, with fonts for every character that is said in it: those of the language, then whichever
 * font has what they lack. `missing` are the characters that none has.
 */
export function chooseVoices(speeches: Speeches): { voices: BookDescription['voices']; missing: string[] } {
  const missing = new Set<string>();
  const languages = Object.values(speeches).map(({ language }) => language);
  const everything = [...new Set([...languages.flatMap(fontsOfLanguage), ...(Object.keys(fonts) as FontName[])])];
  const voices = Object.fromEntries(
    Object.entries(speeches).map(([name, { language, said }]) => {
      const own = fontsOfLanguage(language);
      const chosen = [...own];
      for (const character of new Set(said)) {
        if (!isVisible(character)) continue;
        const isIn = (font: FontName) => hasGlyph(font, character);
        if (chosen.some(isIn)) continue;
        const helper = everything.find(isIn);
        if (helper === undefined) missing.add(character);
        else chosen.push(helper);
      }
      return [name, voiceOf(language, chosen)];
    }),
  );
  return { voices, missing: [...missing] };
}

function voiceOf({ tag, script, direction }: PublicationLanguage, chosen: FontName[]): Voice {
  const [lang = 'und', ...rest] = tag.split('-');
  const region = rest.find((part) => /^[A-Z]{2}$/.test(part)) ?? regionOfScript[script];
  return {
    lang: /^[a-z]{2,3}$/.test(lang) ? lang : 'und',
    region: region ?? null,
    isRightToLeft: direction === 'rtl',
    fonts: chosen.map((name) => ({ family: fonts[name].family, isLatin: latin.has(name) })),
    unbroken: unbrokenIn(lang, script),
    ...settingOfFont(chosen[0] ?? 'andika'),
  };
}

function unbrokenIn(lang: string, script: string): Voice['unbroken'] {
  if (script === 'Khmr') return 'khmerStops';
  if (script !== 'Mymr') return 'nothing';
  return likeBurmese.has(lang) ? 'stops' : 'syllables';
}

/** Languages for which the dictionary of Burmese words does. */
const likeBurmese = new Set(['my', 'rki', 'rmz', 'int', 'tvn']);

const latin = new Set<FontName>(['andika', 'notoSans']);

/** Typst takes no script, and tells the two ways of writing Chinese apart by the country. */
const regionOfScript: Record<string, string> = { Hans: 'CN', Hant: 'TW' };
