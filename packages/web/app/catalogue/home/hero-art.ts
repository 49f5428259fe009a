import elephant from './art/elephant.webp';
import parrot from './art/parrot.webp';

/** Figures: Fluent Emoji by Microsoft, MIT. */
export const heroArt = { elephant, parrot };
