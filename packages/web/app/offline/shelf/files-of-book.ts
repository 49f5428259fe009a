import { avifOf } from '../../ui/pictures/avif-of.ts';
import { sourceToShow } from '../source-to-show.ts';
import type { BookManifest } from './offline-manifest.ts';

/** A file to be kept: under which key, and where it comes from. */
export interface OfflineFile {
  key: string;
  address: string;
}

interface Keeping {
  withNarration: boolean;
  withSigning: boolean;
  width: number;
  /** Whether this browser shows AVIF, and so asks for it. */
  showsAvif: boolean;
  /** As `canPlayType` of the browser. */
  canPlay: (type: string) => boolean;
  isSavingData: boolean;
}

/** Every file that an edition needs beside its documents, in the form that suits this device. */
export function filesOfBook(manifest: BookManifest, keeping: Keeping): OfflineFile[] {
  const { withNarration, withSigning, width, showsAvif, canPlay, isSavingData } = keeping;
  const signed = withSigning ? manifest.signed : [];
  const pictures = [...manifest.pictures, ...signed.flatMap(({ posters }) => posters)];
  const narrations = withNarration ? manifest.narrations : [];
  const recordings = [
    // A narration is told from the same form however much data is paid for.
    ...narrations.map((sources) => sourceToShow(sources, { canPlay, isSavingData: false })),
    ...signed.flatMap(({ videos }) => videos).map((sources) => sourceToShow(sources, { canPlay, isSavingData })),
  ].flatMap((source) => source?.url ?? []);
  return unique([
    ...pictures.map((url) => ({ key: url, address: inFormat(`${url}/${width}.webp`, showsAvif) })),
    ...[...recordings, ...manifest.assets].map(atItsAddress),
  ]);
}

function inFormat(webp: string, showsAvif: boolean): string {
  return (showsAvif ? avifOf(webp) : undefined) ?? webp;
}

export function atItsAddress(address: string): OfflineFile {
  return { key: address, address };
}

export function unique(files: OfflineFile[]): OfflineFile[] {
  return [...new Map(files.map((file) => [file.key, file])).values()];
}
