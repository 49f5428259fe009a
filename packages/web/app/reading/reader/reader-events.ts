import type { Turn } from '../turning/turn-of.ts';

/**
 * How the modules of the reader speak to each other: each is a file of its own, fetched when it is needed, and they
 * share nothing but the page.
 */
interface ReaderEvents {
  /** Another page is shown; `data-at` of the reader has its number. */
  turned: undefined;
  /** A module asks for another page. */
  turn: Turn | number;
  /** What the reader has set has changed. */
  set: undefined;
  /** Which of two languages is shown has changed. */
  translated: undefined;
  /** The page is to be told, or the telling to stop; with a point on the screen, only the sentence there. */
  listen: Point | undefined;
  /** The picture is to be looked at from nearby, around this point. */
  zoom: Point | undefined;
  /** A page is being read aloud, or no longer. */
  speaking: { isSpeaking: boolean };
}

/** On the screen, as pointer events tell it. */
export interface Point {
  x: number;
  y: number;
}

export function emit<Name extends keyof ReaderEvents>(
  reader: HTMLElement,
  name: Name,
  ...[detail]: undefined extends ReaderEvents[Name] ? [ReaderEvents[Name]?] : [ReaderEvents[Name]]
): void {
  reader.dispatchEvent(new CustomEvent(`reader:${name}`, { detail }));
}

export function on<Name extends keyof ReaderEvents>(
  reader: HTMLElement,
  name: Name,
  then: (detail: ReaderEvents[Name]) => void,
): void {
  // An event without a detail has null.
  const heard = (event: Event) => then(((event as CustomEvent).detail ?? undefined) as ReaderEvents[Name]);
  reader.addEventListener(`reader:${name}`, heard);
}

/** The page that is shown. */
export function shownPage(reader: HTMLElement): HTMLElement {
  return find(reader, '.page[data-at="now"]');
}

/** What the reader cannot be without. */
export function find<Found extends HTMLElement = HTMLElement>(within: ParentNode, selector: string): Found {
  const found = within.querySelector<Found>(selector);
  if (found === null) throw new Error(`The reader has no ${selector}.`);
  return found;
}
