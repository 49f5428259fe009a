import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { FindBooks } from './find-books.tsx';

test('what has as many books as it can have says so, and offers no more', () => {
  const find = (isFull: boolean) => {
    const Screen = createRoutesStub([
      { path: '/', Component: () => <FindBooks words="" found={[]} isFull={isFull} fieldsOf={() => ({})} /> },
    ]);
    return renderToStaticMarkup(<Screen />);
  };
  expect(find(false)).toContain('role="search"');
  expect(find(true)).toMatch(/^<p class="note">/);
});
