import type { TestProject } from 'vitest/node';
import { runLibrary } from './run-library.ts';

declare module 'vitest' {
  interface ProvidedContext {
    libraryUrl: string;
  }
}

/** One library with its starter books for all journeys that only read. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const library = await runLibrary();
  project.provide('libraryUrl', library.url);
  return () => library.close();
}
