/** A font of printed files: the family name inside it, its TTF as a module path, and where its licence text is. All are OFL-1.1. */
export type Font = { family: string; file: string; licenceFile: string };

/** The fonts by short name. Where a script has several, the one was chosen whose words programs find in a PDF: `npm run bench -- pdf`. */
export const fonts = {
  andika: own('Andika', 'andika', 'Andika_400Regular.ttf'),
  notoSans: packaged('Noto Sans', 'noto-sans', 'NotoSans'),
  scheherazade: packaged('Scheherazade New', 'scheherazade-new', 'ScheherazadeNew'),
  vazirmatn: packaged('Vazirmatn', 'vazirmatn', 'Vazirmatn'),
  nastaliq: packaged('Noto Nastaliq Urdu', 'noto-nastaliq-urdu', 'NotoNastaliqUrdu'),
  battambang: packaged('Battambang', 'battambang', 'Battambang'),
  padauk: own('Padauk', 'padauk', 'Padauk_400Regular.ttf'),
  tibetan: packaged('Noto Serif Tibetan', 'noto-serif-tibetan', 'NotoSerifTibetan'),
  devanagari: packaged('Noto Sans Devanagari', 'noto-sans-devanagari', 'NotoSansDevanagari'),
  balooDa: own('Baloo Da 2', 'baloo-da-2', 'BalooDa2_400Regular.ttf'),
  gujarati: packaged('Noto Sans Gujarati', 'noto-sans-gujarati', 'NotoSansGujarati'),
  gurmukhi: packaged('Noto Sans Gurmukhi', 'noto-sans-gurmukhi', 'NotoSansGurmukhi'),
  odia: packaged('Noto Sans Oriya', 'noto-sans-oriya', 'NotoSansOriya'),
  sarabun: packaged('Sarabun', 'sarabun', 'Sarabun'),
  lao: packaged('Noto Sans Lao', 'noto-sans-lao', 'NotoSansLao'),
  abyssinica: packaged('Abyssinica SIL', 'abyssinica-sil', 'AbyssinicaSIL'),
  sinhala: packaged('Noto Sans Sinhala', 'noto-sans-sinhala', 'NotoSansSinhala'),
  tamil: packaged('Noto Sans Tamil', 'noto-sans-tamil', 'NotoSansTamil'),
  simplifiedChinese: packaged('Noto Sans SC', 'noto-sans-sc', 'NotoSansSC'),
  traditionalChinese: packaged('Noto Sans TC', 'noto-sans-tc', 'NotoSansTC'),
  japanese: packaged('Noto Sans JP', 'noto-sans-jp', 'NotoSansJP'),
  korean: packaged('Noto Sans KR', 'noto-sans-kr', 'NotoSansKR'),
  kannada: noto('Kannada', 'kannada'),
  malayalam: noto('Malayalam', 'malayalam'),
  telugu: noto('Telugu', 'telugu'),
  hebrew: noto('Hebrew', 'hebrew'),
  armenian: noto('Armenian', 'armenian'),
  georgian: noto('Georgian', 'georgian'),
  adlam: noto('Adlam', 'adlam'),
  javanese: noto('Javanese', 'javanese'),
  lisu: noto('Lisu', 'lisu'),
  meetei: noto('Meetei Mayek', 'meetei-mayek'),
  nko: packaged('Noto Sans NKo', 'noto-sans-nko', 'NotoSansNKo'),
  olChiki: noto('Ol Chiki', 'ol-chiki'),
  tifinagh: noto('Tifinagh', 'tifinagh'),
  thaana: noto('Thaana', 'thaana'),
  yi: noto('Yi', 'yi'),
  // In one colour; the last, since it has digits too.
  emoji: packaged('Noto Emoji', 'noto-emoji', 'NotoEmoji'),
} satisfies Record<string, Font>;

/** One of `fonts`. */
export type FontName = keyof typeof fonts;

function packaged(family: string, name: string, file: string): Font {
  const folder = `@expo-google-fonts/${name}`;
  return { family, file: `${folder}/400Regular/${file}_400Regular.ttf`, licenceFile: `${folder}/LICENSE_FONT` };
}

function noto(script: string, name: string): Font {
  return packaged(`Noto Sans ${script}`, `noto-sans-${name}`, `NotoSans${script.replace(' ', '')}`);
}

/** Packages before 0.4 keep the TTF at the top and lack the licence of the font, which therefore lies here. */
function own(family: string, name: string, file: string): Font {
  return { family, file: `@expo-google-fonts/${name}/${file}`, licenceFile: `./licences/${name}.txt` };
}
