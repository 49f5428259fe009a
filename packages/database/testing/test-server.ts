import pg from 'pg';

/** Runs one statement of housekeeping, such as `create database`, on the server of the tests. */
export async function queryServer(url: string, sql: string) {
  await withClient(url, (client) => client.query(sql));
}

export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function urlOfDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
