import type { Decodable } from '@letsread/learning/decodables/contract.ts';

import { useMessages } from '../../../i18n/messages.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { GraphemeLabel } from '../grapheme-label.tsx';

interface SoundTilesProps {
  sounds: Decodable['sounds'];
  language: Decodable['book']['language'];
}

/** The sounds of a book with words to hear them in: to look at, and as buttons that wait until the device is found to have a voice (`offer-sounds.ts`). */
export function SoundTiles({ sounds, language }: SoundTilesProps) {
  const t = useMessages();
  return (
    <section className="sec" aria-label={t('learning.decodables.sounds')}>
      <div className="sounds__tiles" data-module="sounds" data-language={language.languageISOCode} data-shows="still">
        <Tiles sounds={sounds} language={language} />
      </div>
      <template data-form="spoken">
        <p className="muted sounds__tap">{t('learning.decodables.tap')}</p>
        <Tiles sounds={sounds} language={language} isSpoken />
      </template>
    </section>
  );
}

function Tiles({ sounds, language, isSpoken = false }: SoundTilesProps & { isSpoken?: boolean }) {
  return (
    <ul className="tiles">
      {sounds.map((sound) => (
        <li key={sound.grapheme}>
          {isSpoken && sound.words.length > 0 ? (
            <SpokenTile sound={sound} language={language} />
          ) : (
            <div className="soundtile">
              <TileText sound={sound} language={language} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

interface TileProps {
  sound: Decodable['sounds'][number];
  language: SoundTilesProps['language'];
}

function SpokenTile(tile: TileProps) {
  const t = useMessages();
  return (
    <button className="soundtile soundtile--press" type="button">
      <span className="sr">{t('learning.decodables.hear')} </span>
      <TileText {...tile} />
      <Icon name="sound" size="s" isDirected />
    </button>
  );
}

function TileText({ sound, language: { languageISOCode: lang, direction: dir } }: TileProps) {
  return (
    <>
      <span className="tile__letters" lang={lang} dir={dir}>
        <GraphemeLabel label={sound.grapheme} />
      </span>
      <span className="tile__words" lang={lang} dir={dir}>
        {sound.words.map((word) => (
          <span key={word}>{word} </span>
        ))}
      </span>
    </>
  );
}
