import { madeZip } from './made-epub.ts';
import { madePng } from './made-picture-book.ts';

/** Silence of MPEG-1 Layer III, 128 kbit/s, 44.1 kHz: a frame lasts 26.12 ms. */
export function madeMp3(frames: number, { isStereo = true } = {}): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, isStereo ? 0 : 0xc0]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

/** The words of a box by language; each may be markup. */
export function madeBox(words: Record<string, string>, { name = 'bloom-translationGroup' } = {}): string {
  const editables = Object.entries(words).map(([lang, text]) =>
    text.startsWith('<div')
      ? text
      : `<div class="bloom-editable normal-style" lang="${lang}" contenteditable="true"><p>${text}</p></div>`,
  );
  return `<div class="${name} normal-style"><div class="bloom-editable" lang="z"><p></p></div>${editables.join('')}</div>`;
}

export function madeBloomPage(inside: string, { kind = 'numberedPage customPage', more = '' } = {}): string {
  return `<div class="bloom-page ${kind} Device16x9Landscape" ${more}><div class="marginBox">${inside}</div></div>`;
}

export function madeBloomPicture(src: string, descriptions: Record<string, string> = {}): string {
  const box = madeBox(descriptions, { name: 'bloom-translationGroup bloom-imageDescription' });
  return `<div class="bloom-imageContainer"><img src="${src}" alt="" data-creator="Marion Drew" data-license="cc-by" data-copyright=""/>${box}</div>`;
}

export function madeBloomDocument({ data, pages }: { data: string; pages: string[] }): string {
  return `<!DOCTYPE html><html><head><meta charset="UTF-8"/><title>Kite</title><script src="bloomPlayer.min.js"></script></head>
    <body><div id="bloomDataDiv">${data}</div>${pages.join('\n')}</body></html>`;
}

const frontCover = madeBloomPage(
  '<div class="bloom-translationGroup bookTitle"><div class="bloom-editable" lang="en">The Red Kite</div></div>',
  {
    kind: 'cover coverColor bloom-frontMatter frontCover outsideFrontCover',
    more: 'data-xmatter-page="frontCover"',
  },
);

export const madeBloomData = `
  <div data-book="contentLanguage1" lang="*">en</div>
  <div data-book="coverImage" lang="*">kite%20cover.png</div>
  <div data-book="coverImageDescription" lang="en"><p>A red kite over a hill</p></div>
  <div data-book="bookTitle" lang="en"><p>The Red Kite</p></div>
  <div data-book="bookTitle" lang="sw"><p>Tiara Nyekundu</p></div>
  <div data-book="smallCoverCredits" lang="en"><p>Written by Amina Yusuf</p></div>
  <div data-book="originalAcknowledgments" lang="en"><p>Thanks to the children of Pursat.</p></div>
  <div data-book="licenseUrl" lang="*">http://creativecommons.org/licenses/by/4.0/</div>
  <div data-book="copyright" lang="*">Copyright © 2021, Kite Press</div>`;

/** The sentences of the first page are files of their own; the second is one recording with the ends of its sentences. */
export const madeBloomPages = [
  frontCover,
  madeBloomPage(
    madeBloomPicture('kite.png', { en: 'A girl with a kite', sw: 'Msichana na tiara' }) +
      madeBox({
        en: '<span id="s1" class="audio-sentence" data-duration="0.5">Amina has a kite.</span> <span id="s2" class="audio-sentence" data-duration="0.5">It is red.</span>',
        sw: 'Amina ana tiara.',
      }),
    { more: 'data-backgroundaudio="drum.mp3"' },
  ),
  madeBloomPage(
    madeBloomPicture('wind.png') +
      madeBox({
        en: '<div class="bloom-editable audio-sentence bloom-postAudioSplit" id="box" lang="en" data-audioRecordingMode="TextBox" data-audioRecordingEndTimes="0.4 0.8" data-duration="0.8"><p><span class="bloom-highlightSegment">Up it goes.</span> <span class="bloom-highlightSegment">Up and away!</span></p></div>',
        sw: 'Inapaa juu.',
      }),
  ),
  madeBloomPage(
    '<div class="bloom-videoContainer"><video><source src="video/up.mp4#t=0.0,1.0"/></video></div>' +
      madeBox({ en: 'Come back, kite!', sw: 'Rudi, tiara!', fr: 'Reviens !' }),
  ),
  madeBloomPage(madeBox({ en: 'Which kite is red?' }), { kind: 'numberedPage simple-comprehension-quiz' }),
  madeBloomPage('<p>Credits</p>', { kind: 'bloom-backMatter credits' }),
];

export const madeBloomMeta = {
  bookInstanceId: '5629499e-5342-4a1b-8d2c-112233445566',
  license: 'cc-by',
  licenseNotes: '',
  tags: ['topic:Toys', 'computedLevel:1'],
  features: ['talkingBook', 'signLanguage:ase'],
  'language-display-names': { en: 'English', sw: 'Kiswahili', fr: 'français' },
};

/** The files of a BloomPUB; `changes` replaces files, null leaves one out. */
export function madeBloomPub(changes: Record<string, string | Buffer | null> = {}): Buffer {
  const files: Record<string, string | Buffer | null> = {
    'index.htm': madeBloomDocument({ data: madeBloomData, pages: madeBloomPages }),
    'meta.json': JSON.stringify(madeBloomMeta),
    'appearance.css': '.bloom-page { color: red }',
    'kite cover.png': madePng(120, 90),
    'kite.png': madePng(100, 80),
    'wind.png': madePng(90, 80),
    'audio/s1.mp3': madeMp3(20),
    'audio/s2.mp3': madeMp3(10),
    'audio/box.mp3': madeMp3(31),
    'video/up.mp4': 'a video',
    ...changes,
  };
  return madeZip(
    Object.entries(files).flatMap(([name, content]) => (content === null ? [] : { name, content, isPacked: true })),
  );
}
