const addresses = import.meta.glob<string>('../**/*.css', { query: '?url', import: 'default', eager: true });
const texts = import.meta.glob<string>('../**/*.css', { query: '?inline', import: 'default', eager: true });

/** The text of each sheet by its address. While developing there is none: sheets are linked, and change in the page that stands. */
export const sheetTexts: ReadonlyMap<string, string> | undefined = import.meta.env.DEV
  ? undefined
  : new Map(Object.entries(addresses).map(([file, address]) => [address, (texts[file] ?? '').trim()]));
