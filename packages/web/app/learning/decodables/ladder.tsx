import type { DecodableScheme } from '@letsread/learning/decodables/contract.ts';

import { wordPictureAddress } from '../../stickers/sticker-address.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { stagesPath } from './decodables-path.ts';
import { GraphemeLabel } from './grapheme-label.tsx';
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
  const t = useMessages();
  return (
    <ol className="ladder" aria-label={t('learning.decodables.stages')}>
      {scheme.stages.map((stage) => (
        <li className="rung" key={stage.n} id={`stage-${stage.n}`}>
          <span className={stage.books > 0 ? 'rung__number rung__number--books' : 'rung__number'} aria-hidden="true">
            {t.number(stage.n)}
          </span>
          <div className="rung__card">
            <StageHead stage={stage} language={scheme.language} isOpen={stage.n === open} />
            <StagePicture shown={stage.pictureWord} language={scheme.language} />
            {stage.sightWords.length > 0 && (
              <p className="rung__whole">
                {t('learning.decodables.whole')}:{' '}
                <span lang={scheme.language.languageISOCode} dir={scheme.language.direction}>
                  {stage.sightWords.join(', ')}
                </span>
              </p>
            )}
            {stage.n === open && <StageShelf books={books} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface StagePictureProps {
  shown: DecodableScheme['stages'][number]['pictureWord'];
  language: DecodableScheme['language'];
}

/** A picture whose word can be sounded out from this stage on; it is heard where the device is found to have a voice (`offer-sounds.ts`). */
function StagePicture({ shown, language }: StagePictureProps) {
  const t = useMessages();
  if (shown === null) return null;
  const inside = (
    <>
      <img src={wordPictureAddress(shown.picture)} alt="" width="128" height="128" loading="lazy" />
      <span className="tile__words" lang={language.languageISOCode} dir={language.direction}>
        <span>{shown.word}</span>
      </span>
    </>
  );
  return (
    <div className="rung__word">
      <div data-module="sounds" data-language={language.languageISOCode} data-shows="still">
        <div className="soundtile">{inside}</div>
      </div>
      <template data-form="spoken">
        <button className="soundtile soundtile--press" type="button">
          <span className="sr">{t('learning.decodables.hear')} </span>
          {inside}
          <Icon name="sound" size="s" isDirected />
        </button>
      </template>
    </div>
  );
}

interface StageHeadProps {
  stage: DecodableScheme['stages'][number];
  language: DecodableScheme['language'];
  isOpen: boolean;
}

/** The letters of a stage; pressed, it shows its books or puts them away. */
function StageHead({ stage, language, isOpen }: StageHeadProps) {
  const t = useMessages();
  const { n, name, graphemes, books } = stage;
  const inItsLanguage = { lang: language.languageISOCode, dir: language.direction };
  const head = (
    <>
      <h2 className="rung__name">
        {t('learning.decodables.stage', { number: n })} {name !== null && <small {...inItsLanguage}>{name}</small>}
      </h2>
      <span className="rung__letters" {...inItsLanguage}>
        {graphemes.map((grapheme) => (
          <GraphemeLabel key={grapheme} label={grapheme} />
        ))}
      </span>
      <span className="rung__count">
        {books === 0 ? t('learning.decodables.no-books') : t('catalogue.books', { count: books })}
        {books > 0 && <Icon name="down" size="s" />}
      </span>
    </>
  );
  if (books === 0) return <div className="rung__head">{head}</div>;
  return (
    <a
      className="rung__head"
      // Put away, the rung stays where it is.
      href={isOpen ? `${stagesPath(language.id)}#stage-${n}` : stagesPath(language.id, n)}
      aria-expanded={isOpen}
    >
      {head}
    </a>
  );
}
