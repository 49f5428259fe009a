import type { ModuleName } from '../reader/reader.tsx';

/** Fetches and starts a module of the reader, once; its address stands in the page. */
export async function loadModule(reader: HTMLElement, name: ModuleName): Promise<void> {
  const addresses = JSON.parse(reader.dataset['modules'] ?? '{}') as Partial<Record<ModuleName, string>>;
  await import(/* @vite-ignore */ addresses[name] ?? '');
}
