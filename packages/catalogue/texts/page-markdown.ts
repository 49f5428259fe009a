import { slugify } from '@letsread/formats/words/slug.ts';
import { Marked, type Token, type Tokens } from 'marked';
import type { PageText } from './contract.ts';

type Content = Pick<PageText, 'title' | 'intro' | 'parts'>;

const markdown = new Marked();

/**
 * Reads the Markdown of a page: the title under "#", what stands before the first "##" as its intro, and a part for each
 * "##". A part is known by the anchor behind its heading, "## Your privacy {#privacy}", else by the heading itself.
 * A paragraph, list item or heading that ends in "{donate}" is there where that link of the footer is.
 * Each has the addresses that links of the whole page refer to.
 */
export function readPageMarkdown(text: string, footerLinks: readonly string[] = []): Content {
  const content: Content = { title: '', intro: '', parts: [] };
  const all = markdown.lexer(withoutUnset(plainLines(text), footerLinks));
  const addresses = all.filter(({ type }) => type === 'def');
  for (const { heading, tokens } of sections(all.filter((token) => !addresses.includes(token)))) {
    const own = rawOf(tokens);
    const part = own !== '' && addresses.length > 0 ? `${own}\n\n${rawOf(addresses)}` : own;
    if (heading === undefined) content.intro += part;
    else if (heading.depth === 1) {
      content.title = heading.text;
      content.intro += part;
    } else content.parts.push({ ...readHeading(heading.text, content.parts), markdown: part });
  }
  return content;
}

function rawOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ raw }) => raw)
    .join('')
    .trim();
}

/** As Windows and its editors write it, too: with a mark at the beginning, and two signs at the end of each line. */
function plainLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
}

/** Without what explains a link that is not set. */
function withoutUnset(text: string, links: readonly string[]): string {
  const blocks = text.split(/\n(?=\n|- )/).flatMap((block) => {
    const [placeholder = '', name = ''] = /\s*\{(\w+)\}\s*$/.exec(block) ?? [];
    if (placeholder === '') return block;
    return links.includes(name) ? block.slice(0, -placeholder.length) : [];
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
