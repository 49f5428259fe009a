import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EndpointOutput, EndpointRequest } from '@letsread/http/endpoint.ts';
import { codesOf } from '@letsread/interface-text/interface-text.ts';
import { pagesFolder } from '@letsread/interface-text/pages-folder.ts';
import sql from 'sql-template-tag';
import type { CatalogueContext } from '../context.ts';
import type { LanguageMark } from '../contract.ts';
import type { getPageText as contract } from './contract.ts';
import { readPageMarkdown } from './page-markdown.ts';

const english = { languageISOCode: 'en', direction: 'ltr' } as const;

export async function getPageText(
  { database, pagesDir, footerLinks = [] }: CatalogueContext,
  { params }: EndpointRequest<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { rows } = await database.pool.query<Pick<LanguageMark, 'languageISOCode' | 'direction'> & { code: string }>(
    sql`select code, bcp47 as "languageISOCode", direction from language where id = ${params.langId}`,
  );
  const [requested] = rows;
  if (requested !== undefined) {
    const { code, ...languageOfText } = requested;
    const text = await readText(pagesDir, code, params.page);
    if (text !== undefined) return { language: languageOfText, ...readPageMarkdown(text, footerLinks) };
  }
  const text = (await readText(pagesDir, 'en', params.page)) ?? '';
  return { language: english, ...readPageMarkdown(text, footerLinks) };
}

/** The operator's own text in a language before the one that the product comes with; that of "es" for "es-MX" too. */
async function readText(pagesDir: string | undefined, code: string, page: string): Promise<string | undefined> {
  for (const each of codesOf(code)) {
    for (const folder of [pagesDir, pagesFolder]) {
      const found = folder === undefined ? undefined : await readIfThere(path.join(folder, each, `${page}.md`));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Read anew each time: answers are kept where all answers are. */
async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
