import { escapeAttribute, escapeText } from '../escape-markup.ts';
import type { JsonSchema } from './openapi-document.ts';

/** Text that is HTML already. */
export interface Markup {
  markup: string;
}

/** HTML of a template, whose attributes stand in double quotes; what is put in is text, and escaped, unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...values: (string | Markup)[]): Markup {
  const markup = parts.map((part, index) => {
    const value = values[index - 1];
    return (value === undefined ? '' : markupOf(value)) + part.replace(/\n\s+/g, '\n');
  });
  return { markup: markup.join('') };
}

export function join(parts: readonly Markup[], between = ''): Markup {
  return { markup: parts.map(({ markup }) => markup).join(between) };
}

/** A block of text as it is written. Its lines wrap, so that nothing has to be scrolled sideways. */
export function block(text: string): Markup {
  return { markup: `<pre><code>${escapeText(text)}</code></pre>` };
}

/** A sentence in which calls, such as GET /avatar, are set as code. */
export function words(text: string): Markup {
  return { markup: escapeText(text).replace(/\b(GET|POST|PUT|DELETE) \/[\w/-]+/g, '<code>$&</code>') };
}

/** A JSON schema as nested lists: each member with its type and meaning; named shapes are linked. */
export function shapeOf(schema: JsonSchema): Markup {
  const object = objectIn(schema);
  if (object === undefined) {
    return html`<p>${typeOf(schema)}${schema.description === undefined ? '' : `: ${schema.description}`}</p>`;
  }
  return html`${object === schema ? '' : html`<p>${typeOf(schema)}</p>`}${members(object)}`;
}

function members({ properties = {}, required = [], description }: JsonSchema): Markup {
  return html`${description === undefined ? '' : html`<p>${description}.</p>`}
    <ul class="shape">
      ${join(
        Object.entries(properties).map(([name, schema]) => {
          const object = objectIn(schema);
          const meaning = object === schema ? undefined : schema.description;
          return html`<li>
            <code>${name}</code> ${typeOf(schema)}${required.includes(name) ? '' : ', optional'}${
              meaning === undefined ? '' : `. ${meaning}`
            }
            ${object === undefined ? '' : members(object)}
          </li>`;
        }),
      )}
    </ul>`;
}

/** The object whose members a schema shows in place: its own, or that of its items or of its other choice than null. */
function objectIn(schema: JsonSchema): JsonSchema | undefined {
  if (schema.properties !== undefined) return schema;
  const inside = schema.items ?? schema.anyOf?.find(({ type }) => type !== 'null');
  return inside === undefined ? undefined : objectIn(inside);
}

function typeOf(schema: JsonSchema): Markup {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return html`<a href="#shape-${name}">${name}</a>`;
  }
  if (schema.anyOf !== undefined) return join(schema.anyOf.map(typeOf), ' or ');
  if (schema.items !== undefined) return html`array of ${typeOf(schema.items)}`;
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum !== undefined) return html`<code>${schema.enum.map((one) => JSON.stringify(one)).join(' | ')}</code>`;
  return html`${[schema.type ?? 'anything'].flat().join(' or ')}`;
}

function markupOf(value: string | Markup): string {
  return typeof value === 'string' ? escapeAttribute(value) : value.markup;
}
