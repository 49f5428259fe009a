import type { ReactNode } from 'react';

interface FrameDocumentProps {
  title: string;
  language: { tag: string; direction: 'ltr' | 'rtl' };
  /** The texts of its sheets: it is one file but for letters and pictures. */
  sheets: readonly string[];
  /** Where the same is found in the library. */
  canonical?: string;
  children: ReactNode;
}

/** A whole document for a frame on another site, which search engines are to pass over. */
export function FrameDocument({ title, language, sheets, canonical, children }: FrameDocumentProps) {
  return (
    <html lang={language.tag} dir={language.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {canonical !== undefined && <link rel="canonical" href={canonical} />}
        {sheets.map((text, at) => (
          <style key={at} dangerouslySetInnerHTML={{ __html: text }} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
