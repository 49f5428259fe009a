import { readStoredJson, writeStored } from '../../request/web-storage.ts';

/** What a reader has set on this device; values are those of the controls in the settings. */
export interface ReadingSettings {
  letters: '1' | '2' | '3' | '4' | '5';
  lines: '1' | '2' | '3';
  /** Whether letters and words stand further apart, in scripts whose letters stand alone. */
  apart: 'on' | 'off';
  page: 'device' | 'paper' | 'sepia' | 'bedtime' | 'strong';
  /** Times the speed of the recording or the voice. */
  speed: '0.5' | '0.75' | '1' | '1.25';
  /** Whether the word that is being read is marked. */
  word: 'on' | 'off';
  /** Whether a page is read aloud as soon as it is turned to. */
  aloud: 'on' | 'off';
  /** Whether a voice of the device tells what is on each picture, after the words. */
  describe: 'on' | 'off';
  /** Whether nothing slides, falls or flies, as where the device asks for less motion. */
  calm: 'on' | 'off';
  /** Whether the page turns when it has been read aloud. */
  itself: 'on' | 'off';
  /** Whether signing is shown where a book has it: "off", "on", or the code of the sign language that is preferred. */
  sign: string;
  /** How a second language is shown. */
  second: 'both' | 'single' | 'peek';
}

const standard: ReadingSettings = {
  letters: '2',
  lines: '1',
  apart: 'off',
  page: 'device',
  speed: '1',
  word: 'on',
  aloud: 'off',
  describe: 'off',
  calm: 'off',
  itself: 'off',
  sign: 'off',
  second: 'both',
};

const key = 'reading';

/** What is not set, or what storage does not give, is as it comes. */
export function readSettings(): ReadingSettings {
  return { ...standard, ...(readStoredJson(key) as Partial<ReadingSettings> | undefined) };
}

/** Stored for the next book, where storage is not switched off; the shown page follows at once. */
export function changeSettings(changes: Partial<ReadingSettings>): void {
  writeStored(key, JSON.stringify({ ...readSettings(), ...changes }));
  (window as { letsReadLook?: () => void }).letsReadLook?.();
}
