import { find, on, type Point, shownPage } from '../reader/reader-events.ts';

/** Shows the picture of a page from nearby; two more taps, Escape or the button lead back. */
const reader = document.querySelector<HTMLElement>('.reader');
const dialog = document.querySelector<HTMLDialogElement>('dialog.enlarged');
if (reader !== null && dialog !== null) openZoom(reader, dialog);

/** Times the size at which the whole picture fits. */
const enlargement = 2.5;

function openZoom(reader: HTMLElement, dialog: HTMLDialogElement): void {
  const status = find(dialog, '.enlarged__place');
  on(reader, 'zoom', (point) => {
    const shown = shownPage(reader).querySelector<HTMLElement>('.page__picture');
    if (shown !== null) show(shown, point);
  });
  status.addEventListener('click', ({ detail }) => {
    if (detail === 2) dialog.close();
  });
  dialog.addEventListener('close', () => status.replaceChildren());

  function show(shown: HTMLElement, point: Point | undefined): void {
    const box = boxOfPicture(shown);
    const at = point ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const across = (at.x - box.x) / box.width;
    const down = (at.y - box.y) / box.height;
    const picture = shown.cloneNode(true) as HTMLElement;
    picture.className = 'enlarged__picture';
    picture.style.inlineSize = `${Math.min(innerWidth, (innerHeight * box.width) / box.height) * enlargement}px`;
    picture.style.aspectRatio = String(box.width / box.height);
    status.replaceChildren(picture);
    if (!dialog.open) dialog.showModal();
    status.scrollTo({
      // Measured from the left edge; where the page runs from right to left the scroll ends at nought.
      left: picture.offsetLeft + across * picture.offsetWidth - status.clientWidth / 2,
      top: picture.offsetTop + down * picture.offsetHeight - status.clientHeight / 2,
    });
    status.focus();
  }
}

/** Where the picture itself is: it lies whole in a frame that may be wider or higher. */
function boxOfPicture(frame: HTMLElement): DOMRect {
  const { x, y, width, height } = frame.getBoundingClientRect();
  const ratio = Number(getComputedStyle(frame).getPropertyValue('--r')) || width / height;
  const [across, down] = [Math.min(width, height * ratio), Math.min(height, width / ratio)];
  return new DOMRect(x + (width - across) / 2, y + (height - down) / 2, across, down);
}
