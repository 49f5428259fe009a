import type { LanguageRow } from '@letsread/database/rows.ts';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { Problem } from '@letsread/http/problem.ts';
import { interfaceText } from '@letsread/interface-text/interface-text.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import type { getInterfaceText as contract } from './contract.ts';

export async function getInterfaceText(
  { database }: CatalogueContext,
  { params }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { rows } = await database.pool.query<Pick<LanguageRow, 'code' | 'direction'>>(
    sql`select code, direction from language where id = ${params.langId}`,
  );
  const [found] = rows;
  if (found === undefined)
    throw new Problem('language-not-found', 404, { detail: 'There is no language with this id.' });
  const fields = interfaceText(found.code)?.fields ?? {};
  return { value: JSON.stringify({ fields, direction: found.direction }) };
}
