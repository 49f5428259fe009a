import type { ReportKind } from '@letsread/usage/reports/contract.ts';

import { tellReport } from '../../offline/sync-queue/usage-queue.ts';

/** Sends what was pressed in place of the form, and thanks; without a network it waits on the device. */
export async function sendReport(form: HTMLFormElement, pressed: HTMLElement | null): Promise<void> {
  const { report: editionId = '', thanks = '', later = '' } = form.dataset;
  const choices = form.querySelector('ul');
  const said = form.querySelector<HTMLElement>('[role=status]');
  if (choices === null || said === null || choices.hidden || pressed === null) return;
  // Whoever closes it before the answer is there finds the choices the next time, not the thanks for this one.
  form.closest('dialog')?.addEventListener(
    'close',
    () => {
      choices.hidden = false;
      said.textContent = '';
    },
    { once: true },
  );
  choices.hidden = true;
  said.focus();
  const isSent = await tellReport({ editionId, kind: (pressed as HTMLButtonElement).value as ReportKind });
  if (choices.hidden) said.textContent = isSent ? thanks : later;
}
