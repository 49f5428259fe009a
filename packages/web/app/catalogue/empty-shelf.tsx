import type { ReactNode } from 'react';

interface EmptyShelfProps {
  title: string;
  text: string;
  /** What was searched for, which is counted. */
  search?: { words: string; languageId: string } | undefined;
  children?: ReactNode;
}

/** What stands where books will: one small scene, one line, one way forward. */
export function EmptyShelf({ title, text, search, children }: EmptyShelfProps) {
  const attributes =
    search === undefined || search.words === ''
      ? {}
      : { 'data-module': 'count-search', 'data-words': search.words, 'data-search-language': search.languageId };
  return (
    <div className="state" {...attributes}>
      <div className="vign vign--s">
        <svg viewBox="0 0 170 110" aria-hidden="true">
          <circle cx="128" cy="34" r="19" fill="var(--orb)" />
          <path d="M4 86c26-34 62-30 86-12s48 6 76-8c4 20-6 42-40 42H40C16 108 0 102 4 86z" fill="var(--hill-1)" />
          <path d="M6 96c34-22 66-8 90-4s46-4 66-12c2 16-10 28-36 28H40c-20 0-32-4-34-12z" fill="var(--hill-2)" />
          <path
            d="M70 66c0-14 5-22 15-28M70 66c0-12-4-18-12-22"
            fill="none"
            stroke="var(--hill-4)"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <path d="M85 38c8-8 20-9 28-4-6 9-18 11-28 4zM58 44c-6-6-15-7-21-3 4 7 13 8 21 3z" fill="var(--hill-3)" />
        </svg>
      </div>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
