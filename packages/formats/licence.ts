const conditions = ['BY', 'BY-SA', 'BY-ND', 'BY-NC', 'BY-NC-SA', 'BY-NC-ND'] as const;
const versions = ['1.0', '2.0', '2.5', '3.0', '4.0'] as const;

type Conditions = (typeof conditions)[number];

/**
 * A licence as SPDX writes it (https://spdx.org/licenses), or without the version where the source gives none ("CC-BY").
 * This code is what the catalogue stores, so a code without a version says that the source states none; see `isVersionStated`.
 */
export type Licence = `CC-${Conditions}` | `CC-${Conditions}-${(typeof versions)[number]}` | 'CC0-1.0' | 'CC-PDM-1.0';

/** Every licence that a book can have. */
export const licences: readonly Licence[] = [
  ...conditions.flatMap((each): Licence[] => [
    ...versions.map((version): Licence => `CC-${each}-${version}`).reverse(),
    `CC-${each}`,
  ]),
  'CC0-1.0',
  'CC-PDM-1.0',
];

/** The licence meant by "[CC-BY]", "CC BY-NC 3.0", "Creative Commons Attribution 4.0" or a creativecommons.org address; undefined when it is no Creative Commons licence. */
export function parseLicence(text: string): Licence | undefined {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/^\[(.*)\]$/s, '$1')
    .toUpperCase()
    .replace(/^HTTPS?:\/\/(WWW\.)?CREATIVECOMMONS\.ORG\/(LICENSES|PUBLICDOMAIN)\//, 'CC ')
    .replace(/^CREATIVE COMMONS/, 'CC')
    .replace(/ATTRIBUTION/, 'BY')
    .replace(/NON-?COMMERCIAL/, 'NC')
    .replace(/NO-?DERIVATIVE(?:S|\s+WORKS)?/, 'ND')
    .replace(/SHARE-?ALIKE/, 'SA')
    .replace(/PUBLIC DOMAIN MARK/, 'CC PDM')
    .replace(/\b(DEED|LEGALCODE|INTERNATIONAL|UNPORTED|LICEN[CS]E)\b.*$/, '')
    .replace(/[\s/_‐‑–-]+/g, '-')
    .replace(/^-|-$/g, '');
  if (/^(CC-?)?(CC0|ZERO)(-1\.0)?(-UNIVERSAL)?$/.test(plain)) return 'CC0-1.0';
  if (/^(CC-)?(PDM?|MARK|PUBLIC-DOMAIN)(-1\.0)?$/.test(plain)) return 'CC-PDM-1.0';
  const [, condition, version] = /^CC-([A-Z-]+?)(?:-(\d\.\d))?$/.exec(plain) ?? [];
  const known = conditions.find((each) => each === condition);
  if (known === undefined) return undefined;
  if (version === undefined) return `CC-${known}`;
  const knownVersion = versions.find((each) => each === version);
  return knownVersion && `CC-${known}-${knownVersion}`;
}

/** Whether the source says which version of the licence holds. CC0 and the Public Domain Mark have one version only. */
export function isVersionStated(licence: Licence): boolean {
  return /\d\.\d$/.test(licence);
}

/** Whether the licence forbids selling or other use for money. */
export function forbidsCommercialUse(licence: Licence): boolean {
  return licence.includes('-NC');
}

/** Whether the licence forbids changed copies, translations among them. */
export function forbidsAdaptation(licence: Licence): boolean {
  return licence.includes('-ND');
}
