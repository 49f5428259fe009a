import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ActiveFilters } from './active-filters.tsx';
import { readFilters } from './filters.ts';

test('a chosen theme without a name in the language of the page says which language its name is in', () => {
  const html = renderToStaticMarkup(
    <ActiveFilters
      filters={readFilters(new URLSearchParams('tag=4&tag=5'))}
      tags={[
        { id: '4', slug: 'wind', name: 'Wind', languageISOCode: 'en' },
        { id: '5', slug: 'riah', name: 'رياح', languageISOCode: 'ar' },
      ]}
      signLanguages={[]}
    />,
  );
  expect(html).toContain('<bdi lang="ar">رياح</bdi>');
  expect(html).toMatch(/>Wind</);
  expect(html).not.toContain('lang="en"');
});
