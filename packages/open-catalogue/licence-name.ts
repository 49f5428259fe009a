import { isVersionStated, parseLicence } from '@letsread/formats/licence.ts';

/**
 * The name of a licence for other programs. Where a source states no version the newest text is linked, and the name says that
 * nobody stated it.
 */
export function licenceName({ code, name }: { code: string; name: string }): string {
  const licence = parseLicence(code);
  return licence === undefined || isVersionStated(licence) ? name : `${name} (version not stated)`;
}
