import { englishMailWords, type MailKind, type MailWordKey, type MailWords } from './mail-words.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A mail with one link, as text and as simple HTML. */
export function composeMail(
  kind: MailKind,
  { to, link, language, words }: { to: string; link: string; language: string; words: MailWords },
): Mail {
  const own = (key: MailWordKey) => words(key, language);
  // One language through: a mail half translated would be harder to trust.
  const isTranslated = (['subject', 'text', 'button', 'end'] as const).every((part) => own(`mail.${kind}.${part}`));
  const word = (part: 'subject' | 'text' | 'button' | 'end') => {
    const key = `mail.${kind}.${part}` as const;
    return (isTranslated ? own(key) : undefined) ?? englishMailWords[key];
  };
  return {
    to,
    subject: word('subject'),
    text: `${word('text')}\n\n${link}\n\n${word('end')}\n`,
    html: `<!doctype html>
<html lang="${escape(isTranslated ? language : 'en')}"><meta charset="utf-8"><title>${escape(word('subject'))}</title>
<body dir="auto" style="font: 16px/1.5 sans-serif; max-width: 32em; margin: 1.5em auto; padding: 0 1em">
<p>${escape(word('text'))}</p>
<p><a href="${escape(link)}">${escape(word('button'))}</a></p>
<p>${escape(word('end'))}</p>
`,
  };
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
