import type { Credit } from '../book.ts';
import type { Publication, PublicationLicence } from '../publication.ts';

/** Everybody in one role, in the order of the first of them. */
export type CreditLine = { role: Credit['role']; names: string[] };

/** The credits as they are printed: one line a role, roles in their first order, nobody twice in a role. Several publications make one list. */
export function creditLines(...publications: Pick<Publication, 'credits'>[]): CreditLine[] {
  const byRole = new Map<Credit['role'], Set<string>>();
  for (const { role, name } of publications.flatMap(({ credits }) => credits))
    byRole.set(role, (byRole.get(role) ?? new Set()).add(name));
  return [...byRole].map(([role, names]) => ({ role, names: [...names] }));
}

/** Each licence once; the two languages of a file may have come under different ones. */
export function licencesOf(...publications: Pick<Publication, 'licence'>[]): PublicationLicence[] {
  return [...new Map(publications.map(({ licence }) => [licence.code, licence])).values()];
}
