import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { lineParts } from './line-parts.ts';

function shown(text: string, languageTag: string): string {
  return lineParts(text, languageTag)
    .map(({ text: part, isWhole }) => (isWhole ? `[${part}]` : part))
    .join('');
}

describe('where lines of a Myanmar script may end', () => {
  it.each([
    ['Mon', 'mnw', 'ကောန်ၚာ် ဂွံ', '[ကောန်][ၚာ်] [ဂွံ]'],
    ['Mon with letters one upon the other', 'mnw', 'ပါဲသ္ၚိ သတ္တိ', '[ပါဲ][သ္ၚိ] [သတ္တိ]'],
    ['Shan', 'shn', 'လိၵ်ႈတႆး', '[လိၵ်ႈ][တႆး]'],
    ['S’gaw Karen', 'ksw', 'ကညီကျိာ်န့ၣ်', '[က][ညီ][ကျိာ်][န့ၣ်]'],
    ['a language of three letters that begins like Burmese', 'mym', 'ကင်ကီ', '[ကင်][ကီ]'],
  ])('%s: after a syllable', (_, tag, text, parts) => {
    expect(shown(text, tag)).toBe(parts);
  });

  it('a full stop, quotation marks and digits stay with their syllable', () => {
    expect(shown('“ကင် ။” ကီ၊ဂှ်၂ ok!', 'mnw')).toBe('“[ကင် ။]” [ကီ၊][ဂှ်၂] ok!');
  });

  it.each([
    ['my', 'ကလေးကျောင်း'],
    ['my-MM', 'ကလေးကျောင်း'],
    ['rki', 'ကလေးကျောင်း'],
    ['en', 'The kite'],
    ['mnw', 'The kite'],
    ['mnw', ''],
  ])('%s “%s” is left to browsers', (tag, text) => {
    expect(lineParts(text, tag)).toEqual([{ text, isWhole: false }]);
  });

  it('joined again, the parts are the text', () => {
    const pieces = fc.constantFrom(
      'က',
      'င',
      '်',
      '္',
      'ၚ',
      'ဲ',
      '့',
      'း',
      '။',
      ' ',
      '\n',
      '၂',
      'a',
      '“',
      '\u200b',
      '\u{1f600}',
    );
    const texts = fc.array(pieces, { maxLength: 30 }).map((list) => list.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        expect(
          lineParts(text, 'mnw')
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
