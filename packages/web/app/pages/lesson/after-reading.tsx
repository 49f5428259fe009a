import type { Book } from '@letsread/catalogue/contract.ts';
import type { Download } from '@letsread/downloads/contract.ts';
import type { Question } from '@letsread/learning/games/contract.ts';

import { readerPath } from '../../catalogue/book-path.ts';
import { printPath } from '../../downloads/print-path.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { soundsPath } from '../../learning/decodables/decodables-path.ts';
import type { BookActivities } from '../../learning/play/activity-links.tsx';
import { nameOfActivity, playAddress } from '../../learning/play/play-address.ts';
import { generalQuestions } from './talk.ts';

interface AfterReadingProps {
  book: Book;
  questions: Pick<Question, 'id' | 'page' | 'prompt' | 'reply'>[];
  activities: BookActivities;
  files: Pick<Download, 'kind' | 'url'>[];
}

/** The book's own questions with their answers, what may be asked of any book where it has few, games and paper. */
export function AfterReading({ book, questions, activities, files }: AfterReadingProps) {
  const t = useMessages();
  const { slug, language, level } = book;
  const inItsLanguage = { lang: language.languageISOCode, dir: language.direction };
  return (
    <section className="sec" aria-labelledby="lesson-after">
      <h2 id="lesson-after">{t('learning.lesson.after')}</h2>
      <h3>{t('learning.lesson.talk')}</h3>
      <ul className="lesson__asks">
        {questions.map(({ id, page, prompt, reply }) => (
          <li key={id}>
            <p>
              <bdi {...inItsLanguage}>{prompt}</bdi>
            </p>
            <p className="lesson__answer">
              <span className="muted">{t('learning.lesson.answer')}</span> <bdi {...inItsLanguage}>{reply}</bdi>{' '}
              <a href={readerPath(slug, page)}>{t('learning.decodables.page', { page })}</a>
            </p>
          </li>
        ))}
        {generalQuestions(level, questions.length).map((one) => (
          <li key={one}>{t(`learning.lesson.ask.${one}`)}</li>
        ))}
      </ul>
      <Play slug={slug} activities={activities} />
      {files.length > 0 && (
        <>
          <h3>{t('downloads.title')}</h3>
          <ul className="lesson__links">
            {files.map(({ kind, url }) => (
              <li key={url}>
                <a href={url} rel="nofollow" download>
                  {t(`downloads.kind.${kind}`)}
                </a>
              </li>
            ))}
            <li>
              <a href={printPath(slug)}>{t('downloads.more')}</a>
            </li>
          </ul>
        </>
      )}
    </section>
  );
}

function Play({ slug, activities: { played, hasSounds } }: { slug: string; activities: BookActivities }) {
  const t = useMessages();
  if (played.length === 0 && !hasSounds) return null;
  return (
    <>
      <h3>{t('learning.lesson.play')}</h3>
      <ul className="lesson__links">
        {played.map(({ activity, form }) => (
          <li key={activity}>
            <a href={playAddress(slug, activity)}>{t(nameOfActivity(activity, form))}</a>
          </li>
        ))}
        {hasSounds && (
          <li>
            <a href={soundsPath(slug)}>{t('learning.decodables.sounds')}</a>
          </li>
        )}
      </ul>
    </>
  );
}
