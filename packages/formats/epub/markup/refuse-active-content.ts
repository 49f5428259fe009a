import { FormatError, type FormatErrorCode } from '../../format-error.ts';
import { elementsOf, textOf, type XmlElement } from './read-xml.ts';
import { isRemote } from './resolve-href.ts';

// Data for search engines and the like: nothing runs it.
const dataTypes = /^(application\/(ld\+)?json|text\/(plain|html|template))$/;
const fetched = new Set(['src', 'poster', 'data', 'background', 'xlink:href']);
const fetchingLinks = /\b(stylesheet|icon|preload|modulepreload|prefetch|import|manifest)\b/i;
/** Elements whose `href` is loaded, not followed. */
const loading = new Set(['image', 'use', 'feImage', 'base', 'script', 'tref', 'mpath', 'pattern']);
const resource = /url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/gi;

/**
 * Refuses a page or drawing that does something or leads out of the book: nothing of it is ever shown here, but a picture book has no
 * need of it, and other programs may be less careful with the same file. Links that a reader may follow are no harm.
 * @throws FormatError epub-scripted, epub-svg-scripted, epub-event-handler, epub-remote-resource.
 */
export function refuseActiveContent(root: XmlElement, file: string): void {
  const look = (element: XmlElement, isInDrawing: boolean) => {
    const isDrawing = isInDrawing || element.name === 'svg';
    const refuse = (code: FormatErrorCode, message: string) => new FormatError(code, { file, message });
    const scripted = isDrawing ? 'epub-svg-scripted' : 'epub-scripted';
    if (element.name === 'script' && !dataTypes.test((element.attributes['type'] ?? '').trim().toLowerCase()))
      throw refuse(scripted, 'There is a script in it.');
    for (const [name, value] of Object.entries(element.attributes)) {
      if (/^on[a-z]+$/i.test(name)) throw refuse('epub-event-handler', `There is a script in "${name}".`);
      if (isScript(value)) throw refuse(scripted, `There is a script in "${name}".`);
    }
    const outside = resourcesOf(element).find(isRemote);
    if (outside !== undefined)
      throw refuse('epub-remote-resource', `"${outside.slice(0, 200)}" is not in the file but elsewhere.`);
    for (const child of elementsOf(element)) look(child, isDrawing);
  };
  look(root, false);
}

/** Refuses a style sheet that loads something from elsewhere, as `refuseActiveContent` does. @throws FormatError epub-remote-resource */
export function refuseRemoteStyle(css: string, file: string): void {
  const outside = resourcesOfStyle(css).find(isRemote);
  if (outside !== undefined)
    throw new FormatError('epub-remote-resource', {
      file,
      message: `"${outside.slice(0, 200)}" is not in the file but elsewhere.`,
    });
}

/** What a style sheet or a `style` attribute loads. */
export function* resourcesOfStyle(css: string): Generator<string, void> {
  for (const [, address, imported] of withoutComments(css).matchAll(resource)) yield address ?? imported ?? '';
}

/** What stands behind a comment that does not end is looked at too. */
function withoutComments(css: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let start = css.indexOf('/*'); start >= 0; start = css.indexOf('/*', from)) {
    const end = css.indexOf('*/', start + 2);
    if (end < 0) break;
    parts.push(css.slice(from, start));
    from = end + 2;
  }
  return parts.length === 0 ? css : parts.join('') + css.slice(from);
}

function resourcesOf(element: XmlElement): string[] {
  const { name, attributes } = element;
  const found = Object.entries(attributes).flatMap(([attribute, value]) => {
    if (name === 'a' || name === 'area') return [];
    if (attribute === 'srcset') return value.split(',').map((each) => each.trim().split(/\s+/)[0] ?? '');
    if (attribute === 'style') return [...resourcesOfStyle(value)];
    if (attribute === 'href') return isLoaded(element) ? [value] : [];
    return fetched.has(attribute) ? [value] : [];
  });
  return name === 'style' ? [...found, ...resourcesOfStyle(textOf(element))] : found;
}

function isLoaded({ name, attributes }: XmlElement): boolean {
  return loading.has(name) || (name === 'link' && fetchingLinks.test(attributes['rel'] ?? ''));
}

function isScript(value: string): boolean {
  // Browsers skip what cannot be seen here.
  // oxlint-disable-next-line no-control-regex
  return /^(javascript|vbscript|livescript):/i.test(value.slice(0, 200).replaceAll(/[\u0000-\u0020]/g, ''));
}
