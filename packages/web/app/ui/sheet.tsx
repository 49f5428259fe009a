import { createContext, useContext } from 'react';

/** The text of each style sheet by its address; known on the server alone. */
export const SheetTexts = createContext<ReadonlyMap<string, string> | undefined>(undefined);

interface SheetProps {
  /** As `import sheet from './name.css?url'` gives it. */
  href: string;
  /** Sheets of one name stand together, in the order in which the names are met first. */
  precedence?: 'root' | 'fonts' | 'library' | 'reader' | 'screen';
}

/**
 * A style sheet that a component needs. The server writes it into the page, so that the first paint waits for nothing but
 * the page itself; React writes each once, and finds it again where it is hydrated. What comes later links it, and so does a
 * page for a device whose service worker keeps it (service-worker/keep-sheets.ts).
 */
export function Sheet({ href, precedence = 'screen' }: SheetProps) {
  const text = useContext(SheetTexts)?.get(href);
  if (text === undefined && !isWritten(href)) return <link rel="stylesheet" href={href} precedence={precedence} />;
  return (
    <style href={href} precedence={precedence}>
      {text}
    </style>
  );
}

function isWritten(href: string): boolean {
  return typeof document === 'object' && document.querySelector(`style[data-href~="${CSS.escape(href)}"]`) !== null;
}
