import { hash } from 'node:crypto';

/** The strong entity tag of an answer: the same bytes give the same tag in every process. */
export function strongEntityTag(payload: string | Uint8Array): string {
  return `"${hash('sha256', payload, 'base64url').slice(0, 22)}"`;
}

/** Whether an If-None-Match header names the tag, or any. */
export function isTagNamed(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
