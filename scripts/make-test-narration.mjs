// Makes the narration that tests use anew: `npx node scripts/make-test-narration.mjs`. A computer voice reads the first pages
// of one book, so that reading along can be tried without a person's recording. No reader hears it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answerHelp } from './answer-help.mjs';
import { root } from './prepare.mjs';

answerHelp('npx node scripts/make-test-narration.mjs. It writes packages/importer/testing/moon-narration anew.');

const book = path.join(root, 'starter/books/the-moon-says-good-night');
const lastPage = 4;
const wordsAMinute = '125';
const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags', '+bitexact'];
// Opus for the web and MP3 for whatever has no Opus: small, as they are checked in.
const encodings = {
  opus: ['-c:a', 'libopus', '-b:a', '16k', '-application', 'voip'],
  mp3: ['-c:a', 'libmp3lame', '-b:a', '24k', '-ar', '16000', '-id3v2_version', '0'],
};

function run(command, args, input) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { input, encoding: 'utf8' });
  if (status === 0) return stdout;
  console.error(`${command} could not: ${error?.message ?? stderr.trim().split('\n').at(-1)}`);
  console.error('This needs python3, ffmpeg and libespeak-ng; on Debian: apt-get install python3 ffmpeg espeak-ng');
  process.exit(1);
}

/** Words that the voice runs together share a mark; a mark ends where the next begins. */
function marksOf(text, { durationMs, words }) {
  const tokens = [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
  }));
  const starts = new Map();
  for (const [startMs, position] of words) {
    const token = tokens.find(({ to }) => to > position);
    if (token !== undefined && !starts.has(token.from)) starts.set(token.from, startMs);
  }
  const begun = tokens.filter(({ from }) => starts.has(from));
  return begun.map(({ from }, at) => {
    const next = begun[at + 1]?.from;
    const last = tokens.findLast((token) => next === undefined || token.from < next);
    return [starts.get(from), next === undefined ? durationMs : starts.get(next), from, last.to];
  });
}

const { title, pages } = JSON.parse(readFileSync(path.join(book, 'en.json'), 'utf8'));
const folder = path.join(root, 'packages/importer/testing/moon-narration');
const work = mkdtempSync(path.join(tmpdir(), 'narration-'));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [number, { text }] of pages.slice(0, lastPage + 1).entries()) {
  const wave = path.join(work, 'page.wav');
  const name = path.join(folder, String(number).padStart(2, '0'));
  const spoken = JSON.parse(
    run('python3', [path.join(root, 'scripts/speak-with-timings.py'), wave, 'en-us', wordsAMinute], text || title),
  );
  for (const [ending, encoding] of Object.entries(encodings))
    run('ffmpeg', ['-v', 'error', '-y', '-i', wave, ...plain, '-ac', '1', ...encoding, `${name}.${ending}`]);
  if (text !== '') writeFileSync(`${name}.json`, `${JSON.stringify({ unit: 'word', marks: marksOf(text, spoken) })}\n`);
}
rmSync(work, { recursive: true });
