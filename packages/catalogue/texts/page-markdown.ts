import { slugify } from '@letsread/formats/slug.ts';
import { Marked, type Token, type Tokens } from 'marked';
import type { PageText } from '../contract.ts';

type Content = Pick<PageText, 'title' | 'intro' | 'parts'>;

const allowedSchemes = new Set(['http:', 'https:', 'mailto:']);

// Marked's own link would keep entities such as "&#106;avascript:", which a browser reads as letters.
const markdown = new Marked({
  renderer: {
    html: ({ text }) => escaped(text),
    image: ({ text }) => escaped(text),
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      return isAllowed(href) ? `<a href="${escaped(href)}">${words}</a>` : words;
    },
  },
});

/**
 * Reads the Markdown of a page: the title under "#", what stands before the first "##" as its intro, and a part for each
 * "##". A part is known by the anchor behind its heading, "## Your privacy {#privacy}", else by the heading itself.
 * A paragraph, list item or heading that ends in "{donate}" is there where that link of the footer is.
 * The HTML has no tag that the Markdown wrote itself, no picture, and links only to pages and mail addresses.
 */
export function readPageMarkdown(text: string, footerLinks: readonly string[] = []): Content {
  const content: Content = { title: '', intro: '', parts: [] };
  for (const { heading, tokens } of sections(markdown.lexer(withoutUnset(text, footerLinks)))) {
    const html = markdown.parser(tokens).trim();
    if (heading === undefined) content.intro += html;
    else if (heading.depth === 1) {
      content.title = heading.text;
      content.intro += html;
    } else content.parts.push({ ...readHeading(heading.text, content.parts), html });
  }
  return content;
}

/** Without what explains a link that is not set. */
function withoutUnset(text: string, links: readonly string[]): string {
  const blocks = text.split(/\n(?=\n|- )/).flatMap((block) => {
    const [mark = '', name = ''] = /\s*\{(\w+)\}\s*$/.exec(block) ?? [];
    if (mark === '') return block;
    return links.includes(name) ? block.slice(0, -mark.length) : [];
  });
  return blocks.join('\n');
}

/** What stands under each heading of the first two ranks. */
function sections(tokens: Token[]): { heading: Tokens.Heading | undefined; tokens: Token[] }[] {
  const found: ReturnType<typeof sections> = [{ heading: undefined, tokens: [] }];
  for (const token of tokens) {
    if (isHeading(token) && token.depth <= 2) found.push({ heading: token, tokens: [] });
    else found.at(-1)?.tokens.push(token);
  }
  return found;
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

function readHeading(text: string, before: Content['parts']): { id: string; title: string } {
  const [, title = text, anchor] = /^(.*?)\s*\{#([\w-]+)\}$/u.exec(text) ?? [];
  const id = anchor ?? slugify(title, 'part');
  const isTaken = before.some((part) => part.id === id);
  return { id: isTaken ? `${id}-${before.length + 1}` : id, title };
}

/** Parsed as a browser does, which drops line breaks within "java\nscript:". */
function isAllowed(href: string): boolean {
  const base = 'https://library.invalid';
  return URL.canParse(href, base) && allowedSchemes.has(new URL(href, base).protocol);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
