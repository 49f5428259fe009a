import type { FormatWarning } from '../../book.ts';
import type { EpubNarration } from '../epub-publication.ts';
import { type OverlayClip, loadOverlay } from '../narration/media-overlay.ts';
import { type OpenedEpub, readDocument } from '../open-epub.ts';
import { readPageWords } from '../markup/page-words.ts';

/** The narration of the documents of a foreign book, by the name of the document; what cannot be taken is told in `warnings`. */
export async function readForeignNarration(
  opened: OpenedEpub,
  warnings: FormatWarning[],
): Promise<Map<string, EpubNarration>> {
  const clips = Map.groupBy(await readClips(opened), ({ page }) => page);
  const narrations = new Map<string, EpubNarration>();
  for (const [index, { item }] of opened.book.spine.entries()) {
    const ofPage = clips.get(item.name) ?? [];
    const [audio, ...more] = new Set(ofPage.map((clip) => clip.audio));
    if (audio === undefined) continue;
    if (more.length > 0) {
      const message = `${item.name}: its sound lies in several files; it is not taken.`;
      warnings.push({ code: 'narration-in-parts', page: index + 1, message });
      continue;
    }
    const words = readPageWords(await readDocument(opened, item.name), `${opened.file}: ${item.name}`);
    const type = [...opened.book.items.values()].find(({ name }) => name === audio)?.type ?? '';
    narrations.set(item.name, {
      sound: { name: audio, type },
      marks: undefined,
      clips: ofPage.flatMap(({ element, startMs, endMs }) => {
        const text = element === '' ? words.text : words.byId.get(element);
        return text === undefined ? [] : { startMs, endMs, text };
      }),
    });
  }
  return narrations;
}

async function readClips(opened: OpenedEpub): Promise<OverlayClip[]> {
  const { book } = opened;
  const overlays = new Set(book.spine.flatMap(({ item }) => book.items.get(item.overlay ?? '')?.name ?? []));
  const clips: OverlayClip[][] = [];
  for (const name of overlays) clips.push(await loadOverlay(opened, name));
  return clips.flat();
}
