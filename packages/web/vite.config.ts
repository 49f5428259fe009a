import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

import type { Endpoint } from '@letsread/http/endpoint.ts';
import { reactRouter } from '@react-router/dev/vite';
import { build, defineConfig, minify, type Plugin } from 'vite';

import { backRoom } from './build-back-room.ts';
import { chunkOf, documentEntry } from './build-document-entry.ts';

/** `import script from './boot.js?minified'` gives the text of a script, to be written into a page. */
function minifiedText(): Plugin {
  return {
    name: 'minified-text',
    enforce: 'pre',
    async load(id) {
      const [file = '', query] = id.split('?');
      if (query !== 'minified') return;
      this.addWatchFile(file);
      const { code } = await minify(file, await readFile(file, 'utf8'));
      return `export default ${JSON.stringify(code)}`;
    },
  };
}

/**
 * In the browser a concept's contract is what a client needs: the method and path of each call, and plain values.
 * Schemas, and the library they are written with, stay on the server. Each call and each value is a module of its own,
 * so that what only one screen asks is in that screen's file.
 */
function contractsWithoutSchemas(): Plugin {
  return {
    name: 'contracts-without-schemas',
    enforce: 'pre',
    async load(id) {
      const [, file = '', name] = /^(.*\/packages\/[^/]+\/(?:[^/]+\/)?contract\.ts)(?:\?only=(\w+))?$/.exec(id) ?? [];
      if (this.environment.name !== 'client' || file === '') return;
      const contract = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
      const plain = Object.entries(contract).flatMap(([each, value]) => {
        if (isSchema(value) || (name !== undefined && each !== name)) return [];
        if (name === undefined) return `export { ${each} } from ${JSON.stringify(`${file}?only=${each}`)};`;
        return `export const ${each} = ${JSON.stringify(isCall(value) ? addressOf(value) : value)};`;
      });
      return { code: plain.join('\n'), moduleSideEffects: false };
    },
  };
}

function isSchema(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '_zod' in value);
}

function isCall(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

function addressOf({ name, method, path }: Endpoint): Pick<Endpoint, 'name' | 'method' | 'path'> {
  return { name, method, path };
}

/** The service worker is one file at the root of the site that shares nothing with the pages, which may be older or newer. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir }) {
      if (this.environment.name !== 'client' || dir === undefined) return;
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          target: 'es2022',
          outDir: dir,
          emptyOutDir: false,
          lib: { entry: 'service-worker/worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
        },
      });
    },
  };
}

export default defineConfig({
  plugins: [minifiedText(), contractsWithoutSchemas(), serviceWorker(), documentEntry(), reactRouter(), backRoom()],
  // The reader's modules are bundled as workers are: each a file of its own, with plugins of its own.
  // What is said to the bundler in comments is of no use to who fetches them.
  worker: {
    plugins: () => [contractsWithoutSchemas()],
    rolldownOptions: { output: { comments: { annotation: false } } },
  },
  // What is imported later needs little that is not there already: a list of it on every page would cost more.
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkOf, debugName: 'pages' }] } } } },
    },
  },
  // `light-dark()` is written for browsers of before 2024 too.
  build: {
    target: 'es2022',
    cssTarget: ['chrome107', 'firefox104', 'safari16'],
    assetsInlineLimit: 0,
    modulePreload: false,
  },
});
