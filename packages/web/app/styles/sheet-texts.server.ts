import type { SheetTexts } from './inline-sheets.ts';

const addresses = import.meta.glob<string>('../**/*.css', { query: '?url', import: 'default', eager: true });
const texts = import.meta.glob<string>('../**/*.css', { query: '?inline', import: 'default', eager: true });

export const sheetTexts: SheetTexts = new Map(
  Object.entries(addresses).map(([file, address]) => [address, texts[file] ?? '']),
);
