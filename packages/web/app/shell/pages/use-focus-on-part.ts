import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Who follows a link to a part of the page reads on from there, with the keyboard too. */
export function useFocusOnPart(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    document.getElementById(decoded(hash.slice(1)))?.focus({ preventScroll: true });
  }, [hash, key]);
}

/** An address may hold anything behind its hash. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
