import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Markdown } from './markdown.tsx';

const html = (text: string) =>
  /^<div class="prose">([^]*)<\/div>$/.exec(renderToStaticMarkup(<Markdown text={text} />))?.[1];

test.each([
  ['We keep *little*, **never** ~~more~~.', '<p>We keep <em>little</em>, <strong>never</strong> <del>more</del>.</p>'],
  ['- a name\n- `code`', '<ul><li>a name</li><li><code>code</code></li></ul>'],
  ['3. c\n4. d', '<ol start="3"><li>c</li><li>d</li></ol>'],
  ['- a\n\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
  ['- a\n  - b', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  ['### In detail\n\nNo photo.', '<h3>In detail</h3><p>No photo.</p>'],
  ['> a\n\n---', '<blockquote><p>a</p></blockquote><hr/>'],
  ['```\n<b>\n```', '<pre><code>&lt;b&gt;</code></pre>'],
  ['a  \nb', '<p>a<br/>b</p>'],
  [
    '| a | b |\n|---|---|\n| c | *d* |',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td><em>d</em></td></tr></tbody></table>',
  ],
  ['&copy; 2026 &amp; \\*on\\*', '<p>© 2026 &amp; *on*</p>'],
  ['', ''],
])('%j becomes %j', (text, expected) => {
  expect(html(text)).toBe(expected);
});

test.each([
  '<script>alert(1)</script>',
  'a <img src=x onerror=alert(1)> b',
  '<iframe src="https://example.org"></iframe>',
  '<!-- <b> -->',
  '**<b onclick="x()">bold</b>**',
])('%s stands there as it was written and does nothing', (text) => {
  expect(html(text)).not.toMatch(/<(?!\/?(p|strong)>)/);
  expect(html(text)).toContain('&lt;');
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
  expect(html(text)).not.toMatch(/<a|<img|href|src=/);
  expect(html(text)).toContain('a');
});

test.each([
  ['[a](https://example.org/?a=1&b=2)', '<a href="https://example.org/?a=1&amp;b=2">a</a>'],
  ['[a](mailto:help@example.org)', '<a href="mailto:help@example.org">a</a>'],
  ['[a](/collaborators)', '<a href="/collaborators">a</a>'],
  ['[a](#privacy)', '<a href="#privacy">a</a>'],
  ['See [a][1].\n\n[1]: /about', 'See <a href="/about">a</a>.'],
])('%j is a link', (text, link) => {
  expect(html(text)).toBe(`<p>${link}</p>`);
});

test('an address in entities is no other address', () => {
  expect(html('[a](&#106;avascript:alert(1))')).not.toContain('href="javascript');
  expect(html('[a](/x"onclick="y)')).not.toContain('onclick="');
});
