import type { SignLanguage } from '@letsread/catalogue/writing/recordings/recording-entry.ts';

// Code, English name, and the name where it is known to be another one. Codes: https://iso639-3.sil.org
const rows: [code: string, englishName: string, name?: string][] = [
  ['afg', 'Afghan Sign Language'],
  ['ase', 'American Sign Language'],
  ['asf', 'Auslan'],
  ['bfi', 'British Sign Language'],
  ['bzs', 'Brazilian Sign Language', 'Língua Brasileira de Sinais (Libras)'],
  ['csl', 'Chinese Sign Language', '中国手语'],
  ['csx', 'Cambodian Sign Language'],
  ['eth', 'Ethiopian Sign Language'],
  ['fsl', 'French Sign Language', 'Langue des signes française (LSF)'],
  ['gse', 'Ghanaian Sign Language'],
  ['gsg', 'German Sign Language', 'Deutsche Gebärdensprache (DGS)'],
  ['hab', 'Hanoi Sign Language', 'Ngôn ngữ ký hiệu Hà Nội'],
  ['hos', 'Ho Chi Minh City Sign Language', 'Ngôn ngữ ký hiệu Thành phố Hồ Chí Minh'],
  ['ils', 'International Sign'],
  ['inl', 'Indonesian Sign Language', 'Bahasa Isyarat Indonesia (BISINDO)'],
  ['ins', 'Indian Sign Language'],
  ['jsl', 'Japanese Sign Language', '日本手話'],
  ['kvk', 'Korean Sign Language', '한국 수어'],
  ['lso', 'Laos Sign Language'],
  ['mfs', 'Mexican Sign Language', 'Lengua de señas mexicana (LSM)'],
  ['nsi', 'Nigerian Sign Language'],
  ['nsp', 'Nepalese Sign Language'],
  ['nzs', 'New Zealand Sign Language'],
  ['pks', 'Pakistan Sign Language'],
  ['psp', 'Filipino Sign Language'],
  ['rsn', 'Rwandan Sign Language'],
  ['sfs', 'South African Sign Language'],
  ['sqs', 'Sri Lankan Sign Language'],
  ['ssp', 'Spanish Sign Language', 'Lengua de signos española (LSE)'],
  ['tsq', 'Thai Sign Language', 'ภาษามือไทย'],
  ['tss', 'Taiwan Sign Language', '台灣手語'],
  ['tza', 'Tanzanian Sign Language', 'Lugha ya Alama ya Tanzania'],
  ['ugn', 'Ugandan Sign Language'],
  ['xki', 'Kenyan Sign Language', 'Lugha ya Ishara ya Kenya'],
  ['xml', 'Malaysian Sign Language', 'Bahasa Isyarat Malaysia'],
  ['ysm', 'Myanmar Sign Language'],
];

/** A sign language that needs no names given with it. */
export function knownSignLanguage(code: string): SignLanguage | undefined {
  const row = rows.find(([known]) => known === code);
  return row && { code, englishName: row[1], name: row[2] ?? row[1] };
}
