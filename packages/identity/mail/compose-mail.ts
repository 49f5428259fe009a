import { mailWords } from '@letsread/interface-text/mail-words.ts';

export type MailKind = 'verify' | 'exists' | 'change' | 'changing' | 'unused' | 'reset';

/** Who gets a mail, and in which language (BCP 47). */
export interface Addressee {
  email: string;
  language: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A mail with one link, as text and as HTML that needs nothing from elsewhere; in English where we lack the language. */
export function composeMail(
  kind: MailKind,
  { to, link, language }: { to: string; link: string; language: string },
): Mail {
  const { tag, direction, word } = mailWords(language);
  const own = (part: 'subject' | 'text' | 'button' | 'end') => word(`mail.${kind}.${part}`);
  return {
    to,
    subject: own('subject'),
    text: `${own('text')}\n\n${link}\n\n${own('end')}\n`,
    html: `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escape(own('subject'))}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escape(own('subject'))}</h1>
<p>${escape(own('text'))}</p>
<p><a class="button" href="${escape(link)}">${escape(own('button'))}</a></p>
<p class="end">${escape(own('end'))}</p>
<p class="end">Let’s Read</p>
</main>
</body>
</html>
`,
  };
}

/** Colours of the guide, by day and by night; mail programs know no variables. Letters are those of the device. */
const style = `
body { margin: 0; padding: 24px 16px; background: #faf4e8; color: #2b2420; font: 17px/1.6 system-ui, sans-serif; }
main { max-width: 30em; margin: 0 auto; padding: 24px; border-radius: 16px; background: #fffdf8; overflow-wrap: anywhere; }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.35; }
p { margin: 0 0 16px; }
.button { display: inline-block; padding: 12px 24px; border-radius: 999px; background: #176b5b; color: #ffffff; font-weight: 700; text-decoration: none; }
.end { margin: 0 0 8px; color: #574a40; font-size: 15px; }
@media (prefers-color-scheme: dark) {
  body { background: #15120f; color: #f6ecdc; }
  main { background: #241f1b; }
  .button { background: #7fcbb0; color: #0b2019; }
  .end { color: #cbbda9; }
}
`;

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
