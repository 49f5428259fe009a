import { FormatError } from '../../format-error.ts';
import { type OverlayClip, loadOverlay } from './media-overlay.ts';
import { openZip, type Zip } from '../container/open-zip.ts';
import { type PageWords, readPageWords } from '../markup/page-words.ts';
import { readSpine } from '../container/read-package.ts';
import { bookBudget, readXml, type XmlBudget } from '../markup/read-xml.ts';

/** A part of a page and when it is heard in the page's sound file; `endMs` is undefined where it lasts to the end of the file. */
export type SpokenClip = { startMs: number; endMs: number | undefined; text: string };

/** A page of an EPUB in reading order: its words, and where it is narrated the sound file (a name for `readSound`) and its clips. */
export type NarratedPage = { name: string; text: string; sound: string | undefined; clips: SpokenClip[] };

/** The pages of an EPUB with media overlays; sound files are unpacked only when asked for. */
export type NarratedEpub = { pages: NarratedPage[]; readSound: (name: string) => Promise<Buffer> };

const pageBytes = 1_000_000;

/**
 * Reads the narration of an EPUB 3: which words are heard when, in which file. The words come with it so that pages can be recognised.
 * @throws the FormatErrors of `openZip`, `readSpine`, `readXml` and `readOverlay`; epub-not-narrated where no page has sound,
 * epub-audio-in-parts where the sound of one page lies in several files.
 */
export async function readEpubNarration(bytes: Uint8Array, file: string): Promise<NarratedEpub> {
  const zip = await openZip(bytes, file);
  const spine = await readSpine(zip, file);
  const budget = { ...bookBudget };
  const clips = await readOverlays({ zip, file, budget }, [...new Set(spine.flatMap(({ overlay }) => overlay ?? []))]);
  const ofPages = Map.groupBy(clips, ({ page }) => page);
  const pages: NarratedPage[] = [];
  for (const { name } of spine) {
    const words = readPageWords(
      readXml(await zip.read(name, pageBytes), `${file}: ${name}`, { budget }),
      `${file}: ${name}`,
    );
    pages.push(narratedPage({ name, words, file, clips: ofPages.get(name) ?? [] }));
  }
  if (pages.every(({ sound }) => sound === undefined))
    throw new FormatError('epub-not-narrated', { file, message: 'No page of it has sound (a media overlay).' });
  return { pages, readSound: (name) => zip.read(name) };
}

async function readOverlays(
  opened: { zip: Zip; file: string; budget: XmlBudget },
  names: string[],
): Promise<OverlayClip[]> {
  const clips: OverlayClip[][] = [];
  for (const name of names) clips.push(await loadOverlay(opened, name));
  return clips.flat();
}

function narratedPage(options: { name: string; words: PageWords; file: string; clips: OverlayClip[] }): NarratedPage {
  const { name, words, file, clips } = options;
  const sounds = [...new Set(clips.map(({ audio }) => audio))];
  if (sounds.length > 1)
    throw new FormatError('epub-audio-in-parts', {
      file: `${file}: ${name}`,
      message: `The sound of one page must lie in one file, here it lies in ${sounds.join(', ')}.`,
    });
  return {
    name,
    text: words.text,
    sound: sounds[0],
    clips: clips.map(({ element, startMs, endMs }) => ({
      startMs,
      endMs,
      text: element === '' ? words.text : wordsOfElement(words, element, `${file}: ${name}`),
    })),
  };
}

function wordsOfElement({ byId }: PageWords, id: string, file: string): string {
  const text = byId.get(id);
  if (text !== undefined) return text;
  throw new FormatError('epub-part-missing', {
    file,
    message: `There is no element "${id}", which its narration speaks of.`,
  });
}
