import { createRequire } from 'node:module';
import { fonts } from './fonts.ts';

/** A font that files made here carry parts of; `textPath` is a file on this machine with the whole licence. */
export type FontLicence = { family: string; licence: 'OFL-1.1'; textPath: string };

const require = createRequire(import.meta.url);

/** All fonts that may be embedded, for a page of notices. */
export function listFontLicences(): FontLicence[] {
  return Object.values(fonts).map(({ family, licenceFile }) => ({
    family,
    licence: 'OFL-1.1',
    textPath: require.resolve(licenceFile),
  }));
}
