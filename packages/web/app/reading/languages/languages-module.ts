import { find, on, shownPage, emit } from '../reader/reader-events.ts';
import { readSettings } from '../settings/reading-settings.ts';
import { addSecondWords, fetchEdition, removeSecondWords, type SecondEdition } from './second-edition.ts';
import { saveSecondLanguage, savedSecondLanguage } from './second-language-choice.ts';

/** A second language on the same page: both, one at a time, or the second while a button is held. */
const reader = document.querySelector<HTMLElement>('.reader');
if (reader !== null) openLanguages(reader);

function openLanguages(reader: HTMLElement): void {
  const stage = find(reader, '.reader__stage');
  const button = find(reader, '[data-languages]');
  let edition: SecondEdition | undefined;
  let latestKey = '';

  async function follow(): Promise<void> {
    const option = chosenOption(reader);
    const slug = option?.dataset['slug'] ?? '';
    const chosen = readSettings().second;
    document.documentElement.toggleAttribute('data-two', chosen === 'both' && savedSecondLanguage() !== '');
    const isAsBefore = slug === latestKey && reader.dataset['second'] === (edition === undefined ? undefined : chosen);
    if (isAsBefore) return;
    if (slug !== latestKey) {
      latestKey = slug;
      edition = undefined;
      const got = slug === '' ? undefined : await found(slug);
      // Another language was chosen while this one was on its way.
      if (latestKey !== slug) return;
      removeSecondWords(reader);
      edition = got;
    }
    // How the two are shown may be chosen as well while the words are on their way.
    const { second } = readSettings();
    if (edition === undefined) {
      removeSecondWords(reader);
      reader.removeAttribute('data-second');
    } else reader.dataset['second'] = second;
    reader.dataset['shows'] = 'first';
    button.hidden = edition === undefined || second === 'both';
    button.setAttribute('aria-pressed', 'false');
    button.title = option?.textContent ?? '';
    fill();
    emit(reader, 'translated');
  }

  /** What did not come is not chosen, and the settings say so. */
  async function found(slug: string): Promise<SecondEdition | undefined> {
    const note = reader.querySelector<HTMLElement>('.setrow__note');
    note?.replaceChildren();
    try {
      return await fetchEdition(slug);
    } catch (error) {
      console.warn('The second language did not come:', error);
      if (latestKey !== slug) return undefined;
      note?.replaceChildren(note.dataset['failed'] ?? '');
      saveSecondLanguage('');
      latestKey = '';
      emit(reader, 'set');
      return undefined;
    }
  }

  function fill(): void {
    if (edition !== undefined) for (const page of stage.children) addSecondWords(page as HTMLElement, edition);
  }

  function show(which: 'first' | 'second'): void {
    if (reader.dataset['shows'] === which) return;
    reader.dataset['shows'] = which;
    button.setAttribute('aria-pressed', String(which === 'second'));
    shownPage(reader).querySelector('[data-scrolls]')?.scrollTo({ top: 0 });
    emit(reader, 'translated');
  }

  const isPeek = () => readSettings().second === 'peek';
  const peek = () => isPeek() && show('second');
  const back = () => isPeek() && show('first');
  button.addEventListener('click', () => {
    if (!isPeek()) show(reader.dataset['shows'] === 'first' ? 'second' : 'first');
  });
  button.addEventListener('pointerdown', peek);
  for (const end of ['pointerup', 'pointercancel', 'pointerleave', 'blur']) button.addEventListener(end, back);
  // A long press opens no menu of the browser's own over the words.
  button.addEventListener('contextmenu', (event) => isPeek() && event.preventDefault());
  button.addEventListener('keydown', ({ key }) => (key === ' ' || key === 'Enter') && peek());
  button.addEventListener('keyup', back);
  on(reader, 'turned', fill);
  on(reader, 'set', () => void follow());
  void follow();
}

/** The edition in the language that is kept, where this book has it. */
function chosenOption(reader: HTMLElement): HTMLOptionElement | undefined {
  const saved = savedSecondLanguage();
  const options = reader.querySelectorAll<HTMLOptionElement>('#second-language option');
  return saved === '' ? undefined : [...options].find(({ value }) => value === saved);
}
