import kite from './art/kite.webp';
import owl from './art/owl.webp';
import puzzle from './art/puzzle.webp';
import type { Activity } from './play-address.ts';

/** Figures: Fluent Emoji by Microsoft, MIT. */
export const tilePictures: Readonly<Record<Activity, string>> = { questions: owl, words: puzzle, match: kite };
