import type { Book } from './compose.ts';
import { cover, goodMorning, smaller, detective, justADog, twoBirds } from './who-drank-the-puddle/beginning.ts';
import { noon, twoBowls, underTheLid, tooSmallToSee, helloCloud, welcomeBack } from './who-drank-the-puddle/end.ts';

export const book: Book = {
  slug: 'who-drank-the-puddle',
  scenes: [
    cover,
    goodMorning,
    smaller,
    detective,
    justADog,
    twoBirds,
    noon,
    twoBowls,
    underTheLid,
    tooSmallToSee,
    helloCloud,
    welcomeBack,
  ],
};
