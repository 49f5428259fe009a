import { ownDay } from '../../i18n/own-day.ts';
import { showForm } from '../../ui/show-states.ts';

/** Shows the time until the day of the device's own clock, where that is not the server's. */
export function showOwnDay(times: HTMLElement): void {
  showForm(times, ownDay());
}
