/** Where the calls of the page go: `/api` of its own origin, or to the host that the configuration names (`<html data-api>`). */
export function apiBase(): string {
  return document.documentElement.dataset['api'] ?? '/api';
}
