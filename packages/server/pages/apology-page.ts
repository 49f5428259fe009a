import { html } from '@letsread/http/openapi/docs-markup.ts';
import { interfaceText } from '@letsread/interface-text/interface-text.ts';
import { englishFields, messagesIn } from '@letsread/interface-text/messages.ts';
import { contentPolicy } from './content-policy.ts';

/** The colours of the product's own error page, in light and dark. */
const style = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:1rem;padding:1.5rem;box-sizing:border-box;
font:1.125rem/1.5 system-ui,sans-serif;text-align:center;background:light-dark(#faf4e8,#1a1714);color:light-dark(#2b2420,#f4e8d4)}
h1{margin:0;font-size:1.75rem;line-height:1.2}p{margin:0;max-width:34rem}
a{padding:.75rem 1.5rem;border-radius:2rem;font-weight:700;text-decoration:none;background:light-dark(#176b5b,#7fcbb2);color:light-dark(#fff,#0b241d)}
a:focus-visible{outline:3px solid;outline-offset:3px}`;

/**
 * The page for somebody whom the library cannot serve at the moment: it costs no rendering and no database. In the
 * language of the cookies, English where they name none that there are words for.
 */
export function apologyPage({ cookies, address }: { cookies: string; address: string }): {
  html: string;
  policy: string;
} {
  const code = /(?:^|;\s*)localization_lang=([A-Za-z-]{2,35})(?:;|$)/.exec(cookies)?.[1] ?? 'en';
  const own = interfaceText(code);
  const t = messagesIn(own?.fields ?? englishFields, own === undefined ? 'en' : code);
  const { markup } = html`<!doctype html>
    <html lang="${own === undefined ? 'en' : code}" dir="${own?.direction ?? 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${t('shell.error.title')}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <style>
          ${{ markup: style }}
        </style>
      </head>
      <body>
        <h1>${t('shell.error.title')}</h1>
        <p>${t('shell.error.text')}</p>
        <a href="${onThisSite(address)}">${t('shell.try-again')}</a>
      </body>
    </html> `;
  const sources = { apiUrl: '/api', mediaUrl: '/media', locationUrl: '/api/location' };
  return { html: markup, policy: contentPolicy(markup, sources) };
}

/** Two slashes at its beginning, or what browsers take for them, would lead to a host that whoever made the link has chosen. */
function onThisSite(address: string): string {
  return address.replace(/^[/\\]+/, '/');
}
