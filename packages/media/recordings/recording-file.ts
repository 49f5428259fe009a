import { recordingExtensions, type RecordingType, recordingTypes } from '../contract.ts';

/** What the address of a recording ends with. What does not match is never made part of a path. */
const filePattern = /^([0-9a-f]{64})\.([a-z0-9]{3,4})$/;

export interface RecordingName {
  sha256: string;
  type: RecordingType;
}

/** What the name of a file says, such as "3fa9….mp3"; undefined when it is none of a recording. */
export function readRecordingName(file: string): RecordingName | undefined {
  const [, sha256, extension] = filePattern.exec(file) ?? [];
  const type = recordingTypes.find((one) => recordingExtensions[one] === extension);
  return sha256 === undefined || type === undefined ? undefined : { sha256, type };
}

/** Where the storage has a recording. */
export function recordingKey({ sha256, type }: RecordingName): string {
  const file = `${sha256}.${recordingExtensions[type]}`;
  if (!filePattern.test(file)) throw new Error(`"${sha256}" is no recording's name.`);
  return `media/recordings/${sha256.slice(0, 2)}/${file}`;
}
