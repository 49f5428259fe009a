import { searchBooks, type BookCard } from '@letsread/catalogue/contract.ts';
import type { RouterContextProvider } from 'react-router';

import { Cover } from '../../catalogue/covers/cover.tsx';
import { RoleIcon } from '../../catalogue/role-icon.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Land } from '../../ui/land.tsx';
import { apiClientContext } from '../../request/contexts.ts';
import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import type { Route } from './+types/about-screen.ts';
import aboutSheet from './about.css?url';
import { HelpSection } from './help-section.tsx';
import { loadPageText } from './load-page-text.ts';
import { fallBackTo } from '../../request/degraded-page.server.ts';
import { Markdown } from './markdown.tsx';
import { inItsLanguage, PageContents, PageParts } from './page-parts.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { below } from '../../ui/breakpoints.ts';

export async function loader(args: Route.LoaderArgs) {
  const lId = interfaceLanguage(args.request).id;
  const [text, covers] = await Promise.all([loadPageText('about', args), coversOf(args.context, lId)]);
  return { text, covers };
}

/** The books that are read most; the page does without them when they cannot be had. */
async function coversOf(context: Readonly<RouterContextProvider>, lId: string): Promise<BookCard['cover'][]> {
  const { items } = await context
    .get(apiClientContext)(searchBooks, { lId, limit: 3, fLimit: 1 })
    .catch(fallBackTo(context, 'its covers', { items: [] }));
  return items.map(({ cover }) => cover);
}

export default function AboutScreen({ loaderData: { text, covers } }: Route.ComponentProps) {
  const t = useMessages();
  return (
    <main id="main">
      <PageHead title={t('shell.footer.about')} description={t('shell.footer.program')} path="/about" />
      <Sheet href={aboutSheet} />
      <div className="abouthero">
        <div className="wrap">
          <h1 tabIndex={-1} {...inItsLanguage(text)}>
            {text.title}
          </h1>
        </div>
        <Land className="abouthero__land" />
      </div>
      <div className="wrap about">
        <div className="about__lead" {...inItsLanguage(text)}>
          <Markdown text={text.intro} />
        </div>
        {covers.length > 0 && (
          <div className="about__pics">
            {covers.map((cover) => (
              <Cover key={cover.url} picture={cover} sizes={`${below('laptop')} 30vw, 180px`} />
            ))}
          </div>
        )}
        <section className="about__all about__how" aria-labelledby="how-a-book-grows">
          <h2 id="how-a-book-grows">{t('shell.pages.about.grows')}</h2>
          <ol className="steps4">
            {steps.map(({ name, role }) => (
              <li key={name}>
                <span className="steps4__i">
                  {role === undefined ? <Icon name="books" /> : <RoleIcon role={role} />}
                </span>
                <h3>{t(`shell.pages.about.${name}`)}</h3>
                <p className="muted">{t(`shell.pages.about.${name}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
        <div className="about__all doc doc--within">
          <PageContents text={text} />
          <div className="doc__body" {...inItsLanguage(text)}>
            <PageParts text={text} />
          </div>
        </div>
        <HelpSection />
      </div>
    </main>
  );
}

const steps = [
  { name: 'written', role: 'AUTHOR' },
  { name: 'drawn', role: 'ILLUSTRATOR' },
  { name: 'translated', role: 'TRANSLATOR' },
  { name: 'read', role: undefined },
] as const;
