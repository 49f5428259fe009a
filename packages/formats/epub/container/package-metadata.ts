import { elementsOf, textOf, type XmlElement } from '../markup/read-xml.ts';

/** The metadata of a package document, EPUB 2 and 3 alike. */
export type PackageMetadata = {
  /** Elements by name without prefix, in their order: `dc:title` is "title". */
  all: (...names: string[]) => XmlElement[];
  /** The first `<meta property>` (or, of EPUB 2, `<meta name content>`) that is about the whole book. */
  meta: (property: string) => string | undefined;
  metas: (property: string) => string[];
  /** What a `<meta property refines>` says of the element with an id. */
  refined: (id: string | undefined, property: string) => string | undefined;
  /** The `href` of the first `<link>` with this relation. */
  link: (...relations: string[]) => string | undefined;
};

/** Reads the metadata out of a package document, as they are: nothing is trimmed. */
export function readMetadata(root: XmlElement): PackageMetadata {
  // OEB 1.2, which EPUB 2 allows, has them one level deeper.
  const elements = elementsOf(root, 'metadata').flatMap((metadata) =>
    elementsOf(metadata).flatMap((each) => (/^(dc|x)-metadata$/.test(each.name) ? elementsOf(each) : each)),
  );
  const metas = elements.filter(({ name }) => name === 'meta');
  const refinements = new Map<string, string>();
  const plain: [property: string, value: string][] = [];
  for (const meta of metas) {
    const { property, name, content, refines } = meta.attributes;
    if (property === undefined) plain.push([name ?? '', content ?? '']);
    else if (refines === undefined) plain.push([property, textOf(meta)]);
    else if (!refinements.has(`${refines} ${property}`)) refinements.set(`${refines} ${property}`, textOf(meta));
  }
  const valuesOf = (property: string) => plain.flatMap(([name, value]) => (name === property ? value : []));
  return {
    all: (...names) => elements.filter(({ name }) => names.includes(name)),
    meta: (property) => valuesOf(property)[0],
    metas: valuesOf,
    refined: (id, property) => refinements.get(`#${id} ${property}`),
    link: (...relations) =>
      elements.find(({ name, attributes }) => name === 'link' && relations.includes(attributes['rel'] ?? ''))
        ?.attributes['href'],
  };
}
