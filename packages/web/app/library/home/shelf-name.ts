import type { Collection, Tag } from '@letsread/catalogue/contract.ts';
import type { Translate } from '@letsread/interface-text/translator.ts';

/** What shelves are called that are of one theme or collection. */
export interface NamedShelves {
  tags: readonly Pick<Tag, 'id' | 'name'>[];
  collections: readonly Pick<Collection, 'id' | 'title'>[];
}

const parts = {
  new: 'catalogue.home.new',
  levels: 'catalogue.home.levels',
  paths: 'learning.paths',
  popular: 'catalogue.home.popular',
  collections: 'catalogue.home.collections',
  themes: 'library.home.themes',
  'by-level': 'library.home.by-level',
  'other-languages': 'catalogue.home.other-languages',
  tags: 'catalogue.home.tags',
  languages: 'catalogue.home.languages',
} as const;

/** What a shelf of home is called; one of what is no longer there, by its own name. */
export function shelfName(t: Translate, name: string, { tags, collections }: NamedShelves): string {
  const [kind = '', id = ''] = name.split(':');
  if (isPart(name)) return t(parts[name]);
  if (kind === 'level') return t(`catalogue.level.${id}.full`);
  const known =
    kind === 'theme' ? tags.find((tag) => tag.id === id)?.name : collections.find((one) => one.id === id)?.title;
  return known ?? name;
}

function isPart(name: string): name is keyof typeof parts {
  return Object.hasOwn(parts, name);
}
