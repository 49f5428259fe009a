import { escapeAttribute, escapeText } from '@letsread/http/escape-markup.ts';
import { mailWords } from '@letsread/interface-text/mail-words.ts';
import { mailDocument } from './mail-document.ts';

export type MailKind =
  | 'verify'
  | 'exists'
  | 'change'
  | 'changing'
  | 'unused'
  | 'reset'
  | 'invitation'
  | 'removed'
  | 'goodbye';

/** Who gets a mail, and in which language (BCP 47). */
export interface Addressee {
  email: string;
  language: string;
  /** Of whom the mail speaks, where it speaks of somebody: an address that they have proven. */
  who?: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Nobody has an account at the address any more: it is forgotten soon. */
  isLast?: boolean;
  /** Further header fields. */
  headers?: Record<string, string>;
}

/** A mail with one link, as text and as HTML; in English where we lack the language. */
export function composeMail(
  kind: MailKind,
  { to, link, language, who = '' }: { to: string; link: string; language: string; who?: string | undefined },
): Mail {
  const words = mailWords(language);
  const own = (part: 'subject' | 'text' | 'button' | 'end') =>
    words.word(`mail.${kind}.${part}`).replace('{who}', () => who);
  const subject = own('subject');
  const body = `<p>${escapeText(own('text'))}</p>
<p><a class="button" href="${escapeAttribute(link)}">${escapeText(own('button'))}</a></p>
<p class="end">${escapeText(own('end'))}</p>`;
  return {
    to,
    subject,
    text: `${own('text')}\n\n${link}\n\n${own('end')}\n`,
    html: mailDocument(words, { subject, body }),
    ...(kind === 'goodbye' || kind === 'removed' ? { isLast: true } : {}),
  };
}
