/** The three ways in which an HTTP date is written (RFC 9110, section 5.6.7), all in Greenwich time. */
const httpDate =
  /^(?:\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT|\w+, \d\d-\w{3}-\d\d [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;

/** How many milliseconds a Retry-After asks to wait: seconds, or a date (RFC 9110, section 10.2.3). */
export function readRetryAfter(header: string, now: Date): number | undefined {
  const said = header.trim();
  if (/^\d+$/.test(said)) return Number(said) * 1000;
  if (!httpDate.test(said)) return undefined;
  const at = Date.parse(said.endsWith('GMT') ? said : `${said} GMT`);
  // Where the clocks of two servers differ, the time may have come already.
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
