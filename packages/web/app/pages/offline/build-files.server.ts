import type { LanguageMark } from '@letsread/catalogue/contract.ts';
import { build, loaded, script } from 'virtual:document-entry';
import type { RouterContextProvider } from 'react-router';

import { fontsFor } from '../../fonts/fonts-for.ts';
import { fontSheets } from '../../fonts/script-fonts.tsx';
import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { loadMessages } from '../../i18n/load-messages.server.ts';
import { pageBuild } from '../../offline/build-of-page.ts';
import type { OfflineManifest } from '../../offline/shelf/offline-manifest.ts';
import rootSheet from '../../styles/root.css?url';
import { sheetTexts } from '../../styles/sheet-texts.server.ts';

interface Shown {
  /** In which the text is. */
  languages: readonly Pick<LanguageMark, 'languageISOCode' | 'script'>[];
  /** Whose letters are kept; without it those of the interface text. */
  text?: string;
  /** Of the build: scripts, sheets and pictures that only these pages name. */
  files: readonly string[];
}

/** What pages in the interface language of a request need of the build. */
export async function buildFiles(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  { languages, text, files }: Shown,
): Promise<Pick<OfflineManifest, 'build' | 'assets'>> {
  const words = await loadMessages(context, interfaceLanguage(request));
  // Sheets stand in the pages; the names of other languages would bring the letters of half the world.
  const sheets = [rootSheet, ...fontSheets(languages)].map((address) => sheetTexts?.get(address) ?? '').join('\n');
  const fonts = fontsFor(sheets, text ?? Object.values(words.fields).join(' '));
  const assets = [words.path, script, ...loaded, ...files, ...fonts];
  return { build: pageBuild({ build, wordsPath: words.path }), assets: [...new Set(assets)] };
}
