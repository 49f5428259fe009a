/**
 * Counts that the book was opened on another site. There nothing may be kept, not even that it was counted already, so
 * each load of the frame counts. A failure is nothing a reader should hear of.
 */
export function countFrameOpening(address: string): void {
  fetch(address, { method: 'POST', keepalive: true, credentials: 'omit' }).catch(() => {});
}
