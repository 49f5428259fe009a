import { createHash } from 'node:crypto';

/** The look of a page that reading systems lay their own over: plain, and dark where the device is. */
export const pageStyle =
  ':root{color-scheme:light dark}' +
  'body{margin:0 auto;padding:1rem;max-width:42rem;font:1.25rem/1.6 system-ui,sans-serif}' +
  'h1{font-size:1.6em;line-height:1.35;text-align:center}' +
  'img{display:block;max-width:100%;max-height:60vh;width:auto;height:auto;margin:0 auto 1rem}' +
  'p{margin:0 0 .8em;overflow-wrap:anywhere;white-space:pre-line}' +
  '.whole{white-space:nowrap}' +
  'dt{font-weight:600}dd{margin:0 0 .8em}' +
  ':lang(ar),:lang(fa),:lang(ur),:lang(ps),:lang(my),:lang(bo),:lang(km){line-height:2}';

const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/**
 * Nothing but pictures of the library and that one style, and no form leaves it. Reading apps on the web show pages in
 * frames, some from addresses that even `frame-ancestors *` shuts out: who frames it is left open, as it can do nothing.
 */
export function pagePolicy(mediaOrigin: string): string {
  return [
    "default-src 'none'",
    `img-src 'self'${mediaOrigin}`,
    `style-src 'sha256-${styleHash}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
