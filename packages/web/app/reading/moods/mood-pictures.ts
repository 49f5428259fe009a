import type { moods, reviewReasons } from '@letsread/reading/contract.ts';

import bad from './art/bad.webp';
import boring from './art/boring.webp';
import good from './art/good.webp';
import great from './art/great.webp';
import sadStory from './art/sad-story.webp';
import sad from './art/sad.webp';
import scary from './art/scary.webp';
import soSo from './art/so-so.webp';
import tooHard from './art/too-hard.webp';

/** A face for each mood, kindest first (figures: Fluent Emoji by Microsoft, MIT). */
export const moodPictures = {
  GREAT: great,
  GOOD: good,
  SO_SO: soSo,
  SAD: sad,
  BAD: bad,
} as const satisfies Record<(typeof moods)[number], string>;

export const reasonPictures = {
  TOO_HARD: tooHard,
  SCARY: scary,
  BORING: boring,
  SAD_STORY: sadStory,
} as const satisfies Record<(typeof reviewReasons)[number], string>;
