/** Whether what was answered with this status may be taken another time: the library is busy, or broken. */
export function isForLater(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}
