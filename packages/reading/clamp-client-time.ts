import type { Endpoint, EndpointRequest } from '@letsread/http/endpoint.ts';

/** Before this, a device's clock has never been set. */
const earliest = Date.UTC(2000, 0, 1);
/** To so much it is taken how far a clock is off: what a device tells twice, one time slowly, was done at one time. */
const stepMs = 5 * 60_000;

/**
 * When a device says something was done; now where it does not say. Phones whose battery was empty are days or years behind:
 * what was read on them must not lose against what was read before. Nothing is later than now, or it would win over
 * everything that is done until then.
 */
export function clampClientTime(
  said: string | undefined,
  headers: EndpointRequest<Endpoint>['headers'] = {},
  now = Date.now(),
): Date {
  if (said === undefined) return new Date(now);
  const time = Date.parse(said) + stepMs * Math.round((now - clockOf(headers, now)) / stepMs);
  return new Date(Math.max(earliest, Math.min(time, now)));
}

/** A header that is no time says nothing: it is only a help. */
function clockOf({ 'device-time': said }: EndpointRequest<Endpoint>['headers'], now: number): number {
  const time = Date.parse(String(said));
  return Number.isNaN(time) ? now : time;
}
