// More is told apart here than by `escape-markup.ts` of http: a parser must read back the very text.
// What XML 1.0 cannot hold in any spelling (https://www.w3.org/TR/xml/#charsets): such texts are refused when they come in,
// so what is left out here was never seen. Letters cut in half become U+FFFD, as every encoder makes of them.
// oxlint-disable-next-line no-control-regex
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text between tags; line feeds and spaces stay, a carriage return is written so that parsers keep it. */
export function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(impossible, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
}

/** A value between double quotes; parsers would make spaces of line feeds and tabs that are not written so. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}
