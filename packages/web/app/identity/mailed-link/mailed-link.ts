import type { RefusedForm } from '../form/form-problem.ts';

/** The secret of a link in a mail; it stays in the address, which the form of the page is sent to. */
export function tokenFromLink(url: URL): string {
  return url.searchParams.get('token') ?? '';
}

/** Whether it is the link that was not taken, rather than what was typed. */
export function isOfLink(refused: RefusedForm | undefined): boolean {
  return refused?.problem.code === 'link-not-valid' || refused?.problem.fields.includes('token') === true;
}
