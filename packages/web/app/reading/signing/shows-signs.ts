import { readSettings } from '../settings/reading-settings.ts';

/** Whether the signer stands beside the words: as it is set, or because the book was opened by a link to its signing. */
export function showsSigns(): boolean {
  const isRequested = new URLSearchParams(location.search).get('signLanguage') === 'true';
  return document.querySelector('.signbox') !== null && (isRequested || readSettings().sign !== 'off');
}
