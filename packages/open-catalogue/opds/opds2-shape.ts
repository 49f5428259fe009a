import { z } from 'zod';
import { link, publicationMetadataShape } from '../publications/webpub-shape.ts';

// OPDS 2.0 as its text says it, for the tests: strict, so that a misspelt word is found.

const relations = z.string().min(1);
const feedMetadata = z.strictObject({
  identifier: z.string().startsWith('urn:'),
  title: z.string().min(1),
  modified: z.iso.datetime(),
  numberOfItems: z.int().nonnegative().optional(),
  itemsPerPage: z.int().positive().optional(),
  currentPage: z.int().positive().optional(),
});

const feedLinks = z
  .array(link.extend({ rel: relations }))
  .refine((links) => links.filter(({ rel }) => rel === 'self').length === 1, 'A feed has one self link.')
  .refine((links) => new Set(links.map((one) => JSON.stringify(one))).size === links.length, 'No link twice.');

/** A publication of a feed: it has an address, is to be had freely, and shows a picture that every client can draw. */
export const publicationShape = z.strictObject({
  metadata: publicationMetadataShape,
  links: z
    .array(link.extend({ rel: relations }))
    .refine((links) => links.some(({ rel }) => rel === 'self'), 'A publication has a self link.')
    .refine(
      (links) => links.some(({ rel }) => rel === 'http://opds-spec.org/acquisition/open-access'),
      'A publication has an acquisition link.',
    ),
  images: z
    .array(link)
    .min(1)
    .refine((images) => images.some(({ type }) => ['image/jpeg', 'image/png', 'image/gif'].includes(type))),
});

const facet = z.strictObject({
  metadata: z.strictObject({ title: z.string().min(1) }),
  links: z.array(link.required({ title: true })).min(1),
});

/** Exactly one of navigation and publications. */
export const feedShape = z.union([
  z.strictObject({ metadata: feedMetadata, links: feedLinks, navigation: z.array(link.required({ title: true })) }),
  z.strictObject({
    metadata: feedMetadata.required(),
    links: feedLinks,
    facets: z.array(facet).min(1).optional(),
    publications: z.array(publicationShape),
  }),
]);
