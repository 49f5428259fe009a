import { expect, test } from 'vitest';
import { embedCode, embedPath } from './embed-code.ts';

test('the address of an embedded book is escaped, and has a page only where one is asked for', () => {
  expect(embedPath('قصة & b')).toBe('/embed/%D9%82%D8%B5%D8%A9%20%26%20b');
  expect(embedPath('kite', 3)).toBe('/embed/kite/3');
});

test('the code has a title for who hears the page, and nothing that a title could break out of', () => {
  const code = embedCode({ slug: 'a"b', title: `"><script>alert('1')</script>` }, 'https://library.example', {
    width: 320,
    height: 480,
  });
  expect(code).toBe(
    '<iframe src="https://library.example/embed/a%22b" title="&quot;&gt;&lt;script&gt;alert(\'1\')&lt;/script&gt;" ' +
      'width="320" height="480" loading="lazy" referrerpolicy="strict-origin-when-cross-origin" ' +
      'style="border:0;max-width:100%" allowfullscreen></iframe>',
  );
});
