import { parseBuffer } from 'music-metadata';
import { expect, test } from 'vitest';
import { madeMp3 } from '../testing/made-bloompub.ts';
import { madePicture, madePublication, madeWords } from '../testing/made-publication.ts';
import type { Publication, PublicationPage, PublicationSound } from '../publication.ts';
import { writeMp3 } from './write-mp3.ts';

const frameMs = (1152 / 44_100) * 1000;

function sound(frames: number, options = {}): PublicationSound {
  return { bytes: madeMp3(frames, options), type: 'audio/mpeg' };
}

function readAloud(text: string, from?: PublicationSound): PublicationPage {
  const narration = from && { sound: from, durationMs: 50, unit: 'word' as const, clip: null, marks: [] };
  return { text, alt: '', narration };
}

const cover = { text: '', alt: '', picture: madePicture('orange') };
const write = (changes: Partial<Publication>) =>
  writeMp3({ publication: madePublication(changes), words: madeWords() });

test('pages are heard in their order, what pages share once, and a page that nobody read not at all', async () => {
  const shared = sound(40);
  const pages = [readAloud('', sound(10)), readAloud('One', shared), readAloud('Two', shared), readAloud('Three')];
  const { format } = await parseBuffer(write({ pages }), 'audio/mpeg', { duration: true });
  expect(format).toMatchObject({ container: 'MPEG', codec: 'MPEG 1 Layer 3', tagTypes: ['ID3v2.3'] });
  expect(format.duration).toBeCloseTo((50 * frameMs) / 1000, 2);
});

test('a player shows its title and cover, who made it, what may be done with it, and its words', async () => {
  const credits: Publication['credits'] = [
    { role: 'AUTHOR', name: 'أمينة' },
    { role: 'ILLUSTRATOR', name: 'Joseph Hill' },
    { role: 'NARRATOR', name: 'Mali Voice' },
  ];
  const pages = [cover, readAloud('تطير الطائرة.', sound(3))];
  const { common } = await parseBuffer(write({ title: 'الطائرة الحمراء', credits, pages }), 'audio/mpeg');
  expect(common).toMatchObject({
    title: 'الطائرة الحمراء',
    artists: ['أمينة'],
    composer: ['Mali Voice'],
    copyright: 'Creative Commons Attribution 4.0',
  });
  expect(common.picture?.[0]?.format).toBe('image/jpeg');
  expect(Buffer.from(common.picture?.[0]?.data ?? [])).toEqual(Buffer.from(cover.picture.bytes));
  const about = common.comment?.[0]?.text ?? '';
  for (const part of ['Joseph Hill', 'Mali Voice', 'https://creativecommons.org/licenses/by/4.0/', 'the-red-kite'])
    expect(about).toContain(part);
  expect(common.lyrics?.[0]?.text).toContain('تطير الطائرة.');
});

test('a licence without an address, and a book that stands nowhere, have no link', async () => {
  const linksOf = async (changes: Partial<Publication>) => {
    const { native } = await parseBuffer(write({ pages: [readAloud('One', sound(3))], ...changes }), 'audio/mpeg');
    return (native['ID3v2.3'] ?? []).flatMap(({ id, value }) => (id.startsWith('W') ? [`${id} ${String(value)}`] : []));
  };
  const { licence, address } = madePublication();
  expect(await linksOf({})).toEqual([`WCOP ${licence.url}`, `WOAF ${address}`]);
  expect(await linksOf({ licence: { ...licence, url: '' }, address: '' })).toEqual([]);
});

test.each<[why: string, pages: PublicationPage[]]>([
  ['nobody has read it', [readAloud('One')]],
  ['one recording is no MP3', [readAloud('One', { bytes: Buffer.from('M4A'), type: 'audio/mp4' })]],
  ['one is in one channel', [readAloud('One', sound(2)), readAloud('Two', sound(2, { isStereo: false }))]],
])('a book of which %s is not written', (_why, pages) => {
  expect(() => write({ pages })).toThrow('its recordings are no MP3, or differ in how they are to be played');
});
