import { expect, test } from 'vitest';
import { readPageMarkdown } from './page-markdown.ts';

test('a page has a title, an intro, and a part for each heading of the second rank', () => {
  const page = readPageMarkdown(
    '# Privacy & you\n\nWe keep *little*.\n\n## Your data {#data}\n\n- a name\n\n### In detail\n\nNo photo.\n\n## Write to us\n\nDo.',
  );
  expect(page).toEqual({
    title: 'Privacy & you',
    intro: 'We keep *little*.',
    parts: [
      {
        id: 'data',
        title: 'Your data',
        markdown: '- a name\n\n### In detail\n\nNo photo.',
      },
      { id: 'write-to-us', title: 'Write to us', markdown: 'Do.' },
    ],
  });
});

test('what explains a link of the footer is there where the link is', () => {
  const text =
    'We read.\n\n## Help\n\n- Read.\n- Give, at the\n  foot. {donate}\n\nAsk us. {help}\n\n## Write {#write} {help}\n\nDo. {help}';
  expect(readPageMarkdown(text).parts).toEqual([{ id: 'help', title: 'Help', markdown: '- Read.' }]);
  expect(readPageMarkdown(text, ['donate', 'help']).parts).toEqual([
    { id: 'help', title: 'Help', markdown: '- Read.\n- Give, at the\n  foot.\n\nAsk us.' },
    { id: 'write', title: 'Write', markdown: 'Do.' },
  ]);
});

test('a page that was written on Windows is the same', () => {
  const text = '# About\n\nWe read.\n\nGive. {donate}\n\n## Help\n\n- Read.\n- Give. {donate}\n';
  const page = readPageMarkdown(text);
  expect(page).toMatchObject({ title: 'About', intro: 'We read.' });
  expect(readPageMarkdown(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(page);
});

test('parts of the same name have anchors of their own, in any script', () => {
  const { parts } = readPageMarkdown('## الخصوصية\n\n## Contact\n\n## Contact\n\n## ?!');
  expect(parts.map(({ id }) => id)).toEqual(['الخصوصية', 'contact', 'contact-3', 'part']);
});

test('each part knows the addresses that its links refer to', () => {
  const { intro, parts } = readPageMarkdown('# A\n\nSee [us][1].\n\n## B\n\n[Write][1].\n\n## C\n\n[1]: /about');
  expect([intro, ...parts.map(({ markdown }) => markdown)]).toEqual([
    'See [us][1].\n\n[1]: /about',
    '[Write][1].\n\n[1]: /about',
    '',
  ]);
});

test('an empty text is an empty page', () => {
  expect(readPageMarkdown('')).toEqual({ title: '', intro: '', parts: [] });
});
