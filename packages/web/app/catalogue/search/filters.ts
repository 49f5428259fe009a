import { type BookFeature, bookFeatures } from '@letsread/catalogue/contract.ts';

import { isId } from '../../request/is-id.ts';

/** What is looked for, as it stands in the address of the search page. */
export interface Filters {
  words: string;
  levels: string[];
  tags: string[];
  lengths: string[];
  /** A language id, "all", or empty for the interface language. */
  language: string;
  /** What each book has beside words and pictures. */
  features: BookFeature[];
  /** Codes of sign languages: signed in one of them. */
  signLanguages: string[];
}

/** Nothing is looked for: every book in the interface language. */
export const noFilters: Filters = {
  words: '',
  levels: [],
  tags: [],
  lengths: [],
  language: '',
  features: [],
  signLanguages: [],
};

/** As the call for a search names them. */
export const parameterOf = { narrated: 'narrated', signed: 'signLanguage' } as const satisfies Record<
  BookFeature,
  string
>;

const allowed = {
  level: (value: string) => /^[0-5]$/.test(value),
  tag: isId,
  length: (value: string) => /^(short|middle|long)$/.test(value),
  sl: (value: string) => /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/.test(value) && value.length <= 35,
};

/** Reads the address of the search page; what makes no sense in it is left out. */
export function readFilters(search: URLSearchParams): Filters {
  const list = (name: 'level' | 'tag' | 'length' | 'sl', most = 20) =>
    [...new Set(search.getAll(name).filter((value) => allowed[name](value)))].slice(0, most);
  const language = search.get('language') ?? '';
  return {
    words: (search.get('cardName') ?? '').trim().slice(0, 200),
    levels: list('level'),
    tags: list('tag'),
    lengths: list('length'),
    language: language === 'all' || isId(language) ? language : '',
    features: bookFeatures.filter((feature) => search.get(parameterOf[feature]) === 'true'),
    signLanguages: list('sl', 5),
  };
}

/** The address of the search page for some filters: the same ones always give the same address. */
export function searchPath(filters: Filters): string {
  const search = new URLSearchParams();
  if (filters.words !== '') search.set('cardName', filters.words);
  for (const level of filters.levels) search.append('level', level);
  for (const tag of filters.tags) search.append('tag', tag);
  for (const length of filters.lengths) search.append('length', length);
  for (const feature of filters.features) search.set(parameterOf[feature], 'true');
  for (const code of filters.signLanguages) search.append('sl', code);
  if (filters.language !== '') search.set('language', filters.language);
  return search.size === 0 ? '/search' : `/search?${search.toString()}`;
}
