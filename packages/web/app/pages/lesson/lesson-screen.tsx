import { getBook, previewBook } from '@letsread/catalogue/contract.ts';
import { listDownloads } from '@letsread/downloads/contract.ts';
import { getQuestions } from '@letsread/learning/games/contract.ts';
import { redirect } from 'react-router';

import { bookPath, previewPicture } from '../../catalogue/book-path.ts';
import { Cover } from '../../catalogue/covers/cover.tsx';
import { LevelBadge } from '../../catalogue/level-badge.tsx';
import { firstChoices } from '../../downloads/first-choices.ts';
import { ScriptFonts } from '../../fonts/script-fonts.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { PrintButton } from '../../learning/decodables/print-button.tsx';
import { loadBookActivities } from '../../learning/play/load-activities.server.ts';
import { apiClientContext } from '../../request/contexts.ts';
import { fallBackTo } from '../../request/degraded-page.server.ts';
import { answerOf } from '../../request/problems.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { Route } from './+types/lesson-screen.ts';
import { AfterReading } from './after-reading.tsx';
import { BeforeReading } from './before-reading.tsx';
import { lessonPath } from './lesson-path.ts';
import lessonSheet from './lesson.css?url';
import { lessonWords } from './lesson-words.ts';
import { stopsOf } from './stops.ts';
import { WhileReading } from './while-reading.tsx';
import { WholeSyllables } from '../../ui/whole-syllables.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const client = context.get(apiClientContext);
  const { slug, bookId, editionId, language } = await answerOf(client(getBook, { slug: params.slug }));
  if (slug !== params.slug) throw redirect(lessonPath(slug), 301);
  const [{ pages, ...book }, { questions }, activities, { items: files }] = await Promise.all([
    answerOf(client(previewBook, { langId: language.id, bookId, eId: editionId })),
    // The lesson is worth having without them.
    client(getQuestions, { editionId }).catch(fallBackTo(context, 'the questions of its book', { questions: [] })),
    loadBookActivities(context, editionId),
    client(listDownloads, { editionId }).catch(fallBackTo(context, 'files to carry away', { items: [] })),
  ]);
  const story = pages.filter(({ number }) => number > 0);
  const stops = stopsOf(
    story,
    questions.map(({ page }) => page),
  );
  return {
    book,
    words: lessonWords(story, { languageTag: language.languageISOCode, level: book.level }),
    stops: story.flatMap(({ number, picture, alt }) => (stops.includes(number) ? [{ number, picture, alt }] : [])),
    questions: questions.map(({ id, page, prompt, reply }) => ({ id, page, prompt, reply })),
    activities,
    files: firstChoices(files).map(({ kind, url }) => ({ kind, url })),
  };
}

/** A lesson with a book, for who reads it to a class or at home: made of what the book has, on a sheet or two of paper. */
export default function LessonScreen({ loaderData }: Route.ComponentProps) {
  const { book, words, stops, questions, activities, files } = loaderData;
  const t = useMessages();
  const inItsLanguage = { lang: book.language.languageISOCode, dir: book.language.direction };
  const makers = book.credits.filter(({ role }) => role === 'AUTHOR').map(({ name }) => name);
  return (
    <main id="main" className="wrap lesson">
      <PageHead
        title={`${t('learning.lesson.title')}: ${book.title}`}
        description={t('learning.lesson.description', { title: book.title })}
        path={lessonPath(book.slug)}
        image={previewPicture(book)}
        alternates={book.editions.map((edition) => ({
          languageTag: edition.language.languageISOCode,
          path: lessonPath(edition.slug),
        }))}
      />
      <Sheet href={lessonSheet} />
      <ScriptFonts languages={[book.language]} />
      <p className="lesson__back">
        <a href={bookPath(book.slug)}>
          <Icon name="back" size="s" isDirected />
          {t('downloads.back')}
        </a>
      </p>
      <header className="lesson__head">
        <div className="lesson__cover">
          <Cover picture={book.cover} sizes="9rem" urgency="first" />
        </div>
        <div className="stack">
          <h1 tabIndex={-1}>{t('learning.lesson.title')}</h1>
          <p className="lesson__title">
            <bdi {...inItsLanguage}>
              <WholeSyllables text={book.title} lang={inItsLanguage.lang} />
            </bdi>
          </p>
          <p className="lesson__facts">
            <LevelBadge level={book.level} />
            <span>{t('catalogue.pages', { count: book.pageCount })}</span>
            <span>{t('catalogue.minutes', { count: book.minutes })}</span>
          </p>
        </div>
      </header>
      <p className="lesson__go">
        <PrintButton />
      </p>
      <BeforeReading book={book} words={words} />
      <WhileReading book={book} stops={stops} />
      <AfterReading book={book} questions={questions} activities={activities} files={files} />
      <p className="lesson__source">
        {[book.title, ...makers].map((each) => (
          <bdi {...inItsLanguage} key={each}>
            {each}
          </bdi>
        ))}
        <bdi>{book.licence.name}</bdi>
      </p>
    </main>
  );
}
