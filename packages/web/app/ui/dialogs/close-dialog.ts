/** Closes a dialog from code. */
export function closeDialog(id: string): void {
  (document.getElementById(id) as HTMLDialogElement | null)?.close();
}

/** Closes all that lie over each other. */
export function closeAllDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
}
