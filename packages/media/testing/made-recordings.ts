import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Recordings for tests: half a second of a tone, one second of a test picture, and some that are not accepted. */
export type RecordingOfTest =
  | 'half-second.mp3'
  | 'half-second.opus'
  | 'half-second.m4a'
  | 'half-second.wav'
  | 'one-second.mp4'
  | 'one-second.small.mp4'
  | 'one-second.webm'
  | 'vorbis.ogg'
  | 'old-video.mp4'
  | 'no-length.webm';

export function recordingOfTest(name: RecordingOfTest): Promise<Buffer> {
  return readFile(path.join(import.meta.dirname, '../vectors', name));
}
