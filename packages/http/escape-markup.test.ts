import { expect, test } from 'vitest';
import { escapeAttribute, escapeText } from './escape-markup.ts';

test('text cannot open or close a tag, nor be read as a reference', () => {
  expect(escapeText('<b> &lt; "x"')).toBe('&lt;b&gt; &amp;lt; "x"');
});

test('the value of an attribute cannot end it', () => {
  expect(escapeAttribute('" onload="<')).toBe('&quot; onload=&quot;&lt;');
});
