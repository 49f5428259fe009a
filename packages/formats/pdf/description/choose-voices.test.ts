import { expect, it } from 'vitest';
import { chooseVoices } from './choose-voices.ts';

const english = { tag: 'en', name: 'English', script: 'Latn', direction: 'ltr' } as const;
const arabic = { tag: 'ar', name: 'العربية', script: 'Arab', direction: 'rtl' } as const;
const families = (voices: ReturnType<typeof chooseVoices>['voices'], name: 'book' | 'words') =>
  voices[name]?.fonts.map(({ family }) => family);

it('a language is set in the fonts of its script, then in those with Latin letters', () => {
  const { voices, missing } = chooseVoices({ book: { language: arabic, said: 'قطة cat' } });
  expect(families(voices, 'book')).toEqual(['Scheherazade New', 'Andika', 'Noto Sans']);
  expect(missing).toEqual([]);
});

it('what the fonts of a language lack is looked for in those of the other languages, then in all', () => {
  const { voices, missing } = chooseVoices({
    book: { language: arabic, said: 'قطة' },
    words: { language: english, said: 'قطة, นก and 鳥' },
  });
  expect(families(voices, 'words')).toEqual(['Andika', 'Noto Sans', 'Scheherazade New', 'Sarabun', 'Noto Sans SC']);
  expect(missing).toEqual([]);
});

it('characters that no font has are told once each; what has no glyph anyway is not', () => {
  const { missing } = chooseVoices({ book: { language: english, said: 'a\u200db 𓀀𓀀 \ue000\n' } });
  expect(missing).toEqual(['𓀀', '\ue000']);
});

it('the tag is told as far as Typst can take it', () => {
  const voiceOf = (tag: string, script = 'Latn') =>
    chooseVoices({ book: { language: { ...english, tag, script }, said: '' } }).voices.book;
  expect(voiceOf('lgg-x-official')).toMatchObject({ lang: 'lgg', region: null });
  expect(voiceOf('ha-NE')).toMatchObject({ lang: 'ha', region: 'NE' });
  expect(voiceOf('zh-Hans', 'Hans')).toMatchObject({ lang: 'zh', region: 'CN' });
  expect(voiceOf('')).toMatchObject({ lang: 'und' });
});

it('lines of Myanmar scripts end after syllables where the dictionary of Burmese words does not fit', () => {
  const kindOf = (tag: string, script: string) =>
    chooseVoices({ book: { language: { ...english, tag, script }, said: '' } }).voices.book?.unbroken;
  expect([kindOf('mnw', 'Mymr'), kindOf('my', 'Mymr'), kindOf('km', 'Khmr'), kindOf('en', 'Latn')]).toEqual([
    'syllables',
    'stops',
    'khmerStops',
    'nothing',
  ]);
});
