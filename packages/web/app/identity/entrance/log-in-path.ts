/** The sign-in page, which leads back to where somebody was. */
export function logInPath(returnPath: string): string {
  return returnPath === '/' || returnPath.startsWith('/login')
    ? '/login'
    : `/login?to=${encodeURIComponent(returnPath)}`;
}
