import { makeOneFile } from './make-one-file.ts';

/** The ways of the share page that need a script; without one there are the link and its QR code. */
const page = document.querySelector<HTMLElement>('.share');
if (page !== null) offerWays(page);

function offerWays(page: HTMLElement): void {
  const { title = '', link = '' } = page.dataset;
  const way = (name: string) => page.querySelector<HTMLButtonElement>(`[data-way=${name}]`);
  const native = way('native');
  // Browsers know it on secure sites only.
  if (native !== null && 'share' in navigator) {
    native.hidden = false;
    native.addEventListener('click', () => {
      sendBySheet({ title, url: link }).catch((error: unknown) => {
        console.warn(error);
        selectLink(page);
      });
    });
  }
  const copy = way('copy');
  if (copy !== null && 'clipboard' in navigator) {
    copy.hidden = false;
    const status = page.querySelector<HTMLElement>('.share__link [role=status]');
    copy.addEventListener('click', () => {
      navigator.clipboard.writeText(link).then(
        () => say(status, 'done'),
        () => selectLink(page),
      );
    });
  }
  const file = page.querySelector<HTMLElement>('.share__file');
  if (file !== null) offerFile(file, title);
}

/** Ready to be copied by hand. */
function selectLink(page: HTMLElement): void {
  page.querySelector('input')?.select();
}

function offerFile(part: HTMLElement, title: string): void {
  part.hidden = false;
  const button = part.querySelector('button');
  const status = part.querySelector<HTMLElement>('[role=status]');
  let isMaking = false;
  button?.addEventListener('click', () => {
    if (isMaking) return;
    isMaking = true;
    say(status, 'making');
    makeOneFile(part.dataset['book'] ?? '')
      .then((made) => handOver(made, title))
      .then(
        () => say(status, 'done'),
        (error: unknown) => {
          console.warn(error);
          say(status, 'failed');
        },
      )
      .finally(() => (isMaking = false));
  });
}

/** By the device's own sheet, to a phone nearby; saved where there is none that takes files. */
async function handOver(file: File, title: string): Promise<void> {
  const data = { files: [file], title };
  if ('canShare' in navigator && navigator.canShare(data)) {
    // A slow device may have taken longer than a press counts for.
    const isSent = await sendBySheet(data).catch((error: unknown) => {
      console.warn(error);
      return false;
    });
    if (isSent) return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Whoever closes the sheet has changed their mind: nothing failed. */
async function sendBySheet(data: ShareData): Promise<true> {
  await navigator.share(data).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
  return true;
}

function say(status: HTMLElement | null, what: 'making' | 'done' | 'failed'): void {
  if (status !== null) status.textContent = status.dataset[what] ?? '';
}
