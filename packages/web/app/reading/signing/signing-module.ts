import { savesData } from '../../offline/saves-data.ts';
import { sourceToShow } from '../../offline/source-to-show.ts';
import { writeNumber } from '../../i18n/page-facts.ts';
import type { Page } from '@letsread/catalogue/contract.ts';
import { pagesFrom } from '../listening/page-narrations.ts';
import { find, on, shownPage, emit } from '../reader/reader-events.ts';
import { changeSettings, readSettings } from '../settings/reading-settings.ts';
import { letMove } from './let-move.ts';
import { showsSigns } from './shows-signs.ts';

/** Signing beside the words: a video for each page that has one, moved, enlarged, slowed and played again at will. */
const reader = document.querySelector<HTMLElement>('.reader');
const box = document.querySelector<HTMLElement>('.signbox');
if (reader !== null && box !== null) openSigning(reader, box);

const speeds = [1, 0.75, 0.5] as const;
const sizes = ['small', 'middle', 'large'] as const;

function openSigning(reader: HTMLElement, box: HTMLElement): void {
  const video = find<HTMLVideoElement>(box, 'video');
  const mover = letMove(box, find(box, '[data-sign="move"]'), () => pictureOf(reader));
  let shownAt: string | undefined;

  async function follow(): Promise<void> {
    const at = reader.dataset['at'];
    const isShown = showsSigns() && at !== reader.dataset['last'];
    box.hidden = !isShown;
    reader.toggleAttribute('data-signs', isShown);
    if (!isShown) {
      video.pause();
      shownAt = undefined;
      return;
    }
    const key = `${at} ${addressIn(box)}`;
    if (shownAt === key) return;
    shownAt = key;
    // Before its video is known: else it would go away from under whoever reaches for it meanwhile.
    mover.settle();
    try {
      const page = (await pagesFrom(addressIn(box))).get(Number(at));
      if (shownAt === key) show(page?.sign ?? null);
    } catch (error) {
      console.warn('The signing did not come:', error);
      // Another page may be shown by now, whose own signing is on its way.
      if (shownAt !== key) return;
      show(null);
      shownAt = undefined;
    }
  }

  function show(sign: Page['sign']): void {
    showSign({ box, video }, sign);
    // A video of another shape makes the box higher or lower.
    mover.settle();
    // On a slow or paid link the video waits to be asked for, and so it does while the page is told.
    if (sign !== null && !savesData() && !('telling' in reader.dataset)) play();
  }

  function play(): void {
    video.play().catch(() => box.removeAttribute('data-playing'));
  }

  const acts: Record<string, () => void> = {
    hide() {
      // Else the address would ask for it again, when the page is opened anew.
      history.replaceState(history.state, '', location.pathname);
      changeSettings({ sign: 'off' });
      emit(reader, 'set');
      find(reader, '[commandfor="reading-settings"]').focus();
    },
    play: () => (video.paused ? play() : video.pause()),
    again() {
      video.currentTime = 0;
      play();
    },
    speed() {
      const next = speeds[(speeds.indexOf(video.playbackRate as 1) + 1) % speeds.length] ?? 1;
      video.playbackRate = next;
      box.dataset['speed'] = String(next);
      const words = find(box, 'span[data-speed]');
      words.textContent = (words.dataset['speed'] ?? '').replace('{value}', writeNumber(next));
    },
    size() {
      const now = sizes.indexOf((box.dataset['size'] ?? 'small') as 'small');
      box.dataset['size'] = sizes[(now + 1) % sizes.length];
      mover.settle();
    },
  };
  box.addEventListener('click', ({ target }) => {
    const key = (target as Element).closest<HTMLElement>('[data-sign]')?.dataset['sign'];
    if (key !== undefined) acts[key]?.();
  });
  for (const event of ['play', 'pause', 'ended', 'emptied'])
    video.addEventListener(event, () => box.toggleAttribute('data-playing', !video.paused && !video.ended));
  // One thing at a time: a voice and a signer are not followed together.
  on(reader, 'speaking', ({ isSpeaking }) => isSpeaking && video.pause());
  on(reader, 'turned', () => void follow());
  on(reader, 'set', () => void follow());
  // A finger has no pointer that rests on the video.
  video.addEventListener('click', () => box.toggleAttribute('data-tools'));
  void follow();
}

/** A page without video says so; its words stay. */
function showSign({ box, video }: { box: HTMLElement; video: HTMLVideoElement }, sign: Page['sign']): void {
  box.toggleAttribute('data-none', sign === null);
  video.removeAttribute('src');
  if (sign === null) return video.load();
  const canPlay = (type: string) => video.canPlayType(type) !== '';
  const source = sourceToShow(sign.sources, { canPlay, isSavingData: savesData() });
  video.poster = sign.poster === null ? '' : `${sign.poster.url}/384.webp`;
  video.style.aspectRatio = `${sign.width} / ${sign.height}`;
  video.src = source?.url ?? '';
  video.playbackRate = Number(box.dataset['speed'] ?? 1);
}

function pictureOf(reader: HTMLElement): DOMRect | undefined {
  return shownPage(reader).querySelector('.page__picture')?.getBoundingClientRect();
}

/** In the sign language that is chosen, where the book has several; else in its first. */
function addressIn(box: HTMLElement): string {
  const { book = '' } = box.dataset;
  const { sign } = readSettings();
  const isOffered = document.querySelector(`#sign-language option[value="${CSS.escape(sign)}"]`) !== null;
  return isOffered && sign !== 'off' ? `${book}&sl=${encodeURIComponent(sign)}` : book;
}
