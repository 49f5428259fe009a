import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FilterForm, type SignLanguageFacet } from './filter-form.tsx';
import { readFilters } from './filters.ts';

const american = { code: 'ase', name: 'American Sign Language', count: 3 };
const kenyan = { code: 'xki', name: 'Lugha ya Ishara ya Kenya', count: 2 };

function choicesOf(search: string, signLanguages: SignLanguageFacet[]): string[] {
  const html = renderToStaticMarkup(
    <FilterForm
      filters={readFilters(new URLSearchParams(search))}
      language="all"
      facets={{ levels: [], tags: [], lengths: [], features: [], signLanguages }}
      found={{ total: 5, isTotalCapped: false }}
    />,
  );
  return [...html.matchAll(/<input[^>]*name="sl"[^>]*value="(\w+)"/g)].map((found) =>
    found[0].includes('checked') ? `${found[1]} chosen` : `${found[1]}`,
  );
}

test('of several sign languages each can be chosen, of one alone there is no choice', () => {
  expect(choicesOf('signLanguage=true', [american, kenyan])).toEqual(['ase', 'xki']);
  expect(choicesOf('signLanguage=true', [american])).toEqual([]);
});

test('a chosen sign language can be taken away again, also where no book of it is left', () => {
  expect(choicesOf('sl=xki', [american, kenyan])).toEqual(['ase', 'xki chosen']);
  expect(choicesOf('sl=bfi', [])).toEqual(['bfi chosen']);
});
