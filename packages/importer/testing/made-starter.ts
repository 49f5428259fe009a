import { madePicture } from '@letsread/media/testing/made-pictures.ts';
import { temporaryFolder, writeFiles } from './made-stories.ts';

// A small starter library for tests: "The Hen" in English and Hindi, "The Moon" in English.

const tags = [
  { slug: 'animals', kind: 'topic', names: { en: 'Animals', hi: 'जानवर' }, synonyms: ['pets'] },
  { slug: 'bedtime', kind: 'topic', names: { en: 'Bedtime', hi: 'सोने का समय' }, synonyms: [] },
];
export const collections = [
  {
    slug: 'first-steps',
    titles: { en: 'First Steps', hi: 'पहले क़दम' },
    summaries: { en: 'To begin with.' },
    books: ['the-hen', 'the-moon'],
  },
  { slug: 'good-night', titles: { en: 'Good Night' }, summaries: {}, books: ['the-moon'] },
];
export const pathways = [
  {
    slug: 'first-path',
    titles: { en: 'First Path', hi: 'पहला रास्ता' },
    summaries: { en: 'To walk.' },
    badge: 'star',
    palette: 2,
    figures: ['chick', 'moon'],
    steps: [
      { kind: 'book', book: 'the-hen' },
      { kind: 'book', book: 'the-moon' },
      { kind: 'match', book: 'the-hen', optional: true },
    ],
  },
];
export const book = {
  level: 2,
  readAloud: true,
  tags: ['animals'],
  licence: 'CC-BY-4.0',
  credits: [{ role: 'AUTHOR', name: 'Amina Yusuf' }],
  scenes: ['A hen.', 'The end.'],
};
export const pages = [
  { text: '', alt: 'A hen.' },
  { text: 'The hen sleeps.', alt: 'A hen asleep.' },
];
export const hen = { title: 'The Hen', description: 'A hen and its day.', made: 'Made for a test.', pages };

const files = {
  'tags.json': tags,
  'collections.json': collections,
  'pathways.json': pathways,
  'books/the-hen/book.json': book,
  'books/the-hen/en.json': hen,
  'books/the-hen/hi.json': {
    ...hen,
    title: 'मुर्ग़ी',
    subtitle: 'एक कहानी',
    credits: [{ role: 'TRANSLATOR', name: 'Joseph Otieno' }],
  },
  'books/the-moon/book.json': { ...book, readAloud: false, level: 1, tags: ['animals', 'bedtime'] },
  'books/the-moon/en.json': { ...hen, title: 'The Moon' },
};

/** Files below the folder, as text, bytes or what is written as JSON; null: without it. */
export type Changes = Record<string, unknown>;

export function asFiles(changes: Changes): Record<string, string | Buffer | null> {
  return Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      name,
      value === null || typeof value === 'string' || Buffer.isBuffer(value) ? value : JSON.stringify(value),
    ]),
  );
}

/** A folder that is gone after the test: the starter library with these changes. */
export async function madeStarter(changes: Changes = {}): Promise<string> {
  const folder = await temporaryFolder();
  for (const [at, slug] of ['the-hen', 'the-moon'].entries()) {
    for (const number of [0, 1]) {
      const colour = `#${String(at * 2 + number + 1).repeat(6)}`;
      await writeFiles(folder, { [`books/${slug}/pictures/0${number}.webp`]: await madePicture('webp', { colour }) });
    }
  }
  await writeFiles(folder, asFiles({ ...files, ...changes }));
  return folder;
}
