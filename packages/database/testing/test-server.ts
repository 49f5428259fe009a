import pg from 'pg';

/** Runs one statement of housekeeping, such as `create database`, on the server of the tests. */
export async function askServer(url: string, sql: string) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export function urlOfDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
