import type { Decodable } from '@letsread/learning/decodables/contract.ts';
import { useEffect, useState } from 'react';

import { onVoices, voiceFor } from '../../reading/listening/voice.ts';
import { useWords } from '../../i18n/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { GraphemeMark } from './grapheme-mark.tsx';
import { sayWords } from './say-words.ts';

interface SoundTilesProps {
  sounds: Decodable['sounds'];
  language: Decodable['book']['language'];
}

/** The sounds of a book with words to hear them in; buttons where the device has a voice, else the same to look at. */
export function SoundTiles({ sounds, language }: SoundTilesProps) {
  const t = useWords();
  const { languageISOCode: lang, direction: dir } = language;
  const hasVoice = useHasVoice(lang);
  const [said, setSaid] = useState<{ grapheme: string; word: string }>();
  const say = ({ grapheme, words }: Decodable['sounds'][number]) =>
    sayWords(words, lang, (word) => setSaid(word === undefined ? undefined : { grapheme, word }));
  return (
    <section className="sec" aria-label={t('learning.decodables.sounds')}>
      {hasVoice && <p className="muted sounds__tap">{t('learning.decodables.tap')}</p>}
      <ul className="tiles">
        {sounds.map((sound) => {
          const inside = (
            <>
              <span className="tile__letters" lang={lang} dir={dir}>
                <GraphemeMark label={sound.grapheme} />
              </span>
              <span className="tile__words" lang={lang} dir={dir}>
                {sound.words.map((word) => (
                  <span
                    key={word}
                    className={said?.grapheme === sound.grapheme && said.word === word ? 'isaid' : undefined}
                  >
                    {word}{' '}
                  </span>
                ))}
              </span>
            </>
          );
          return (
            <li key={sound.grapheme}>
              {hasVoice && sound.words.length > 0 ? (
                <button className="soundtile soundtile--press" type="button" onClick={() => say(sound)}>
                  <span className="sr">{t('learning.decodables.hear')} </span>
                  {inside}
                  <Icon name="sound" size="s" isDirected />
                </button>
              ) : (
                <div className="soundtile">{inside}</div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Whether the device can say words of a language; it may find that out only after a while. */
function useHasVoice(languageTag: string): boolean {
  const [hasVoice, setHasVoice] = useState(false);
  useEffect(() => {
    onVoices(() => setHasVoice(voiceFor(languageTag) !== undefined));
    // What is being said is not said on another page.
    return () => globalThis.speechSynthesis?.cancel();
  }, [languageTag]);
  return hasVoice;
}
