/**
 * The same addresses in AVIF, which the server answers with WebP as long as it has none. Undefined for made covers: drawn in few
 * colours, they are as small in WebP.
 */
export function avifOf(addresses: string): string | undefined {
  return addresses.includes('/covers/') ? undefined : addresses.replaceAll('.webp', '.avif');
}
