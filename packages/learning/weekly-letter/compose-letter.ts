import { escapeAttribute, escapeText } from '@letsread/http/escape-markup.ts';
import type { Mail } from '@letsread/identity/mail/compose-mail.ts';
import { mailDocument } from '@letsread/identity/mail/mail-document.ts';
import { interfaceText } from '@letsread/interface-text/interface-text.ts';
import { mailWords } from '@letsread/interface-text/mail-words.ts';
import { englishFields, messagesIn } from '@letsread/interface-text/messages.ts';
import { stopLetterScreen } from './contract.ts';
import type { NamedBook, WeekOfReader } from './read-week.ts';

interface Letter {
  to: string;
  /** BCP 47; English where we lack it. */
  language: string;
  /** Scheme and host of the library. */
  publicUrl: string;
  /** Ends the letter. */
  token: string;
  readers: readonly WeekOfReader[];
}

/** The weekly letter, with the header fields by which a mail program ends it at one press (RFC 8058). */
export function composeLetter({ to, language, publicUrl, token, readers }: Letter): Mail {
  const mail = mailWords(language);
  const { word } = mail;
  const t = messagesIn(interfaceText(mail.tag)?.fields ?? englishFields, mail.tag);
  const subject = word('mail.letter.subject');
  const stop = new URL(stopLetterScreen, publicUrl);
  stop.searchParams.set('token', token);
  const home = new URL('/', publicUrl).href;
  const addressOf = ({ slug }: NamedBook) => new URL(`/book/${encodeURIComponent(slug)}`, publicUrl).href;
  const nameOf = ({ name, minutes }: WeekOfReader) =>
    minutes === 0 ? [name] : [name, t('catalogue.minutes', { count: minutes })];
  const lists = ({ books, next }: WeekOfReader) =>
    [
      { title: word('mail.letter.read'), books },
      { title: word('mail.letter.next'), books: next },
    ].filter((list) => list.books.length > 0);

  const inText = (reader: WeekOfReader) =>
    [
      nameOf(reader).join(' · '),
      ...lists(reader).map(({ title, books }) =>
        [title, ...books.map((book) => `- ${book.title}\n  ${addressOf(book)}`)].join('\n'),
      ),
    ].join('\n\n');
  const inHtml = (reader: WeekOfReader) =>
    [
      `<h2>${nameOf(reader)
        .map((part) => `<bdi>${escapeText(part)}</bdi>`)
        .join(' · ')}</h2>`,
      ...lists(reader).map(({ title, books }) => {
        const items = books.map(
          (book) =>
            `<li><a href="${escapeAttribute(addressOf(book))}" lang="${escapeAttribute(book.tag)}"><bdi>${escapeText(book.title)}</bdi></a></li>`,
        );
        return `<h3>${escapeText(title)}</h3>\n<ul>\n${items.join('\n')}\n</ul>`;
      }),
    ].join('\n');

  const body = `<p>${escapeText(word('mail.letter.text'))}</p>
${readers.map(inHtml).join('\n')}
<p><a class="button" href="${escapeAttribute(home)}">${escapeText(word('mail.letter.button'))}</a></p>
<p class="end">${escapeText(word('mail.letter.end'))} <a href="${escapeAttribute(stop.href)}">${escapeText(word('mail.letter.stop'))}</a></p>`;
  const text = [
    word('mail.letter.text'),
    ...readers.map(inText),
    `${word('mail.letter.button')}: ${home}`,
    `${word('mail.letter.end')}\n${word('mail.letter.stop')}: ${stop.href}`,
  ];
  return {
    to,
    subject,
    text: `${text.join('\n\n')}\n`,
    html: mailDocument(mail, { subject, body }),
    headers: { 'List-Unsubscribe': `<${stop.href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
