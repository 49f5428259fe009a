import { listLanguages } from '@letsread/catalogue/contract.ts';
import type { ApiClient } from '@letsread/http/api-client.ts';
import { forFrames } from '../pages/content-policy.ts';

/** Home as a visitor would get it in a language, with shelves that are not saved. */
export interface HomePreview {
  request: Request;
  /** Parted by commas. */
  shelves: string;
}

const path = '/library/home/preview';

/** What `/library/home/preview?lId=…&shelves=…` asks for; undefined for every other address. */
export async function homePreview({ url }: Pick<Request, 'url'>, client: ApiClient): Promise<HomePreview | undefined> {
  const { pathname, searchParams, origin } = new URL(url);
  if (pathname !== path) return undefined;
  const { languages } = await client(listLanguages, {});
  const language = languages.find(({ id }) => id === searchParams.get('lId'));
  const cookies =
    language === undefined
      ? []
      : Object.entries({
          localization_id: language.id,
          localization_name: language.name,
          localization_lang: language.languageISOCode,
          localization_direction: language.direction,
        });
  const cookie = cookies.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  return {
    request: new Request(`${origin}/`, { headers: { cookie } }),
    shelves: searchParams.get('shelves') ?? '',
  };
}

/** The answer as a page that only our own may frame. */
export function framedHere(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set(forFrames.header, forFrames.here);
  headers.set('cache-control', 'no-store');
  return new Response(answer.body, { status: answer.status, headers });
}
