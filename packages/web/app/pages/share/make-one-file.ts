import { fileName } from './file-name.ts';
import { writeOneFile, type PageOfFile } from './write-one-file.ts';

/** What a file may weigh that is handed from phone to phone. */
export const maxFileBytes = 1_000_000;

/** Tried one after the other until the file is small enough: the longer side of its pictures, and their quality. */
const sizes = [
  { pixels: 640, quality: 0.8 },
  { pixels: 512, quality: 0.75 },
  { pixels: 400, quality: 0.7 },
  { pixels: 300, quality: 0.65 },
  { pixels: 220, quality: 0.6 },
  { pixels: 160, quality: 0.5 },
] as const;

/**
 * A book as one HTML file with its pictures in it. All of it is asked for as the reader asks: a book that is on this
 * device answers without a network.
 */
export async function makeOneFile(coverAddress: string): Promise<File> {
  const cover = await fetchDocument(coverAddress);
  const reader = cover.querySelector<HTMLElement>('main.reader');
  if (reader === null) throw new Error('There is no book at this address.');
  const { last = '0', address = '' } = reader.dataset;
  const end = await fetchDocument(address + last);
  const pages = pagesOf(cover);
  const pictures = await Promise.all(
    pages.map(async ({ picture }) => (picture === '' ? undefined : loadPicture(picture))),
  );
  const book = {
    language: textOf(reader, 'h1', 'lang'),
    direction: reader.dir,
    title: reader.querySelector('h1')?.textContent?.trim() ?? '',
    makers: end.querySelector('.makers'),
    makersLanguage: { tag: end.documentElement.lang, direction: end.documentElement.dir },
    address: new URL(address.replace(/^\/read\//, '/book/').replace(/\/$/, ''), location.origin).href,
  };
  for (const size of sizes) {
    const drawn = pictures.map((picture) => picture && draw(picture, size));
    const html = writeOneFile({ ...book, pages: pages.map((page, at) => ({ ...page, picture: drawn[at] ?? '' })) });
    const file = new File([html], `${fileName(book.title)}.html`, { type: 'text/html' });
    if (file.size < maxFileBytes) return file;
  }
  throw new Error('The book is too long for one small file.');
}

async function fetchDocument(address: string): Promise<Document> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

/** The pages in their order: one is shown, the others stand beside it. */
function pagesOf(document: Document): PageOfFile[] {
  const parts = [document, ...[...document.querySelectorAll('template')].map(({ content }) => content)];
  return parts
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>('.page:not(.page--end)')])
    .toSorted((one, other) => Number(one.dataset['number']) - Number(other.dataset['number']))
    .map((page) => {
      const words = page.querySelector<HTMLElement>('[data-story]');
      const image = page.querySelector('img');
      return {
        picture: image?.getAttribute('src') ?? '',
        alt: image?.alt ?? '',
        paragraphs: [...(words?.querySelectorAll('p') ?? [])].map((one) => wordsOf(one)),
      };
    });
}

/** Names that stand in parts of their own are parted by a comma. */
function wordsOf(paragraph: HTMLElement): string {
  const parts = [...paragraph.querySelectorAll('bdi')].map((one) => one.textContent);
  return parts.length > 0 ? parts.join(' · ') : paragraph.textContent;
}

function textOf(within: HTMLElement, selector: string, attribute: string): string {
  return within.querySelector(selector)?.getAttribute(attribute) ?? '';
}

/** As an image, which the service worker answers out of what is kept; it passes other requests on. */
async function loadPicture(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** As JPEG, which every device shows, on white where the picture is clear. */
function draw(picture: HTMLImageElement, { pixels, quality }: (typeof sizes)[number]): string {
  const { naturalWidth: width, naturalHeight: height } = picture;
  const scale = Math.min(1, pixels / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', quality);
}
