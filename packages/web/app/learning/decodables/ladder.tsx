import type { DecodableScheme } from '@letsread/learning/decodables/contract.ts';
import { Link } from 'react-router';

import { useWords } from '../../shell/language/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { stagesPath } from './decodables-path.ts';
import { GraphemeMark } from './grapheme-mark.tsx';
import type { StageBooks } from './load-stages.ts';
import { StageShelf } from './stage-shelf.tsx';

interface LadderProps {
  scheme: DecodableScheme;
  /** The number of the stage whose books are shown. */
  open: number | undefined;
  books: StageBooks;
}

/** The stages of a language, one rung each. */
export function Ladder({ scheme, open, books }: LadderProps) {
  const t = useWords();
  return (
    <ol className="ladder" aria-label={t('learning.decodables.stages')}>
      {scheme.stages.map((stage) => (
        <li className="rung" key={stage.n} id={`stage-${stage.n}`}>
          <span className={stage.books > 0 ? 'rung__number rung__number--books' : 'rung__number'} aria-hidden="true">
            {t.number(stage.n)}
          </span>
          <div className="rung__card">
            <StageHead stage={stage} language={scheme.language} isOpen={stage.n === open} />
            {stage.n === open && <StageShelf books={books} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface StageProps {
  stage: DecodableScheme['stages'][number];
  language: DecodableScheme['language'];
}

/** What a stage teaches; pressed, it shows its books or puts them away. */
function StageHead({ stage, language, isOpen }: StageProps & { isOpen: boolean }) {
  const t = useWords();
  const { n, books } = stage;
  if (books === 0)
    return (
      <div className="rung__head">
        <Teaching stage={stage} language={language} />
        <p className="rung__count">{t('learning.decodables.no-books')}</p>
      </div>
    );
  return (
    <Link
      className="rung__head"
      // Put away, the rung stays where it is.
      to={isOpen ? `${stagesPath(language.id)}#stage-${n}` : stagesPath(language.id, n)}
      aria-expanded={isOpen}
      aria-labelledby={`stage-${n}-name stage-${n}-letters stage-${n}-books`}
    >
      <Teaching stage={stage} language={language} />
      <span className="rung__count" id={`stage-${n}-books`}>
        {t('catalogue.books', { count: books })}
        <Icon name="down" size="s" />
      </span>
    </Link>
  );
}

function Teaching({ stage, language }: StageProps) {
  const t = useWords();
  const { n, name, graphemes, sightWords } = stage;
  const inItsLanguage = { lang: language.languageISOCode, dir: language.direction };
  return (
    <>
      <h2 className="rung__name" id={`stage-${n}-name`}>
        {t('learning.decodables.stage', { number: n })} {name !== null && <small {...inItsLanguage}>{name}</small>}
      </h2>
      <span className="rung__letters" id={`stage-${n}-letters`} {...inItsLanguage}>
        {graphemes.map((grapheme) => (
          <GraphemeMark key={grapheme} label={grapheme} />
        ))}
      </span>
      {sightWords.length > 0 && (
        <span className="rung__whole">
          {t('learning.decodables.whole')}: <span {...inItsLanguage}>{sightWords.join(', ')}</span>
        </span>
      )}
    </>
  );
}
