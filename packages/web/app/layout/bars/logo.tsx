/** The mark: a sprout whose leaves are the pages of a book. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="7.6" r="4.6" fill="var(--sun)" />
      <path d="M19.2 33.5C9 33.5 2.8 27 3 14.5c9.8-.6 16.2 5.6 16.2 19z" fill="var(--leaf)" />
      <path d="M20.8 33.5C31 33.5 37.2 27 37 14.5c-9.8-.6-16.2 5.6-16.2 19z" fill="var(--hill-3)" />
      <path
        d="M7.5 19.5c4 1.2 6.8 3.8 8.3 8M32.5 19.5c-4 1.2-6.8 3.8-8.3 8"
        fill="none"
        stroke="var(--paper)"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </svg>
  );
}
