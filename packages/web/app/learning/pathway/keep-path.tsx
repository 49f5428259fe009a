import type { BookCard } from '@letsread/catalogue/contract.ts';
import { type ComponentType, useEffect, useRef, useState } from 'react';

interface KeepProps {
  books: BookCard[];
}

const nearby = { rootMargin: '100px' };

/** Keeps the books of the path on the device; what does it is fetched when its place comes into sight. */
export function KeepPath({ books }: KeepProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Keep, setKeep] = useState<ComponentType<KeepProps>>();
  useEffect(() => {
    const watcher = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting !== true) return;
      watcher.disconnect();
      // Offline it may not be there: then nothing can be kept either.
      void import('./keep-books.tsx').then(({ KeepBooks }) => setKeep(() => KeepBooks), console.warn);
    }, nearby);
    if (place.current !== null) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <div className="pathway__keep" ref={place}>
      {Keep !== undefined && <Keep books={books} />}
    </div>
  );
}
