import { badgeNames, completionKinds, stickerNames } from '@letsread/learning/contract.ts';
import { z } from 'zod';
import { byLanguage, slug, text } from './starter-fields.ts';
import { StarterError } from './starter-error.ts';

export const pathwaysFile = 'pathways.json';

/** A path is none with fewer stories that are required. */
const minStories = 2;
const aPalette = 'Give a palette from 1 to 6.';

export const pathways = z.array(
  z.strictObject({
    slug,
    titles: byLanguage,
    summaries: z.record(z.string(), text),
    badge: z.enum(badgeNames),
    palette: z.number(aPalette).int(aPalette).min(1, aPalette).max(6, aPalette),
    figures: z.array(z.enum(stickerNames)).min(1, 'No figure.'),
    steps: z.array(z.strictObject({ kind: z.enum(completionKinds), book: slug, optional: z.boolean().default(false) })),
  }),
);
export type StarterPathway = z.output<typeof pathways>[number];

/** @throws StarterError at the first path that cannot be walked. */
export function checkPathways(all: readonly StarterPathway[], bookSlugs: readonly string[]): void {
  const slugs = all.map((pathway) => pathway.slug);
  const twice = slugs.find((one, at) => slugs.indexOf(one) !== at);
  if (twice !== undefined) throw new StarterError(pathwaysFile, `${twice}: The path is there twice.`);
  for (const pathway of all) {
    const fault = faultOf(pathway, bookSlugs);
    if (fault !== undefined) throw new StarterError(pathwaysFile, `${pathway.slug}.${fault}`);
  }
}

/** The field and what is wrong with it, of the first thing that is. */
function faultOf({ titles, summaries, steps }: StarterPathway, bookSlugs: readonly string[]): string | undefined {
  const untitled = Object.keys(summaries).find((code) => titles[code] === undefined);
  if (untitled !== undefined) return `summaries: "${untitled}" has no title.`;
  const unknown = steps.find(({ book }) => !bookSlugs.includes(book));
  if (unknown !== undefined) return `steps: there is no book "${unknown.book}".`;
  const names = steps.map(({ kind, book }) => `${kind} ${book}`);
  const repeated = names.find((name, at) => names.indexOf(name) !== at);
  if (repeated !== undefined) return `steps: "${repeated}" is there twice.`;
  const stories = steps.filter(({ kind, optional }) => kind === 'book' && !optional);
  return stories.length < minStories ? 'steps: at least two books are needed that are not optional.' : undefined;
}
