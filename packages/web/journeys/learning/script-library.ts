import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addTestBook, fillTestLibrary } from '@letsread/catalogue/testing/test-library.ts';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import { addTestPictures } from '@letsread/learning/testing/test-story.ts';
import { loadBuiltWebApp } from '../../../server/web-app/built-web-app.ts';
import { createServer } from '../../../server/create-server.ts';
import { readSettings } from '../../../server/settings.ts';

/** Books to play with in scripts that the starter library has none in. */
const stories = [
  {
    code: 'zh-Hans',
    name: '中文',
    script: 'Hans',
    title: '小猫',
    slug: '小猫',
    pages: ['小猫喜欢吃鱼。', '红马在草地上跑。', '奶奶做了一锅热汤。'],
  },
  {
    code: 'my',
    name: 'မြန်မာ',
    script: 'Mymr',
    title: 'ငှက်ကလေး',
    slug: 'ငှက်ကလေး',
    pages: ['ကြောင်လေး ရေထဲမှာ ငါးကို ကြည့်နေတယ်။', 'ငှက်စိမ်းလေးကောင်းကင်မှာပျံနေတယ်။', 'ကလေးငယ်ကျောင်းမှာစာရေးနေတယ်။'],
  },
  {
    code: 'mnw',
    name: 'ဘာသာမန်',
    script: 'Mymr',
    title: 'ပါင်တြင်ကွေဟ်ဟ်ဇၞော်',
    slug: 'mon',
    pages: [
      'ကောန်ၚာ်မွဲဂွံဆဵုပါင်တြင်ကွေဟ်ဟ်ဇၞော်။ ပါင်တြင်တေအ်ကေတ်ဍာ်ကောန်ၚာ်သၠုင်ကွေဟ်ဟ်။ ကောန်ၚာ် ဂွံမိပ်ကွေဟ်ဟ်ရ။',
      'ဇၞော်ကွေဟ်ဟ်ပါင်တြင်မွဲဂွံဆဵုကောန်ၚာ်သၠုင်တေအ်ကေတ်ဍာ်မိပ်ကွေဟ်ဟ်ဒၟံင်ရ။',
    ],
  },
] as const;

/** A small library with a Chinese, a Burmese and a Mon story, and "A Long River", which is too short for any game. */
export async function openScriptLibrary(): Promise<{ url: string; close: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lets-read-'));
  const database = await openTestDatabase();
  await fillTestLibrary(database);
  const { pool } = database;
  for (const [at, { code, name, script, title, slug, pages }] of stories.entries()) {
    const languageId = String(2001 + at);
    await pool.query(
      `insert into language (id, code, bcp47, name, english_name, script, direction) values ($1, $2, $2, $3, $2, $4, 'ltr')`,
      [languageId, code, name, script],
    );
    const edition = { languageId, title, slug, pages: [...pages] };
    const bookId = await addTestBook(pool, { key: code, level: 2, reads: 1, tags: [], editions: [edition] });
    const { rows } = await pool.query<{ id: string }>('select id::text from edition where book_id = $1', [bookId]);
    await addTestPictures(pool, rows[0]?.id ?? '');
  }
  // As of most books that are brought in, nothing tells of the pictures of the first.
  await pool.query(`update page set alt = '' where edition_id = (select id from edition where slug = $1)`, [
    stories[0].slug,
  ]);
  const server = await createServer({
    database,
    settings: readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0' }),
    loadWebApp: loadBuiltWebApp,
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    async close() {
      await server.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
