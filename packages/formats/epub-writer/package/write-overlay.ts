import type { PublicationNarration, PublicationPage } from '../../publication.ts';
import { pageParts } from '../our-terms.ts';
import type { HeardPiece } from '../pages/story-markup.ts';

/** A media overlay (EPUB 3, "Media Overlays") and how long it plays. */
export type Overlay = { smil: string; durationMs: number };

/**
 * The overlay of a page from the pieces that its timings became. Each clip lasts until the next begins, the first from the beginning of the
 * page and the last to its end, so that breath and pauses are heard too; a page without timings is one clip over all of it.
 */
export function writeOverlay(about: {
  page: PublicationPage;
  narration: PublicationNarration;
  at: number;
  pageFile: string;
  sound: string;
  pieces: readonly HeardPiece[];
  /** Whether the title of the cover is in its picture alone. */
  isTitled?: boolean;
}): Overlay {
  const { narration, pageFile, sound, pieces } = about;
  const [startMs, endMs] = narration.clip ?? [0, narration.durationMs];
  const whole: HeardPiece = { id: wholeOf(about), startMs, endMs };
  const heard = pieces.length === 0 ? [whole] : pieces;
  const stopMs = Math.max(endMs, heard.at(-1)?.endMs ?? 0);
  let durationMs = 0;
  const pars = heard.map(({ id, startMs: ownMs }, index) => {
    const beginMs = index === 0 ? Math.min(startMs, ownMs) : ownMs;
    const untilMs = heard[index + 1]?.startMs ?? stopMs;
    durationMs += untilMs - beginMs;
    const times = `clipBegin="${clock(beginMs)}" clipEnd="${clock(untilMs)}"`;
    return `<par id="c${index + 1}"><text src="../${pageFile}#${id}"/><audio src="../sounds/${sound}" ${times}/></par>`;
  });
  const smil = `<?xml version="1.0" encoding="UTF-8"?>
<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0">
<body>
<seq id="page" epub:textref="../${pageFile}#${wholeOf(about)}" epub:type="bodymatter">
${pars.join('\n')}
</seq>
</body>
</smil>
`;
  return { smil, durationMs };
}

/** A time as a clock value of SMIL. */
export function clock(ms: number): string {
  return `${ms / 1000}s`;
}

/** What is marked while a page is heard as a whole. */
function wholeOf({ page, at, isTitled }: { page: PublicationPage; at: number; isTitled?: boolean }): string {
  if (at === 0 && isTitled !== true) return 'title';
  if (page.text !== '') return pageParts.text;
  return page.picture === undefined ? 'page' : pageParts.picture;
}
