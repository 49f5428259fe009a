import { createApiClient } from '@letsread/http/api-client.ts';
import { expect, test } from 'vitest';
import { loadList } from './load-list.server.ts';

/** A library in which every level goes on behind its first books. */
const client = createApiClient(async () => ({
  status: 200,
  text: JSON.stringify({ items: [{ editionId: '12' }, { editionId: '7' }], cursor: 'further' }),
}));
const load = (query: string) => loadList(client, new URL(`http://localhost/take-along?${query}`), '9');

test('the parts of a long level are called by their numbers, and each leads to the next', async () => {
  expect(await load('level=2')).toMatchObject({
    level: 2,
    path: '/level/2',
    fileName: 'level-2',
    editions: ['12', '7'],
    next: { cursor: 'further', page: '2' },
  });
  expect(await load('level=2&cursor=further&page=2')).toMatchObject({
    fileName: 'level-2-2',
    next: { cursor: 'further', page: '3' },
  });
});

test('without its cursor a level begins, whatever part the address says', async () => {
  expect(await load('level=2&page=4')).toMatchObject({ fileName: 'level-2', next: { page: '2' } });
});

test.each(['level=6', 'level=2&page=0', 'level=2&page=x', 'kite=1'])('%s asks for no list', async (query) => {
  await expect(load(query)).rejects.toMatchObject({ init: { status: 404 } });
});

test('the title of a theme and of a path is in the language that the library says', async () => {
  const answering = (answer: object) =>
    createApiClient(async () => ({ status: 200, text: JSON.stringify({ items: [], path: [], ...answer }) }));
  const language = { languageISOCode: 'km' };
  const loadFrom = (answer: object, query: string) =>
    loadList(answering(answer), new URL(`http://localhost/take-along?${query}`), '9');
  const tag = { id: '4', slug: 'wind', name: 'Wind', languageISOCode: 'en' };
  expect(await loadFrom({ tag }, 'tag=4')).toMatchObject({ title: 'Wind', titleLanguageISOCode: 'en' });
  const path = { slug: 'wind', title: 'Wind', titleLanguageISOCode: 'en', language };
  expect(await loadFrom(path, 'path=wind')).toMatchObject({ title: 'Wind', titleLanguageISOCode: 'en' });
  const inTwo = await loadFrom({ ...path, titleLanguageISOCode: null }, 'path=wind');
  expect(inTwo.titleLanguageISOCode).toBeUndefined();
});
