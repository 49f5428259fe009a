import { escapeText } from '@letsread/http/escape-markup.ts';
import type { MailWords } from '@letsread/interface-text/mail-words.ts';

/** A mail as HTML that needs nothing from elsewhere: no picture, letter or style tells who opened it, and when. */
export function mailDocument(
  { tag, direction }: Pick<MailWords, 'tag' | 'direction'>,
  { subject, body }: { subject: string; body: string },
): string {
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeText(subject)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeText(subject)}</h1>
${body}
<p class="end">Let’s Read</p>
</main>
</body>
</html>
`;
}

/** Colours of the guide, by day and by night; mail programs know no variables. Letters are those of the device. */
const style = `
body { margin: 0; padding: 24px 16px; background: #faf4e8; color: #2b2420; font: 17px/1.6 system-ui, sans-serif; }
main { max-width: 30em; margin: 0 auto; padding: 24px; border-radius: 16px; background: #fffdf8; overflow-wrap: anywhere; }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.35; }
h2 { margin: 24px 0 8px; font-size: 19px; line-height: 1.4; }
h3 { margin: 12px 0 4px; font-size: 15px; line-height: 1.4; color: #574a40; }
p { margin: 0 0 16px; }
ul { margin: 0 0 12px; padding-inline-start: 20px; }
a { color: #176b5b; }
.button { display: inline-block; padding: 12px 24px; border-radius: 999px; background: #176b5b; color: #ffffff; font-weight: 700; text-decoration: none; }
.end { margin: 0 0 8px; color: #574a40; font-size: 15px; }
@media (prefers-color-scheme: dark) {
  body { background: #15120f; color: #f6ecdc; }
  main { background: #241f1b; }
  a { color: #7fcbb0; }
  .button { background: #7fcbb0; color: #0b2019; }
  h3, .end { color: #cbbda9; }
}
`;
