import { z } from 'zod';

// Readium's Web Publication Manifest and its default context, as their texts say it, for the tests: strict, so that a
// misspelt word is found. Only what the library writes stands here.

const uri = z.url();
const languageTag = z.string().refine((tag) => Intl.getCanonicalLocales(tag).length === 1);
const pixels = z.int().positive();

export const link = z.strictObject({
  href: z.string().min(1),
  type: z.string().regex(/^[a-z]+\/[a-z0-9.+-]+(;[a-z]+=[a-z0-9-]+)*$/),
  title: z.string().min(1).optional(),
  rel: z.string().min(1).optional(),
  templated: z.literal(true).optional(),
  properties: z.strictObject({ numberOfItems: z.int().nonnegative() }).optional(),
  width: pixels.optional(),
  height: pixels.optional(),
});

const contributors = z.array(z.strictObject({ name: z.string().min(1), role: z.string().length(3).optional() })).min(1);
const subject = z.strictObject({ name: z.string().min(1), scheme: uri, code: z.string().min(1) });

const bookMetadata = {
  '@type': z.literal('http://schema.org/Book'),
  identifier: z.string().regex(/^urn:lets-read:edition:\d+$/),
  'http://purl.org/dc/terms/isVersionOf': z.string().regex(/^urn:lets-read:book:\d+$/),
  title: z.string().min(1),
  subtitle: z.string().min(1).optional(),
  language: languageTag,
  readingProgression: z.enum(['ltr', 'rtl']),
  description: z.string().min(1).optional(),
  author: contributors.optional(),
  illustrator: contributors.optional(),
  translator: contributors.optional(),
  editor: contributors.optional(),
  narrator: contributors.optional(),
  contributor: contributors.optional(),
  publisher: z.strictObject({ name: z.string().min(1) }).optional(),
  license: uri,
  modified: z.iso.datetime(),
  published: z.iso.datetime().optional(),
  numberOfPages: pixels.optional(),
  subject: z.array(subject).min(1).optional(),
};

export const publicationMetadataShape = z.strictObject(bookMetadata);

const mode = z.enum(['textual', 'visual']);
const accessibility = z.strictObject({
  accessMode: z.array(mode).min(1).optional(),
  accessModeSufficient: z.array(z.array(mode).min(1)).min(1).optional(),
  feature: z.array(z.enum(['alternativeText', 'readingOrder', 'tableOfContents', 'displayTransformability'])),
  hazard: z.tuple([z.literal('none')]),
});

const pages = z.array(link.required({ title: true })).min(1);

/** A manifest as the library writes one. */
export const manifestShape = z.strictObject({
  '@context': z.literal('https://readium.org/webpub-manifest/context.jsonld'),
  metadata: z.strictObject({ ...bookMetadata, layout: z.literal('reflowable'), accessibility }),
  links: z.array(link.required({ rel: true })).refine((links) => links.some(({ rel }) => rel === 'self')),
  readingOrder: pages,
  resources: z.array(link).refine((all) => new Set(all.map(({ href }) => href)).size === all.length),
  toc: pages,
  'page-list': z.array(link.required({ title: true })),
});
