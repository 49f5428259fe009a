import { readerPath } from '../../catalogue/book-path.ts';
import { cropAround, isMatted } from '../../ui/pictures/crop-around.ts';
import { writeNumber } from '../../i18n/page-facts.ts';
import { avifOf } from '../../ui/pictures/avif-of.ts';
import { findWithdrawn } from '../../offline/shelf/find-withdrawn.ts';
import { currentSession } from '../../request/session/browser-session.ts';
import { currentProfile } from '../../request/session/session.ts';
import { pictureSources } from '../reader/page/picture-sources.ts';
import { flushLeftTurns } from '../record/left-turns.ts';
import { type DevicePosition, readPositions } from '../record/positions.ts';
import { pageToResume } from '../resume/page-to-resume.ts';
import { noteAllBegun } from './begun-here.ts';

const shown = 3;
/** Of which it is asked whether they were withdrawn: more than are shown, as those behind move up. */
const maxChecked = 12;

/**
 * Fills the shelf with the books that were begun on this device, the one read last first: by the profile that reads, on a copy of home
 * that was kept for anyone and is shown without a network, else by nobody in particular.
 */
export async function showBegunBooks(section: HTMLElement): Promise<void> {
  await flushLeftTurns();
  const session = currentSession();
  const profile = session && currentProfile(session);
  const begun = (await readPositions(profile?.id ?? '')).flatMap((position) => {
    const page = pageToResume(position, position.pages);
    return page === undefined ? [] : [{ ...position, page }];
  });
  if (profile === undefined) noteAllBegun(begun.map(({ bookId }) => bookId));
  const template = section.querySelector('template');
  if (template === null) return;
  show(section, template, begun);
  const gone = await findWithdrawn(begun.slice(0, maxChecked).map(({ editionId }) => editionId)).catch(() => new Set());
  if (gone.size > 0)
    show(
      section,
      template,
      begun.filter(({ editionId }) => !gone.has(editionId)),
    );
}

function show(section: HTMLElement, template: HTMLTemplateElement, begun: (DevicePosition & { page: number })[]): void {
  const text = template.dataset['pageText'] ?? '';
  const cards = begun.slice(0, shown).map((position) => cardOf(template, position, text));
  const list = section.querySelector('ul');
  const hadFocus = list?.contains(document.activeElement) === true;
  list?.replaceChildren(...cards);
  // Whoever comes back from a book that they opened here goes on from it: what was read last stands first.
  if (hadFocus) list.querySelector('a')?.focus({ preventScroll: true });
  section.hidden = cards.length === 0;
  section.removeAttribute('aria-busy');
}

function cardOf(
  template: HTMLTemplateElement,
  { slug, title, page, pages, cover }: DevicePosition,
  text: string,
): Node {
  const card = document.importNode(template.content, true);
  const part = <Found extends HTMLElement>(selector: string) => card.querySelector<Found>(selector);
  part<HTMLAnchorElement>('a')?.setAttribute('href', readerPath(slug, page));
  part('.cont__title')?.replaceChildren(title);
  part('.bar')?.style.setProperty('--v', `${Math.round((100 * page) / pages)}%`);
  part('.muted')?.replaceChildren(text.replace('{page}', writeNumber(page)).replace('{pages}', writeNumber(pages)));
  const frame = part('.cover');
  // A position from before covers were noted has none.
  if (cover === undefined) frame?.replaceChildren();
  else {
    frame?.classList.toggle('cover--matted', isMatted(cover));
    frame?.style.setProperty('--colour', cover.colour);
    const sources = pictureSources(cover, { from: 128, to: 384 });
    for (const source of card.querySelectorAll('source'))
      source.srcset = source.type === 'image/avif' ? (avifOf(sources) ?? '') : sources;
    const picture = part<HTMLImageElement>('img');
    picture?.setAttribute('src', `${cover.url}/384.jpg`);
    picture?.style.setProperty('object-position', cropAround(cover) ?? '');
  }
  return card;
}
