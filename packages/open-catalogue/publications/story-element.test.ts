import { expect, it } from 'vitest';
import { storyElement } from './story-element.ts';

it('words of a story are an element; a syllable of Mon, which browsers tear, stays whole', () => {
  expect(storyElement('p', 'A kite & a bird', { languageISOCode: 'en' })).toBe('<p>A kite &amp; a bird</p>');
  expect(storyElement('h1', 'ကင်ဂှ် <', { languageISOCode: 'mnw' })).toBe(
    '<h1><span class="whole">ကင်</span><wbr aria-hidden="true"/><span class="whole">ဂှ်</span> &lt;</h1>',
  );
});
