import { describe, expect, it } from 'vitest';
import { lineBreaksOf } from './line-breaks.ts';

describe('the breaks of a text', () => {
  it('are told apart, with the white space that belongs to them', () => {
    const text =
      ' The monkey leaves \nthe bicycle under\na tree.\n \r\nHe said:\n- Oh.\n- Ah.\n\n他们不知道怎么耕\n田织布。';
    expect(lineBreaksOf(text).map(({ start, end, kind }) => [text.slice(start, end), kind])).toEqual([
      [' \n', 'space'],
      ['\n', 'space'],
      ['\n \r\n', 'paragraph'],
      ['\n', 'line'],
      ['\n', 'line'],
      ['\n\n', 'paragraph'],
      ['\n', 'nothing'],
    ]);
  });

  it('are none in a text of one line or of white space', () => {
    expect(lineBreaksOf('One.')).toEqual([]);
    expect(lineBreaksOf(' \n\n ')).toEqual([]);
  });
});
