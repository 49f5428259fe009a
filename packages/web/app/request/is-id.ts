/** Whether something is an identifier as every call writes them: a positive 64-bit number in decimal digits. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[1-9]\d{0,18}$/.test(value) && BigInt(value) < 2n ** 63n;
}
