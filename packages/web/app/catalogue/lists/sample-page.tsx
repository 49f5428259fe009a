import type { SamplePage as SamplePageFacts } from '@letsread/catalogue/levels/contract.ts';

import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { readerPath } from '../book-path.ts';
import { WholeSyllables } from '../../ui/whole-syllables.tsx';

/**
 * A page of a story, so that a caregiver sees what a level is: its picture, the beginning of its words, and the way into the book.
 * Closed at first: the books are for the children, and on a phone they would stand below it.
 */
export function SamplePage({ page, level }: { page: SamplePageFacts; level: number }) {
  const t = useMessages();
  const { slug, title, language, number, text, picture, alt } = page;
  const ofStory = { lang: language.languageISOCode, dir: language.direction };
  return (
    <details className="sample" data-level={level}>
      <summary>{t('catalogue.level.sample')}</summary>
      <div className="sample__page" {...ofStory}>
        <span className="sample__picture">
          <Picture picture={picture} sizes="11rem" alt={alt} />
        </span>
        {/* Paragraphs are lines here: an empty one would take the place of words. */}
        <p className="sample__words">
          <WholeSyllables text={text.replaceAll('\n\n', '\n')} lang={ofStory.lang} />
        </p>
      </div>
      <a className="sec__all" href={readerPath(slug, number)}>
        <span {...ofStory}>
          <WholeSyllables text={title} lang={ofStory.lang} />
        </span>
        <Icon name="chev" isDirected />
      </a>
    </details>
  );
}
