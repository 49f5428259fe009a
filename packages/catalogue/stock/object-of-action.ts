import type { Queryable } from '@letsread/database/database.ts';
import type { Standing } from '@letsread/http/endpoint.ts';
import { commonProblem, Problem } from '@letsread/http/problem.ts';
import sql from 'sql-template-tag';
import { tagNameIn } from '../books/book-columns.ts';
import { englishLanguageId } from '../contract.ts';
import type { StockAction } from './contract.ts';
import { collectionNameIn } from './stock-columns.ts';

type Kind = 'theme' | 'collection' | 'team';

/** What an action is about, beside editions. */
export function kindOfObject(action: StockAction): Kind | undefined {
  return (['theme', 'collection', 'team'] as const).find((kind) => action.endsWith(kind));
}

/** How it is called; undefined where it is gone. */
export async function nameOfObject(
  db: Queryable,
  { action, objectId, namesIn = englishLanguageId }: { action: StockAction; objectId: string; namesIn?: string },
): Promise<string | undefined> {
  const kind = kindOfObject(action);
  if (kind === undefined) return undefined;
  const { rows } = await db.query<{ name: string }>(sql`
    select ${tagNameIn(namesIn)} as name from tag where ${kind} = 'theme' and tag.id = ${objectId} and tag.removed_at is null
    union all
    select ${collectionNameIn(namesIn)} from collection where ${kind} = 'collection' and collection.id = ${objectId}
    union all
    select team.name from team where ${kind} = 'team' and team.id = ${objectId}`);
  return rows[0]?.name;
}

/** @throws Problem theme-not-found, collection-not-found, team-not-found */
export async function requireObject(db: Queryable, action: StockAction, objectId: string): Promise<string> {
  const name = await nameOfObject(db, { action, objectId });
  if (name === undefined) throw new Problem(`${kindOfObject(action)}-not-found`, 404);
  return name;
}

/** Whose the books are is for librarians to say. @throws Problem role-needed */
export function requireMayDo(action: StockAction, { roles }: Standing): void {
  if (kindOfObject(action) === 'team' && !roles.includes('LIBRARIAN')) throw commonProblem('role-needed');
}
