/** A language that the screens are written in. */
export interface InterfaceLanguageEntry {
  /** The name of its dictionary, and its key among the languages of books. */
  code: string;
  /** BCP 47. */
  tag: string;
  /** Its own name for itself. */
  name: string;
  englishName: string;
  /** ISO 15924. */
  script: string;
  direction: 'ltr' | 'rtl';
}

const latin = { script: 'Latn', direction: 'ltr' } as const;

/** Every language with a dictionary, by code. Names as CLDR has them in running text, so that Spanish is "español". */
export const interfaceLanguages: readonly InterfaceLanguageEntry[] = [
  { code: 'ar', tag: 'ar', name: 'العربية', englishName: 'Arabic', script: 'Arab', direction: 'rtl' },
  { code: 'bn', tag: 'bn', name: 'বাংলা', englishName: 'Bengali', script: 'Beng', direction: 'ltr' },
  { code: 'en', tag: 'en', name: 'English', englishName: 'English', ...latin },
  { code: 'es', tag: 'es', name: 'español', englishName: 'Spanish', ...latin },
  { code: 'fil', tag: 'fil', name: 'Filipino', englishName: 'Filipino', ...latin },
  { code: 'fr', tag: 'fr', name: 'français', englishName: 'French', ...latin },
  { code: 'hi', tag: 'hi', name: 'हिन्दी', englishName: 'Hindi', script: 'Deva', direction: 'ltr' },
  { code: 'id', tag: 'id', name: 'Bahasa Indonesia', englishName: 'Indonesian', ...latin },
  { code: 'ja', tag: 'ja', name: '日本語', englishName: 'Japanese', script: 'Jpan', direction: 'ltr' },
  { code: 'km', tag: 'km', name: 'ខ្មែរ', englishName: 'Khmer', script: 'Khmr', direction: 'ltr' },
  { code: 'ko', tag: 'ko', name: '한국어', englishName: 'Korean', script: 'Kore', direction: 'ltr' },
  { code: 'lo', tag: 'lo', name: 'ລາວ', englishName: 'Lao', script: 'Laoo', direction: 'ltr' },
  { code: 'mn', tag: 'mn', name: 'монгол', englishName: 'Mongolian', script: 'Cyrl', direction: 'ltr' },
  { code: 'ms', tag: 'ms', name: 'Bahasa Melayu', englishName: 'Malay', ...latin },
  { code: 'my', tag: 'my', name: 'မြန်မာ', englishName: 'Burmese', script: 'Mymr', direction: 'ltr' },
  { code: 'ne', tag: 'ne', name: 'नेपाली', englishName: 'Nepali', script: 'Deva', direction: 'ltr' },
  { code: 'pt', tag: 'pt', name: 'português', englishName: 'Portuguese', ...latin },
  { code: 'si', tag: 'si', name: 'සිංහල', englishName: 'Sinhala', script: 'Sinh', direction: 'ltr' },
  { code: 'sw', tag: 'sw', name: 'Kiswahili', englishName: 'Swahili', ...latin },
  { code: 'ta', tag: 'ta', name: 'தமிழ்', englishName: 'Tamil', script: 'Taml', direction: 'ltr' },
  { code: 'th', tag: 'th', name: 'ไทย', englishName: 'Thai', script: 'Thai', direction: 'ltr' },
  { code: 'ur', tag: 'ur', name: 'اردو', englishName: 'Urdu', script: 'Arab', direction: 'rtl' },
  { code: 'vi', tag: 'vi', name: 'Tiếng Việt', englishName: 'Vietnamese', ...latin },
  {
    code: 'zh',
    tag: 'zh-Hans',
    name: '中文（简体）',
    englishName: 'Chinese (simplified)',
    script: 'Hans',
    direction: 'ltr',
  },
];
