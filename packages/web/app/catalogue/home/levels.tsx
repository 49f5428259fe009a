import { useMessages } from '../../i18n/messages.tsx';
import { LevelPlant } from '../level-plant.tsx';

/** The reading levels that have books: a plant that grows. */
export function Levels({ levels }: { levels: { level: number | null; count: number }[] }) {
  const t = useMessages();
  const grown = levels
    .flatMap(({ level, count }) => (level === null || count === 0 ? [] : level))
    .sort((a, b) => a - b);
  if (grown.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="row-levels">
      <div className="sec__text">
        <h2 id="row-levels">{t('catalogue.home.levels')}</h2>
        <p className="muted">{t('catalogue.home.levels.text')}</p>
      </div>
      <ul className="levels">
        {grown.map((level) => (
          <li key={level}>
            <a className="leveltile" data-level={level} href={`/level/${level}`}>
              <LevelPlant level={level} />
              <span className="leveltile__cap">
                <b>{t('catalogue.level.number', { level })}</b>
                <span>{t(`catalogue.level.${level}`)}</span>
                <span>{t(`catalogue.level.${level}.ages`)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
