import type { ReadersTask } from '@letsread/learning/handing-out/contract.ts';

import { readerPath } from '../../catalogue/book-path.ts';
import { Cover } from '../../catalogue/covers/cover.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import { writeWeekdayAndDate } from '../../i18n/written-day.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import tasksSheet from './tasks.css?url';

/** What a teacher handed out to a reader: a picture, a leaf for each story, and the day until which. */
export function TaskCards({ tasks }: { tasks: readonly ReadersTask[] }) {
  const t = useMessages();
  if (tasks.length === 0) return null;
  return (
    <section className="sec tasks" aria-labelledby="tasks">
      <Sheet href={tasksSheet} />
      <h2 id="tasks">{t('classes.for-you')}</h2>
      <ul className="contgrid">
        {tasks.map((task) => (
          <TaskCard key={task.id} task={task} />
        ))}
      </ul>
    </section>
  );
}

function TaskCard({ task }: { task: ReadersTask }) {
  const t = useMessages();
  const { title, level, stories, done, untilDay, books, finishedIds } = task;
  const isDone = done >= stories;
  // The first that is not finished; when all are, the first again.
  const next = books.find(({ bookId }) => !finishedIds.includes(bookId)) ?? books[0];
  return (
    <li className={isDone ? 'cont is-done' : 'cont'}>
      <a className="cont__link" href={next === undefined ? `/level/${level}` : readerPath(next.slug, 0)}>
        {next === undefined ? <LevelTile level={level ?? 1} /> : <Cover picture={next.cover} sizes="88px" />}
        <span className="cont__body">
          {next === undefined ? (
            <span className="cont__title">{t(`catalogue.level.${level ?? 1}.full`)}</span>
          ) : (
            <bdi className="cont__title" lang={next.language.languageISOCode} dir={next.language.direction}>
              {title}
            </bdi>
          )}
          <Leaves done={done} stories={stories} />
          <span className="tasks__day small muted">
            <Icon name="clock" size="s" />
            <time dateTime={untilDay}>{t('classes.until', { day: writeWeekdayAndDate(t, untilDay) })}</time>
          </span>
        </span>
        <span className="cont__go">
          <Icon name={isDone ? 'check' : 'next'} isDirected={!isDone} />
        </span>
      </a>
    </li>
  );
}

function LevelTile({ level }: { level: number }) {
  const t = useMessages();
  return (
    <span className="tasks__level" data-level={level} aria-hidden="true">
      <Icon name="leaf" size="l" />
      <b>{t.number(level)}</b>
    </span>
  );
}

/** So many leaves are told apart at a look. */
const maxLeaves = 10;

function Leaves({ done, stories }: Pick<ReadersTask, 'done' | 'stories'>) {
  const t = useMessages();
  const filled = Math.min(done, stories);
  const text = t('learning.paths.progress', { done: filled, total: stories });
  if (stories > maxLeaves)
    return (
      <span className="tasks__leaves">
        <span className="tasks__leaf is-done">
          <Icon name="leaf" size="s" />
        </span>
        <span>{text}</span>
      </span>
    );
  return (
    <span className="tasks__leaves">
      {Array.from({ length: stories }, (_, at) => (
        <span className={at < filled ? 'tasks__leaf is-done' : 'tasks__leaf'} aria-hidden="true" key={at}>
          <Icon name="leaf" size="s" />
        </span>
      ))}
      <span className="sr">{text}</span>
    </span>
  );
}
