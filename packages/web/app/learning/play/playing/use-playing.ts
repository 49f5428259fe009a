import type { Translate } from '@letsread/interface-text/translator.ts';
import { useCallback, useState } from 'react';

import { useInterface } from '../../../i18n/use-interface.ts';
import { useMessages } from '../../../i18n/messages.tsx';
import type { PlayedBook } from '../load-play.server.ts';
import { hush, useSound } from './voice.ts';

/** Something said to who does not see it: words of the interface, and of the book in its own language. */
export interface Said {
  words: string;
  ofBook?: string;
}

/** A game while it is played. */
export interface Playing {
  t: Translate;
  /** Of the interface; what is played follows the book's own. */
  direction: 'ltr' | 'rtl';
  /** Words of the interface that stand among those of the book. */
  ofScreen: { lang: string; dir: 'ltr' | 'rtl' };
  /** Words of the book are in its language and direction. */
  ofBook: { lang: string; dir: 'ltr' | 'rtl' };
  /** The step that is played, from 0 on; after the last one the game has ended. */
  at: number;
  goOn: () => void;
  /** How many beads are filled. */
  filled: number;
  fillBead: () => void;
  said: Said;
  announce: (words: string, ofBook?: string) => void;
  sound: ReturnType<typeof useSound>;
}

/** What all games have: their steps one after another, beads, a voice. */
export function usePlaying({ language }: PlayedBook): Playing {
  const { language: own, wordsTag } = useInterface();
  const [at, setAt] = useState(0);
  const [filled, setFilled] = useState(0);
  const [said, setSaid] = useState<Said>({ words: '' });
  const ofBook = { lang: language.languageISOCode, dir: language.direction };
  return {
    t: useMessages(),
    direction: own.direction,
    ofScreen: { lang: wordsTag, dir: own.direction },
    ofBook,
    at,
    goOn: useCallback(() => {
      // It was of the step that is left.
      hush();
      setSaid({ words: '' });
      setAt((before) => before + 1);
    }, []),
    filled,
    fillBead: useCallback(() => setFilled((before) => before + 1), []),
    said,
    announce: useCallback((words: string, fromBook = '') => setSaid({ words, ofBook: fromBook }), []),
    sound: useSound(ofBook.lang),
  };
}
