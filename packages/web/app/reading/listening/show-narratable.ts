import { onPartsAdded } from '../../ui/parts-added.ts';
import { noteVoices, onVoices, voiceFor } from '../../i18n/voice.ts';

/** Cards of books that have no recording show all the same that they can be heard, where the device has a voice for them. */
export function showNarratable(): void {
  onVoices(() => {
    showVoices(document);
    noteVoices();
  });
  onPartsAdded(showVoices);
}

function showVoices(within: ParentNode): void {
  for (const card of within.querySelectorAll<HTMLElement>('.book__heard[data-voice]'))
    card.hidden = voiceFor(card.dataset['voice'] ?? '') === undefined;
}
