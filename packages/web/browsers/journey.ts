import type { DragWordToPlay, MatchToPlay, Question } from '@letsread/learning/games/contract.ts';
import type { GameProps } from '../app/learning/play/playing/game-props.ts';
import type { Gateway } from '../journeys/offline/gateway.ts';
import { mailTo } from '../journeys/testing/mails.ts';
import type { Person } from './person.ts';

interface Travelling {
  person: Person;
  /** Stands before the library, and can be cut off. */
  gateway: Gateway;
  /** Where the library writes its mails. */
  mails: string;
  /** Whose account is made; each browser has its own. */
  email: string;
}

const slug = 'the-great-slow-chase';
const title = 'The Great Slow Chase';
const enter = '\uE007';
const password = 'a kite in the wind';

/** What a family does on its first day, step by step; each goes on where the one before ended. */
export const journey: Record<string, (travelling: Travelling) => Promise<void>> = {
  async 'home shows its books'({ person }) {
    await person.open('/');
    await person.see({ css: 'h1' });
    await looksWhole(person);
  },

  async 'search finds books, and a filter leaves some of them'({ person }) {
    await person.press({ css: 'main input[type=search]' });
    await person.type(`the${enter}`);
    await person.until(
      'many books',
      () => location.pathname === '/search' && document.querySelectorAll('.books a').length > 5,
    );
    await person.press({ kind: 'radio', words: '1' });
    await person.until('books of one level', () => location.search.includes('level'));
    await looksWhole(person);
  },

  async 'a book opens from its card'({ person }) {
    await person.open(`/search?cardName=${encodeURIComponent('slow chase')}`);
    await person.press({ kind: 'link', words: title });
    await person.until('its page', (path) => location.pathname === path, `/book/${slug}`);
    await looksWhole(person);
  },

  async 'it is read to its end, and its sticker comes'({ person }) {
    await person.press({ kind: 'link', words: 'Read' });
    await person.until('the cover', (path) => location.pathname === path, `/read/${slug}/0`);
    await looksWhole(person);
    for (let page = 1; page <= 12; page++) {
      await person.press({ kind: 'link', words: 'Next' });
      await person.until(`page ${page}`, (at) => location.pathname.endsWith(`/${at}`), page);
    }
    await showsSticker(person);
  },

  async 'the reading settings change the letters'({ person }) {
    await person.open(`/read/${slug}/2`);
    const sizeOf = () =>
      Number.parseFloat(
        getComputedStyle(document.querySelector('.page[data-at="now"] .story') ?? document.body).fontSize,
      );
    const before = await person.run(sizeOf);
    await person.press({ kind: 'button', words: 'Reading settings' });
    await person.press({ css: '.settings label:has([name=letters][value="5"])' });
    await person.until(
      'larger letters',
      (size) => {
        const story = document.querySelector('.page[data-at="now"] .story');
        return story !== null && Number.parseFloat(getComputedStyle(story).fontSize) > size * 1.5;
      },
      before,
    );
    await looksWhole(person);
  },

  async 'pairs are found to the end, and their sticker comes'({ person }) {
    await person.open(`/play/${slug}/match`);
    await looksWhole(person);
    for (const { id } of (await played<MatchToPlay>(person)).items)
      for (const side of ['picture', 'text']) await person.press({ css: `[data-side="${side}"][data-item="${id}"]` });
    await person.press({ kind: 'button', words: 'Next' });
    await showsSticker(person);
  },

  async 'sentences are put together to the end, and their sticker comes'({ person }) {
    await person.open(`/play/${slug}/words`);
    await looksWhole(person);
    for (const { tokens } of await played<DragWordToPlay[]>(person)) {
      for (const [at, { id, isGiven }] of tokens.entries()) {
        if (isGiven) continue;
        await person.press({ css: `.play__step:not([hidden]) [data-token="${id}"]` });
        await person.press({ css: `.play__step:not([hidden]) [data-place="${at}"]` });
      }
      await person.press({ kind: 'button', words: 'Check' });
      await person.press({ kind: 'button', words: 'Next' });
    }
    await showsSticker(person);
  },

  async 'questions are answered to the end, and their sticker comes'({ person }) {
    await person.open(`/play/${slug}/questions`);
    await looksWhole(person);
    for (const { kind, answer, choices } of (await played<{ questions: Question[] }>(person)).questions) {
      for (const right of answer) {
        const words = choices.find(({ key }) => key === right)?.text ?? '';
        await person.press({ kind: 'button', words });
      }
      if (kind === 'order') await person.press({ kind: 'button', words: 'Check' });
      await person.press({ kind: 'button', words: 'Next' });
    }
    await showsSticker(person);
  },

  async 'a heart is kept on the device'({ person }) {
    await person.open(`/book/${slug}`);
    await person.press({ kind: 'button', words: `Favourite: ${title}` });
    await person.see({ kind: 'text', words: 'Successfully marked favorite.' });
    await person.open('/mybooks');
    await person.see({ kind: 'link', words: title });
    await looksWhole(person);
  },

  async 'an account is made and opened by mail'({ person, mails, email }) {
    await person.open('/login/sign-up');
    await person.press({ css: 'input[name=email]' });
    await person.type(email);
    await person.press({ css: 'input[name=displayName]' });
    await person.type('Joseph');
    await person.press({ css: 'label:has(input[name=agreed])' });
    await person.press({ css: 'main button[type=submit]' });
    await person.see({ kind: 'heading', words: 'Check your email' });
    const { link } = await mailTo(mails, email);
    await person.open(link.pathname + link.search);
    await person.press({ css: 'input[name=password]' });
    await person.type(password);
    await person.press({ kind: 'button', words: 'Confirm my address' });
    await person.see({ kind: 'text', words: 'Your email address is confirmed.' });
    await person.press({ css: 'input[name=email]' });
    await person.type(email);
    await person.press({ css: 'input[name=password]' });
    await person.type(`${password}${enter}`);
    await person.until(
      'to be signed in',
      () => document.cookie.includes('isLoggedIn=true') && !location.pathname.startsWith('/login'),
    );
    await looksWhole(person);
  },

  async 'a profile is made'({ person }) {
    await person.press({ kind: 'button', words: 'Menu' });
    await person.press({ kind: 'button', words: 'New Profile' });
    await person.press({ css: 'dialog[open] input[name=name]' });
    await person.type('Amina');
    await person.press({ css: 'dialog[open] label:has(input[type=radio])' });
    await person.press({ kind: 'button', words: 'Create' });
    await person.until('the reader', () => decodeURIComponent(document.cookie).includes('"Amina"'));
    await person.see({ kind: 'heading', words: 'For Amina' });
    await looksWhole(person);
  },

  async 'a kept book is read with the server away'({ person, gateway }) {
    await person.open(`/book/${slug}`);
    await person.press({ kind: 'button', words: 'Save to this device' });
    await person.see({ kind: 'text', words: 'On this device' });
    gateway.fate = () => 'break';
    await person.open('/mybooks?show=downloaded');
    await looksWhole(person);
    await person.press({ kind: 'link', words: title });
    await person.see({ kind: 'heading', words: title });
    await person.open(`/read/${slug}/1`);
    await person.until('a page with its picture', () => {
      const picture = document.querySelector<HTMLImageElement>('.page[data-at="now"] img');
      return location.pathname.endsWith('/1') && picture !== null && picture.naturalWidth > 0;
    });
  },
};

/** What is played, as every document of a game has it. */
async function played<Game>(person: Person): Promise<Game> {
  const props = await person.run(
    () => document.querySelector<HTMLElement>('main.play [data-props]')?.dataset['props'] ?? null,
  );
  if (props === null) throw new Error('The page says nowhere what is played.');
  return (JSON.parse(props) as GameProps<Game>).game;
}

/** Every sheet that the page asks for has come, and every picture that is no later one. */
async function looksWhole(person: Person): Promise<void> {
  await person.started();
  await person.until('every sheet and picture', () => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')];
    const pictures = [...document.images].filter((one) => one.loading !== 'lazy' && one.checkVisibility());
    return (
      sheets.every(({ sheet }) => sheet !== null) &&
      pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    );
  });
}

/** The sticker is there, and the rays behind it are those of its sheet: without it they are a black burst. */
async function showsSticker(person: Person): Promise<void> {
  await person.see({ css: '.reward__sticker' });
  await person.until('rays that its sheet paints', () => {
    const rays = [...document.querySelectorAll('.reward__rays')].find((one) => one.checkVisibility());
    return rays !== undefined && getComputedStyle(rays).maskImage.includes('radial-gradient');
  });
  await looksWhole(person);
}
