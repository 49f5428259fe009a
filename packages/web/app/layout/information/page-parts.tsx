import type { PageText } from '@letsread/catalogue/texts/contract.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { Markdown } from './markdown.tsx';

/** The language of a text, for the element around it: it may be English on a page in another language. */
export function inItsLanguage({ language }: PageText) {
  return { lang: language.languageISOCode, dir: language.direction };
}

/** The ways to the parts of a page: pills on a phone, a column at its side where there is room. */
export function PageContents({ text }: { text: PageText }) {
  const t = useMessages();
  return (
    <nav className="doc__toc" aria-label={t('shell.pages.parts')}>
      <ol {...inItsLanguage(text)}>
        {text.parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The parts of a page, each under a heading. */
export function PageParts({ text, isInDialog = false }: { text: PageText; isInDialog?: boolean }) {
  const Heading = isInDialog ? 'h3' : 'h2';
  return text.parts.map(({ id, title, markdown }) => (
    <section className="prose" key={id}>
      <Heading id={isInDialog ? undefined : id} tabIndex={isInDialog ? undefined : -1}>
        {title}
      </Heading>
      <Markdown text={markdown} />
    </section>
  ));
}
