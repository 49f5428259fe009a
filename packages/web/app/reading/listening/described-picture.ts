import { shownPage } from '../reader/reader-events.ts';
import { readSettings } from '../settings/reading-settings.ts';
import { voiceFor } from '../../i18n/voice.ts';

/** What is told of the picture of the page that is shown, where the reader has chosen that and the device has a voice for it. */
export function describedPicture(reader: HTMLElement): { text: string; languageTag: string } | undefined {
  const picture = shownPage(reader).querySelector<HTMLElement>('.page__picture');
  const text = picture?.querySelector('img')?.alt.trim() ?? '';
  if (picture === null || text === '' || readSettings().describe === 'off') return undefined;
  return voiceFor(picture.lang) === undefined ? undefined : { text, languageTag: picture.lang };
}
