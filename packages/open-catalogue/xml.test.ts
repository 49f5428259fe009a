import { expect, test } from 'vitest';
import { element, textElement, xmlDocument } from './xml.ts';

test('text and attributes are escaped, and what XML cannot hold is replaced', () => {
  expect(textElement('a', 'x < y & z ]]> "q"')).toBe('<a>x &lt; y &amp; z ]]&gt; "q"</a>');
  expect(element('a', { b: '"<\n' })).toBe('<a b="&quot;&lt;&#10;"/>');
  expect(textElement('a', '\u0000\u001f\ud800x\udc00\uffff😀')).toBe('<a>\ufffd\ufffd\ufffdx\ufffd\ufffd😀</a>');
});

test('what is undefined is left out', () => {
  expect(xmlDocument(element('a', { b: undefined, c: 0 }, undefined, textElement('d', 1)))).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a c="0"><d>1</d></a>\n',
  );
});
