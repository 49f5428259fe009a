/**
 * Where the reader asks for an edition with its signs: for a sign language by its code only where there are several.
 * `address`: of the edition without signs.
 */
export function signedAddresses<Code extends string>(
  address: string,
  signing: readonly { code: Code }[],
): { address: string; code?: Code }[] {
  const first = `${address}${address.includes('?') ? '&' : '?'}signLanguage=true`;
  if (signing.length === 0) return [];
  const several = signing.length > 1 ? signing : [];
  return [
    { address: first },
    ...several.map(({ code }) => ({ address: `${first}&sl=${encodeURIComponent(code)}`, code })),
  ];
}
