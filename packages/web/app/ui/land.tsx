/** Paper-cut hills under the sky of the page. */
export function Land({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 1200 180" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M0 96C150 30 330 40 520 92s380 34 680-44v132H0z" fill="var(--hill-1)" />
      <path d="M0 138C120 78 300 78 470 118s330 44 730-32v94H0z" fill="var(--hill-2)" />
      <g fill="var(--hill-3)">
        <path d="M228 116c-13-21-12-42 0-58 12 16 13 37 0 58z" />
        <path d="M256 118c-9-15-9-30 0-42 9 12 9 27 0 42z" />
        <path d="M934 122c-16-26-15-52 0-72 15 20 16 46 0 72z" />
        <path d="M970 118c-11-18-10-36 0-50 10 14 11 32 0 50z" />
        <path d="M906 124c-9-15-9-30 0-41 9 11 9 26 0 41z" />
      </g>
      <path d="M0 168c190-74 420-52 640-18s390 0 560-42v72H0z" fill="var(--hill-3)" />
      <path d="M0 180v-6c260-40 520-20 700-8s360 2 500-18v32z" fill="var(--hill-4)" />
    </svg>
  );
}
