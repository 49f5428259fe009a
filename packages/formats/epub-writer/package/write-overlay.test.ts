import { describe, expect, it } from 'vitest';
import { readOverlay } from '../../epub/narration/media-overlay.ts';
import { readXml } from '../../epub/markup/read-xml.ts';
import type { PublicationNarration } from '../../publication.ts';
import type { HeardPiece } from '../pages/story-markup.ts';
import { writeOverlay } from './write-overlay.ts';

const sound = { bytes: new Uint8Array([0xff, 0xfb]), type: 'audio/mpeg' } as const;

function clipsOf(
  changes: { text?: string; at?: number; narration?: Partial<PublicationNarration> },
  pieces: HeardPiece[],
) {
  const { text = 'One two', at = 3, narration: changed = {} } = changes;
  const narration: PublicationNarration = { sound, durationMs: 5000, clip: null, unit: 'word', marks: [], ...changed };
  const pageFile = `pages/page-${at}.xhtml`;
  const { smil, durationMs } = writeOverlay({
    page: { text, alt: '', narration },
    narration,
    at,
    pageFile,
    sound: 'sound-1.mp3',
    pieces,
  });
  const clips = readOverlay(readXml(new TextEncoder().encode(smil), 'o'), 'EPUB/overlays/o.smil', 'f');
  return { durationMs, clips: clips.map(({ element, startMs, endMs }) => [element, startMs, endMs]) };
}

describe('a media overlay', () => {
  const pieces = [
    { id: 'm1', startMs: 120, endMs: 480 },
    { id: 'm2', startMs: 700, endMs: 1001 },
  ];

  it('loses no sound between words, before the first or behind the last', () => {
    expect(clipsOf({}, pieces)).toEqual({
      durationMs: 5000,
      clips: [
        ['m1', 0, 700],
        ['m2', 700, 5000],
      ],
    });
  });

  it('stays within its part of a sound that pages share', () => {
    const { clips, durationMs } = clipsOf({ narration: { clip: [100, 1500], durationMs: 1400 } }, pieces);
    expect(clips).toEqual([
      ['m1', 100, 700],
      ['m2', 700, 1500],
    ]);
    expect(durationMs).toBe(1400);
  });

  it('reaches to the end of the last word where the sound was thought shorter', () => {
    expect(clipsOf({ narration: { durationMs: 900 } }, pieces).clips.at(-1)).toEqual(['m2', 700, 1001]);
  });

  it('is one clip over the text, the picture, the title or the page where nothing is marked', () => {
    expect(clipsOf({}, []).clips).toEqual([['text', 0, 5000]]);
    expect(clipsOf({ text: '' }, []).clips).toEqual([['page', 0, 5000]]);
    expect(clipsOf({ text: '', at: 0 }, []).clips).toEqual([['title', 0, 5000]]);
  });
});
