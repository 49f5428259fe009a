// As interface-text writes numbers, which formats may not use; beside it the neighbours of Burmese, which no locale data knows.
const zeros: Readonly<Record<string, number>> = {
  ar: 0x660,
  as: 0x9e6,
  bn: 0x9e6,
  ckb: 0x660,
  dz: 0xf20,
  fa: 0x6f0,
  mnw: 0x1040,
  mr: 0x966,
  my: 0x1040,
  ne: 0x966,
  prs: 0x6f0,
  ps: 0x6f0,
  rki: 0x1040,
};

/** A whole number in the digits that a language is printed with, for example 12 as "۱۲" for "fa". */
export function nativeDigits(number: number, languageTag: string): string {
  const zero = zeros[languageTag.toLowerCase().split('-', 1)[0] ?? ''];
  const digits = String(number);
  return zero === undefined ? digits : digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}
