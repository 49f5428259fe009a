import type { PageText } from '@letsread/catalogue/texts/contract.ts';

import { PageHead } from '../../i18n/page-head.tsx';
import { Markdown } from './markdown.tsx';
import { inItsLanguage, PageContents, PageParts } from './page-parts.tsx';
import pagesSheet from './pages.css?url';
import { Sheet } from '../../ui/sheet.tsx';

/** A page that is read: its title, the list of its parts, and the parts. */
export function TextPage({ text, description, path }: { text: PageText; description: string; path: string }) {
  return (
    <main id="main" className="wrap doc">
      <PageHead title={text.title} description={description} path={path} />
      <Sheet href={pagesSheet} />
      <header className="doc__head">
        <h1 tabIndex={-1} {...inItsLanguage(text)}>
          {text.title}
        </h1>
      </header>
      <PageContents text={text} />
      <div className="doc__body" {...inItsLanguage(text)}>
        <Markdown text={text.intro} />
        <PageParts text={text} />
      </div>
    </main>
  );
}
