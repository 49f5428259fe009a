import { expect, inject, test } from 'vitest';

const url = inject('libraryUrl');

interface Manifest {
  build: string;
  documents: string[];
  assets: string[];
  bookPage?: string;
  activities?: string[];
}

async function manifest(path: string): Promise<Manifest> {
  const answer = await fetch(url + path);
  expect([answer.status, answer.headers.get('letsread-page')]).toEqual([200, 'anyone']);
  return (await answer.json()) as Manifest;
}

/** Files of the build that a page names; a sheet that is written into the page has its address beside it. */
async function namedBy(path: string): Promise<string[]> {
  const answer = await fetch(url + path);
  expect(answer.status, path).toBe(200);
  const html = (await answer.text()).replaceAll(/<style[^>]*>|@font-face\s*\{[^}]*\}/g, '');
  return [...html.matchAll(/\/assets\/[\w.~-]+\.(?:js|css|webp|svg|png)\b/g)].map(([address]) => address);
}

test.each(['/read/the-great-slow-chase/offline.json', '/read/jumo-and-the-big-boom/offline.json', '/offline.json'])(
  '%s names every file that its pages name, and all of them are there',
  async (path) => {
    const { build, documents, bookPage = [], activities = [], assets } = await manifest(path);
    const pages = [...documents, bookPage, ...activities].flat();
    const named = await Promise.all(pages.map(namedBy));
    expect(named.flat().filter((address) => !assets.includes(address))).toEqual([]);
    const answers = await Promise.all(assets.map(async (asset) => [asset, (await fetch(url + asset)).status]));
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
    const page = await (await fetch(url + documents[0])).text();
    const [, words = ''] = / data-words="([^"]+)"/.exec(page) ?? [];
    expect(build).toBe(`${/ data-build="([^"]+)"/.exec(page)?.[1]} ${words}`);
    expect(assets).toContain(words);
  },
);

test('a book that is not there has no manifest', async () => {
  expect((await fetch(`${url}/read/no-such-book/offline.json`)).status).toBe(404);
});
