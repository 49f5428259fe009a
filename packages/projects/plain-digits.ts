/** Digits of any script as 0 to 9: scripts have them in rows of ten, zero first (Unicode 4.6). */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const own = digit.codePointAt(0) ?? 0;
    let zero = own;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((own - zero) % 10);
  });
}
