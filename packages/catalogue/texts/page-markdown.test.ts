import { expect, test } from 'vitest';
import { readPageMarkdown } from './page-markdown.ts';

const intro = (text: string) => readPageMarkdown(`# Title\n\n${text}`).intro;

test('a page has a title, an intro, and a part for each heading of the second rank', () => {
  const page = readPageMarkdown(
    '# Privacy & you\n\nWe keep *little*.\n\n## Your data {#data}\n\n- a name\n\n### In detail\n\nNo photo.\n\n## Write to us\n\nDo.',
  );
  expect(page).toEqual({
    title: 'Privacy & you',
    intro: '<p>We keep <em>little</em>.</p>',
    parts: [
      {
        id: 'data',
        title: 'Your data',
        html: '<ul>\n<li>a name</li>\n</ul>\n<h3>In detail</h3>\n<p>No photo.</p>',
      },
      { id: 'write-to-us', title: 'Write to us', html: '<p>Do.</p>' },
    ],
  });
});

test('what explains a link of the footer is there where the link is', () => {
  const text =
    'We read.\n\n## Help\n\n- Read.\n- Give, at the\n  foot. {donate}\n\nAsk us. {help}\n\n## Write {#write} {help}\n\nDo. {help}';
  expect(readPageMarkdown(text).parts).toEqual([{ id: 'help', title: 'Help', html: '<ul>\n<li>Read.</li>\n</ul>' }]);
  expect(readPageMarkdown(text, ['donate', 'help']).parts).toEqual([
    { id: 'help', title: 'Help', html: '<ul>\n<li>Read.</li>\n<li>Give, at the\nfoot.</li>\n</ul>\n<p>Ask us.</p>' },
    { id: 'write', title: 'Write', html: '<p>Do.</p>' },
  ]);
});

test('parts of the same name have anchors of their own, in any script', () => {
  const { parts } = readPageMarkdown('## الخصوصية\n\n## Contact\n\n## Contact\n\n## ?!');
  expect(parts.map(({ id }) => id)).toEqual(['الخصوصية', 'contact', 'contact-3', 'part']);
});

test.each([
  '<script>alert(1)</script>',
  'a <img src=x onerror=alert(1)> b',
  '<iframe src="https://example.org"></iframe>',
  '<!-- <b> -->',
  '**<b onclick="x()">bold</b>**',
])('%s stands there as it was written and does nothing', (text) => {
  expect(intro(text)).not.toMatch(/<(?!\/?(p|strong)>)/);
});

test.each([
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](<java\tscript:alert(1)>)',
  '[a](data:text/html,x)',
  '[a](vbscript:x)',
  '![a](https://example.org/x.png)',
  '![a](x" onerror="alert(1))',
])('%s leaves only its words', (text) => {
  expect(intro(text)).not.toMatch(/<a|<img|href|src=/);
  expect(intro(text)).toContain('a');
});

test.each([
  ['[a](https://example.org/?a=1&b=2)', '<a href="https://example.org/?a=1&amp;b=2">a</a>'],
  ['[a](mailto:help@example.org)', '<a href="mailto:help@example.org">a</a>'],
  ['[a](/collaborators)', '<a href="/collaborators">a</a>'],
  ['[a](#privacy)', '<a href="#privacy">a</a>'],
])('%s is a link', (text, html) => {
  expect(intro(text)).toBe(`<p>${html}</p>`);
});

test('an address in entities is no other address', () => {
  expect(intro('[a](&#106;avascript:alert(1))')).toBe('<p><a href="&amp;#106;avascript:alert(1)">a</a></p>');
  expect(intro('[a](/x"onclick="y)')).not.toContain('onclick="');
});

test('an empty text is an empty page', () => {
  expect(readPageMarkdown('')).toEqual({ title: '', intro: '', parts: [] });
});
