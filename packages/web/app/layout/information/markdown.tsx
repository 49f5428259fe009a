import { decodeHTML } from 'entities';
import { Marked, type MarkedToken, type Token, type Tokens } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';

const markdown = new Marked();
const allowedSchemes = new Set(['http:', 'https:', 'mailto:']);

/**
 * A text in Markdown, as an operator may have written it: no tag that stands in it is one, no picture is fetched, and links
 * lead only to pages and mail addresses.
 */
export function Markdown({ text }: { text: string }) {
  return <div className="prose">{allOf(markdown.lexer(text))}</div>;
}

/** Side by side, without keys: a text does not change while it stands there. */
function allOf(tokens: readonly Token[] = []): ReactNode {
  return createElement(Fragment, null, ...tokens.map((token) => elementOf(token as MarkedToken)));
}

function elementOf(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return <p>{allOf(token.tokens)}</p>;
    case 'heading':
      return createElement(`h${token.depth}`, null, allOf(token.tokens));
    case 'list':
      return listOf(token);
    case 'blockquote':
      return <blockquote>{allOf(token.tokens)}</blockquote>;
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      );
    case 'hr':
      return <hr />;
    case 'table':
      return tableOf(token);
    case 'strong':
      return <strong>{allOf(token.tokens)}</strong>;
    case 'em':
      return <em>{allOf(token.tokens)}</em>;
    case 'del':
      return <del>{allOf(token.tokens)}</del>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return isAllowed(token.href) ? <a href={token.href}>{allOf(token.tokens)}</a> : allOf(token.tokens);
    case 'text':
      return 'tokens' in token && token.tokens !== undefined ? allOf(token.tokens) : decodeHTML(token.text);
    case 'html':
    case 'escape':
    case 'image':
      return token.text;
    case 'space':
    case 'def':
    case 'checkbox':
    case 'list_item':
      return null;
  }
}

function listOf({ ordered, start, items }: Tokens.List): ReactNode {
  const rows = items.map(({ tokens }) => createElement('li', null, allOf(tokens)));
  return ordered
    ? createElement('ol', { start: start === '' ? undefined : start }, ...rows)
    : createElement('ul', null, ...rows);
}

function tableOf({ header, rows }: Tokens.Table): ReactNode {
  const row = (name: 'th' | 'td', cells: readonly Tokens.TableCell[]) =>
    createElement('tr', null, ...cells.map(({ tokens }) => createElement(name, null, allOf(tokens))));
  return (
    <table>
      <thead>{row('th', header)}</thead>
      {createElement('tbody', null, ...rows.map((cells) => row('td', cells)))}
    </table>
  );
}

/** Parsed as a browser does, which drops line breaks within "java\nscript:". */
function isAllowed(href: string): boolean {
  const base = 'https://library.invalid';
  return URL.canParse(href, base) && allowedSchemes.has(new URL(href, base).protocol);
}
