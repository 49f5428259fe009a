/** The sign-in page, which leads back to where somebody was. */
export function logInPath(place: string): string {
  return place === '/' || place.startsWith('/login') ? '/login' : `/login?to=${encodeURIComponent(place)}`;
}
