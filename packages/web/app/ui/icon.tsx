const shapes = {
  home: '<path style="fill:var(--soft,none)" d="M4 10.8 12 4l8 6.8V19a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19z"/><path d="M9.5 20.5v-5a2.5 2.5 0 0 1 5 0v5"/>',
  books:
    '<path style="fill:var(--soft,none)" d="M4 5.5A1.5 1.5 0 0 1 5.5 4H8v16H5.5A1.5 1.5 0 0 1 4 18.5z"/><path style="fill:var(--soft,none)" d="M8 4h4.5v16H8z"/><path style="fill:var(--soft,none)" d="m13 5.7 3.4-.9 3.9 14.4-3.4.9z"/>',
  person:
    '<circle style="fill:var(--soft,none)" cx="12" cy="8.3" r="4"/><path style="fill:var(--soft,none)" d="M4.5 20.3c.7-3.9 3.6-6 7.5-6s6.8 2.1 7.5 6z"/>',
  globe:
    '<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c2.6 2.5 3.7 5.2 3.7 8.5s-1.1 6-3.7 8.5c-2.6-2.5-3.7-5.2-3.7-8.5s1.1-6 3.7-8.5z"/>',
  close: '<path d="m6.5 6.5 11 11m0-11-11 11"/>',
  search: '<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4 4"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5.2l3.3 2"/>',
  pages: '<path d="M12 6.5C10 5 7.5 4.5 4 4.5v13.5c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4.5c-3.5 0-6 .5-8 2zm0 0V20"/>',
  check: '<path d="m5 12.8 4.6 4.5L19 7.5"/>',
  chev: '<path d="m9.5 5.5 6.5 6.5-6.5 6.5"/>',
  next: '<path d="M4.5 12h15m0 0-6-6m6 6-6 6"/>',
  down: '<path d="m6 9.5 6 6 6-6"/>',
  sliders:
    '<path d="M4 7.5h8m6.5 0H20M4 16.5h2.5m6 0H20"/><circle cx="15.2" cy="7.5" r="2.7"/><circle cx="9.3" cy="16.5" r="2.7"/>',
  out: '<path d="M14 4.5h5.5V10M19.5 4.5 11 13M17.5 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4"/>',
  translate:
    '<path d="M4 6h9M8.5 4v2M11 6c-.8 3.5-3 6.3-6.5 8M6.5 9c1 2.2 2.7 3.8 5 5M12.5 20l4-9.5 4 9.5M14 16.8h5"/>',
  phone: '<rect x="7" y="3" width="10" height="18" rx="2.2"/><path d="M11 17.7h2"/>',
  redo: '<path d="M19.5 5v5h-5M19 10a7.5 7.5 0 1 0 .5 4.5"/>',
  sign: '<path d="M8 12.5V6.3a1.5 1.5 0 0 1 3 0V11m0-.5V4.8a1.5 1.5 0 0 1 3 0V11m0-.2V6.3a1.5 1.5 0 0 1 3 0v7.2c0 4.2-2.3 7-6 7-2.9 0-4.5-1.4-5.8-3.8L3.5 13a1.5 1.5 0 0 1 2.5-1.6l2 2.6"/>',
  people:
    '<circle cx="9" cy="8.5" r="3.3"/><path d="M3 19.5c.4-3.5 2.7-5.5 6-5.5s5.6 2 6 5.5M15.5 5.6a3.2 3.2 0 0 1 0 5.9M17.5 14.6c2 .7 3.2 2.4 3.5 4.9"/>',
  tag: '<path d="M4 4.5h7.5l8.5 8.5-7 7L4.5 11.5z"/><path d="M8.3 8.3v.1" stroke-width="2.8"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5.2M12 7.8v.1" />',
  back: '<path d="M19.5 12h-15m0 0 6-6m-6 6 6 6"/>',
  menu: '<path d="M4.5 7h15M4.5 12h15M4.5 17h15"/>',
  heart: '<path d="M12 20s-7.8-4.6-7.8-10.5A4.4 4.4 0 0 1 12 6.8a4.4 4.4 0 0 1 7.8 2.7C19.8 15.4 12 20 12 20z"/>',
  trash:
    '<path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 11.6A1.5 1.5 0 0 0 8.8 20h6.4a1.5 1.5 0 0 0 1.5-1.4L17.5 7M10.3 11v5M13.7 11v5"/>',
  pencil:
    '<path d="m4 20 1-4.5L15.8 4.7a1.7 1.7 0 0 1 2.4 0l1.1 1.1a1.7 1.7 0 0 1 0 2.4L8.5 19z"/><path d="m13.5 7 3.5 3.5"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  bell: '<path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4"/>',
  offline: '<path d="M7 18.5a4 4 0 0 1-.6-7.9m3-3.8A5.5 5.5 0 0 1 17.3 10a4.2 4.2 0 0 1 2.2 7.2M4.5 4.5l15 15"/>',
  alert: '<path d="M12 4.5 3.5 19h17zM12 10v4.2M12 16.7v.1"/>',
  key: '<circle cx="8" cy="15.5" r="3.8"/><path d="m10.8 12.7 8.2-8.2M15.5 8l3 3M18 5.5l1.5 1.5"/>',
  doc: '<path d="M6 3.5h8l4.5 4.5v11a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19V5A1.5 1.5 0 0 1 6 3.5z"/><path d="M14 3.5V8h4.5M8 12.5h7M8 16h5"/>',
  logout: '<path d="M10 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4M9.5 12h10m0 0-4-4m4 4-4 4"/>',
  login: '<path d="M14 4.5h4A1.5 1.5 0 0 1 19.5 6v12a1.5 1.5 0 0 1-1.5 1.5h-4M4.5 12h10m0 0-4-4m4 4-4 4"/>',
  leaf: '<path style="fill:var(--soft,none)" d="M5 19C4 11 8.5 5 19.5 4.5 20 14.5 14.5 19.5 7.5 17.5M5 20.5c1.5-5 4.5-8.5 9-10.5"/>',
  download: '<path d="M12 4v11m0 0 4-4m-4 4-4-4M4.5 19.5h15"/>',
  storage:
    '<path d="M7 3.5h8l3 3V19a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 19V4.5a1 1 0 0 1 1-1zM9.5 3.5v4M12 3.5v4"/>',
  help: '<circle cx="12" cy="12" r="8.5"/><path d="M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5v.1"/>',
  saved: '<path d="M12 3.8v9m0 0 3.3-3.3M12 12.8 8.7 9.5M5 17l2.5 3 4.5 0h7"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1"/>',
  sound:
    '<path style="fill:var(--soft,none)" d="M4 9.5h3.5L12 5.5v13l-4.5-4H4z"/><path d="M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11"/>',
} as const;

export type IconName = keyof typeof shapes;

interface IconProps {
  name: IconName;
  size?: 'xs' | 's' | 'l';
  /** Points along the reading direction, so it turns round in right-to-left. */
  isDirected?: boolean;
}

/** A drawn sign beside a word; it says nothing to a screen reader. */
export function Icon({ name, size, isDirected = false }: IconProps) {
  return <Drawing shape={shapes[name]} size={size} isDirected={isDirected} />;
}

interface DrawingProps {
  /** What stands in an SVG of 24 by 24. */
  shape: string;
  size?: 'xs' | 's' | 'l' | undefined;
  isDirected?: boolean;
}

/** A sign that is used in one part of the app only, and so has its shape there. */
export function Drawing({ shape, size, isDirected = false }: DrawingProps) {
  const classes = ['i', size && `i--${size}`, isDirected && 'i--dir'].filter(Boolean).join(' ');
  return <svg className={classes} viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: shape }} />;
}
