import { type IAudioMetadata, parseBuffer } from 'music-metadata';
import type { RecordingType } from '../contract.ts';

export const recordingLimits = { audioBytes: 50 * 1024 * 1024, videoBytes: 200 * 1024 * 1024, minutes: 60, side: 4096 };

export type UnusableRecordingCode =
  | 'recording-empty'
  | 'recording-too-many-bytes'
  | 'recording-kind-not-accepted'
  | 'recording-too-long'
  | 'recording-too-large-picture'
  | 'recording-damaged';

/** Sound or video that cannot be kept; the message says why, for whoever sent it. */
export class UnusableRecordingError extends Error {
  readonly code: UnusableRecordingCode;

  constructor(code: UnusableRecordingCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnusableRecordingError';
    this.code = code;
  }
}

export interface RecordingFacts {
  type: RecordingType;
  bytes: number;
  durationMs: number;
  /** Pixels of a video; null for sound. */
  width: number | null;
  height: number | null;
}

type Container = 'mp3' | 'ogg' | 'wav' | 'mp4' | 'webm';

/** Says what a recording is, by its bytes alone, or throws a UnusableRecordingError. It is not decoded: browsers do that. */
export async function inspectRecording(bytes: Uint8Array): Promise<RecordingFacts> {
  if (bytes.length === 0) throw new UnusableRecordingError('recording-empty', 'The file is empty.');
  if (bytes.length > recordingLimits.videoBytes) throw tooManyBytes(bytes.length, recordingLimits.videoBytes);
  const container = sniff(bytes);
  if (container === undefined) throw notAccepted();
  const { format } = await read(bytes, container);
  const kind = kindOf(container, format);
  if (kind.type.startsWith('audio/') && bytes.length > recordingLimits.audioBytes)
    throw tooManyBytes(bytes.length, recordingLimits.audioBytes);
  return { ...kind, bytes: bytes.length, durationMs: durationOf(format) };
}

/** By the first bytes only, so that the reader of one kind never meets another. */
function sniff(bytes: Uint8Array): Container | undefined {
  const head = Buffer.from(bytes.subarray(0, 36)).toString('latin1');
  if (head.startsWith('ID3') || /^\xff[\xe2\xe3\xf2\xf3\xfa\xfb]/.test(head)) return 'mp3';
  if (head.startsWith('OggS') && head.endsWith('OpusHead')) return 'ogg';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WAVE') return 'wav';
  if (head.slice(4, 8) === 'ftyp') return 'mp4';
  if (head.startsWith('\x1a\x45\xdf\xa3')) return 'webm';
  return undefined;
}

const mimeTypes: Record<Container, string> = {
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

type Format = IAudioMetadata['format'];

async function read(bytes: Uint8Array, container: Container): Promise<IAudioMetadata> {
  try {
    return await parseBuffer(bytes, mimeTypes[container], { duration: true, skipCovers: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnusableRecordingError('recording-damaged', `The recording cannot be read: ${reason}`, { cause: error });
  }
}

function kindOf(container: Container, format: Format): Pick<RecordingFacts, 'type' | 'width' | 'height'> {
  const sound = { width: null, height: null };
  if (container === 'mp3' && /Layer 3/.test(format.codec ?? '')) return { type: 'audio/mpeg', ...sound };
  if (container === 'ogg') return { type: 'audio/ogg', ...sound };
  if (container === 'wav' && /PCM/i.test(format.codec ?? '')) return { type: 'audio/wav', ...sound };
  const picture = format.trackInfo.find(({ video }) => video !== undefined);
  const codec = picture?.codecId ?? picture?.codecName ?? '';
  if (container === 'mp4' && picture === undefined && /AAC|mp4a/i.test(format.codec ?? ''))
    return { type: 'audio/mp4', ...sound };
  if (container === 'mp4' && /^<?(avc1|avc3|av01|vp09)/.test(codec))
    return { type: 'video/mp4', ...sizeOf(picture?.video) };
  if (container === 'webm' && /^V_(VP8|VP9|AV1)$/.test(codec)) return { type: 'video/webm', ...sizeOf(picture?.video) };
  throw notAccepted();
}

function sizeOf(video: Format['trackInfo'][number]['video']): { width: number; height: number } {
  const { pixelWidth: width = 0, pixelHeight: height = 0 } = video ?? {};
  if (!(width > 0 && height > 0))
    throw new UnusableRecordingError('recording-damaged', 'The video does not say how large its picture is.');
  if (width > recordingLimits.side || height > recordingLimits.side)
    throw new UnusableRecordingError(
      'recording-too-large-picture',
      `The video is ${width} × ${height}; at most ${recordingLimits.side} pixels on a side are accepted.`,
    );
  return { width: Math.round(width), height: Math.round(height) };
}

/** Of an MP4 with pictures the reader tells the length of each track only. */
function durationOf({ duration, trackInfo }: Format): number {
  const tracks = trackInfo.map((track) => (track as { duration?: number }).duration ?? 0);
  const durationMs = Math.round((duration ?? Math.max(0, ...tracks)) * 1000);
  if (!(durationMs > 0) || !Number.isFinite(durationMs))
    throw new UnusableRecordingError(
      'recording-damaged',
      'The file does not say how long it is; converting it again helps.',
    );
  if (durationMs > recordingLimits.minutes * 60_000)
    throw new UnusableRecordingError(
      'recording-too-long',
      `The recording lasts ${Math.round(durationMs / 60_000)} minutes; at most ${recordingLimits.minutes} are accepted.`,
    );
  return durationMs;
}

function notAccepted(): UnusableRecordingError {
  return new UnusableRecordingError(
    'recording-kind-not-accepted',
    'The file is no MP3, Opus in Ogg, M4A, WAV, MP4 (H.264 or AV1) or WebM (VP8, VP9 or AV1), whatever its name says.',
  );
}

function tooManyBytes(bytes: number, max: number): UnusableRecordingError {
  return new UnusableRecordingError(
    'recording-too-many-bytes',
    `The recording has ${bytes} bytes; at most ${max} are accepted.`,
  );
}
