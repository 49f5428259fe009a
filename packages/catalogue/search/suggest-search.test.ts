import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { englishLanguageId, searchBooks } from '../contract.ts';
import { suggestSearch } from './contract.ts';
import {
  addTestBook,
  arabicId,
  frenchId,
  icelandicId,
  khmerId,
  openTestLibrary,
  type TestLibrary,
} from '../testing/test-library.ts';

const english = (title: string, slug: string, pages: string[], author = 'Nobody') => ({
  languageId: englishLanguageId,
  title,
  slug,
  pages,
  author,
});

describe('a search that understands', () => {
  let library: TestLibrary;
  beforeAll(async () => {
    library = await openTestLibrary('embedded', { hasIndex: true });
    const add = (key: string, editions: ReturnType<typeof english>[], reads = 0) =>
      addTestBook(library.database.pool, { key, level: 1, reads, tags: [], editions });
    await add('elephant', [english('The Elephant Who Danced', 'the-elephant-who-danced', ['Boom.'])]);
    await add('mention', [english('At the Zoo', 'at-the-zoo', ['Two elephants ate. A giraffe slept.'])], 500);
    await add('far', [english('Market Day', 'market-day', [`Lemons. ${'And on and on. '.repeat(30)} Onions.`])], 500);
    await add('near', [english('Soup', 'soup', ['Lemons and onions.'], 'Ravi Elephantine')]);
    await add('tall', [english('A Tall Man', 'a-tall-man', ['Up.'])]);
    await add('tail', [english('Whose Tail?', 'whose-tail', ['Mine.'])]);
    await add('dragon', [{ ...english('龍的故事', 'dragon', ['從前有一條龍。']), languageId: icelandicId }]);
    await library.searchIndex?.catchUp();
  });
  afterAll(() => library.close());
  const search = (cardName: string, lId = englishLanguageId) => library.client(searchBooks, { cardName, lId });
  const titles = async (cardName: string, lId = englishLanguageId) =>
    (await search(cardName, lId)).items.map(({ title }) => title);
  const suggest = async (q: string, lId = englishLanguageId) =>
    (await library.client(suggestSearch, { q, lId })).items.map(({ kind, text }) => `${kind}: ${text}`);

  test('a plural finds its singular in a title, before a text that has the plural', async () => {
    expect((await titles('elephants')).slice(0, 2)).toEqual(['The Elephant Who Danced', 'At the Zoo']);
  });

  test('a letter left out, doubled, changed or swapped is put right, and said', async () => {
    for (const typed of ['elephnt', 'elepphant', 'elephamt', 'elehpant']) {
      const { items, didYouMean } = await search(typed);
      expect([typed, items[0]?.title, didYouMean]).toEqual([typed, 'The Elephant Who Danced', 'elephant']);
    }
    expect((await search('The Elefant who danced')).didYouMean).toBe('The elephant who danced');
    expect(await titles('girafe')).toEqual(['At the Zoo']);
    expect((await search('elephant')).didYouMean).toBeNull();
  });

  test('a word that books have is no mistake: what is like it comes behind, and nobody is put right', async () => {
    const { items, didYouMean } = await search('tall');
    expect([items.map(({ title }) => title), didYouMean]).toEqual([['A Tall Man', 'Whose Tail?'], null]);
  });

  test('words near each other come before words far apart, however often a book is read', async () => {
    expect(await titles('lemons onions')).toEqual(['Soup', 'Market Day']);
  });

  test('a title in another language finds the edition in the reader’s, and the card says why', async () => {
    const { items } = await search('The Red Kite', frenchId);
    expect(items.map(({ title, alsoCalled }) => [title, alsoCalled])).toEqual([
      ['Le cerf-volant rouge', 'The Red Kite'],
    ]);
    expect((await search('cerf volant', arabicId)).items).toMatchObject([{ alsoCalled: 'Le cerf-volant rouge' }]);
    expect((await search('The Red Kite')).items[0]?.alsoCalled).toBeUndefined();
  });

  test('traditional and simplified characters find each other, and a wrong one among them its title', async () => {
    expect(await titles('龙的故事', icelandicId)).toEqual(['龍的故事']);
    const { items, didYouMean } = await search('龍地故事', icelandicId);
    expect([items[0]?.title, didYouMean]).toEqual(['龍的故事', '龍的故事']);
  });

  test('where nothing is found there are other ways: near books, other languages, themes', async () => {
    const { total, alternatives } = await search('rouge xyzzy', englishLanguageId);
    expect(total).toBe(0);
    expect(alternatives?.books.length).toBeGreaterThan(3);
    expect(alternatives?.tags.map(({ name }) => name)).toEqual(['Animals', 'Wind']);
    const inKhmer = await search('dancing kite flies', khmerId);
    expect(inKhmer.alternatives?.books.map(({ title }) => title)).toEqual(['មេមាន់']);
    const giraffe = await search('giraffe', frenchId);
    expect(giraffe.alternatives?.languages).toMatchObject([{ language: { languageISOCode: 'en' }, count: 1 }]);
    expect((await search('kite')).alternatives).toBeNull();
  });

  test('titles, people and themes are suggested from the first letter on', async () => {
    expect(await suggest('k')).toEqual(['title: Hen and the Kite', 'title: The Red Kite']);
    expect(await suggest('ele')).toEqual(['title: The Elephant Who Danced', 'person: Ravi Elephantine']);
    expect(await suggest('wi')).toEqual(['theme: Wind']);
    expect(await suggest('ريا', arabicId)).toEqual(['theme: رياح']);
    expect(await suggest('ravi e')).toContain('person: Ravi Elephantine');
    expect(await suggest('elepant')).toEqual(['title: The Elephant Who Danced']);
    expect(await suggest('')).toEqual([]);
    expect(await suggest('red kite', frenchId)).toEqual(['title: Le cerf-volant rouge']);
  });
});

test('without an index titles are suggested', async () => {
  const library = await openTestLibrary('embedded');
  const { items } = await library.client(suggestSearch, { q: 'ki', lId: englishLanguageId });
  expect(items.map(({ text }) => text)).toEqual(['Hen and the Kite', 'The Red Kite']);
  await library.close();
});
