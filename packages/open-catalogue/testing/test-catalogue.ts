import { randomBytes } from 'node:crypto';
import { addTestBook, arabicId, fillTestLibrary } from '@letsread/catalogue/testing/test-library.ts';
import type { Database } from '@letsread/database/open-database.ts';
import { openTestDatabase } from '@letsread/database/testing/test-database.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveOpenCatalogue } from '../serve-open-catalogue.ts';

/** The library of the tests, served openly, with a cover on "The Red Kite" and a book whose title is a trap for XML. */
export interface TestCatalogue {
  server: FastifyInstance;
  database: Database;
  /** Edition ids by slug. */
  editions: ReadonlyMap<string, string>;
  /** As the server does when the catalogue has changed. */
  forget: () => void;
  close: () => Promise<void>;
}

export const origin = 'https://library.example';

export async function openTestCatalogue(
  settings: { publicUrl?: string | undefined } = { publicUrl: origin },
): Promise<TestCatalogue> {
  const database = await openTestDatabase();
  await fillTestLibrary(database);
  await addTestBook(database.pool, {
    key: 'trap',
    level: 5,
    reads: 1,
    tags: ['wind'],
    editions: [
      {
        languageId: arabicId,
        title: 'قصة <b>&amp; "]]> \u0001\ud83d\ude00',
        slug: 'قصة-&-trap',
        author: 'O’Neil & <Sons>',
        pages: ['صفحة <script>alert(1)</script>', ''],
      },
    ],
  });
  await addPictures(database);
  const server = Fastify({ routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2100 } });
  const forget = await serveOpenCatalogue(server, { database, mediaUrl: '/media', publicUrl: settings.publicUrl });
  const { rows } = await database.pool.query<{ slug: string; id: string }>('select slug, id::text as id from edition');
  return {
    server,
    database,
    editions: new Map(rows.map(({ slug, id }) => [slug, id])),
    forget,
    async close() {
      await server.close();
      await database.close();
    },
  };
}

/** A row of `downloads`, as it is once a file was asked for: made, or not made for the reason of its fault. */
export async function addDownload(
  { database, editions }: Pick<TestCatalogue, 'database' | 'editions'>,
  { slug, choice, fault, minutesAgo = 0 }: { slug: string; choice: string; fault?: string; minutesAgo?: number },
): Promise<void> {
  const sha256 = fault === undefined ? randomBytes(32).toString('hex') : null;
  await database.pool.query(
    `insert into download (edition_id, choice, version, sha256, bytes, fault, made_at)
     values ($1, $2, '0123456789abcdef', $3, $4, $5, now() - $6 * interval '1 minute')`,
    [editions.get(slug), choice, sha256, sha256 === null ? null : 1000, fault ?? null, minutesAgo],
  );
}

async function addPictures({ pool }: Database): Promise<void> {
  const sha256 = randomBytes(32).toString('hex');
  await pool.query(
    `with p as (
       insert into picture (sha256, width, height, colour, bytes, format) values ($1, 546, 400, '#aabbcc', 100, 'jpeg') returning id
     ), e as (
       update edition set cover_picture_id = (select id from p), description = 'A kite flies away.' where slug = 'the-red-kite' returning id
     )
     update page set picture_id = (select id from p), alt = 'A red kite'
     where edition_id = (select id from edition where slug = 'the-red-kite')`,
    [sha256],
  );
}
