import { searchVector } from '@letsread/catalogue/writing/search-vector.ts';
import type { Draw, WordsOfLanguage } from './real-words.ts';

interface EditionsOptions {
  editions: number;
  books: number;
  languages: (WordsOfLanguage & { id: string })[];
  people: number;
  pictures: number;
  draw: Draw;
  batch: number;
}

interface MadeEdition {
  id: number;
  book_id: number;
  language_id: string;
  slug: string;
  status: string;
}

interface Part {
  editions: MadeEdition[];
  pages: { edition_id: number; number: number; text: string }[];
  credits: { edition_id: number; position: number; contributor_id: number; role: string }[];
}

const days = 1500;
const roles = ['AUTHOR', 'ILLUSTRATOR', 'TRANSLATOR'];

/** Editions in batches, in an order in which no two of a book or a language are neighbours but by chance. */
export function* makeEditions(wanted: EditionsOptions): Generator<Part> {
  const { editions, books, draw, batch } = wanted;
  // Each book has one; who has more is drawn.
  const ofBooks = draw.shuffle(
    Array.from({ length: editions }, (_, at) => (at < books ? at + 1 : 1 + draw.below(books))),
  );
  const variants = new Map<string, number>();
  for (let from = 0; from < editions; from += batch) {
    const part: Part = { editions: [], pages: [], credits: [] };
    for (let at = from; at < Math.min(editions, from + batch); at++) {
      addEdition(part, { ...wanted, variants, id: at + 1, bookId: ofBooks[at] ?? 1 });
    }
    yield part;
  }
}

function addEdition(
  { editions, pages, credits }: Part,
  {
    languages,
    people,
    pictures,
    draw,
    variants,
    id,
    bookId,
  }: EditionsOptions & { variants: Map<string, number>; id: number; bookId: number },
): void {
  const language = draw.zipf(languages);
  const place = `${bookId} ${language.id}`;
  const variant = (variants.get(place) ?? 0) + 1;
  variants.set(place, variant);
  const some = (count: number) => Array.from({ length: count }, () => draw.zipf(language.words));
  // A title has words that are rare in texts.
  const title = Array.from({ length: 2 + draw.below(3) }, () => language.words[draw.below(language.words.length)]).join(
    ' ',
  );
  const texts = Array.from({ length: 4 + draw.below(8) }, () => some(8 + draw.below(14)).join(' '));
  const kind = draw.below(100);
  const at = new Date(Date.now() - draw.below(days * 86_400) * 1000).toISOString();
  const wordCount = texts.length * 15;
  editions.push({
    id,
    book_id: bookId,
    language_id: language.id,
    variant,
    source_file: '',
    source_hash: '',
    slug: `${title.toLowerCase().replaceAll(' ', '-')}-${id}`,
    title,
    description: some(12).join(' '),
    licence_code: kind % 4 === 0 ? 'CC-BY-NC-4.0' : 'CC-BY-4.0',
    status: kind < 2 ? 'draft' : kind < 3 ? 'withdrawn' : 'published',
    page_count: texts.length,
    word_count: wordCount,
    minutes: 1 + draw.below(14),
    cover_picture_id: kind % 6 === 0 ? null : 1 + draw.below(pictures),
    search: searchVector({ title, people: [], tags: [], text: texts }),
    published_at: at,
    updated_at: at,
    narration_bytes: kind === 50 ? 100_000 : 0,
    is_signed: kind === 60,
  } as MadeEdition);
  pages.push({ edition_id: id, number: 0, text: '' });
  texts.forEach((text, page) => pages.push({ edition_id: id, number: page + 1, text }));
  roles.slice(0, 1 + draw.below(3)).forEach((role, position) => {
    credits.push({ edition_id: id, position, contributor_id: 1 + draw.rank(people), role });
  });
}
