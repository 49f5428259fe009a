import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** As Vite writes it; names are of sources. */
type ClientManifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; assets?: string[] }
>;

type ChunkingContext = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** The module that every page loads; React Router knows only its own entry and the routes. */
const source = 'app/layout/document/start-document.ts';
const virtual = 'virtual:document-entry';

/**
 * Builds the script of documents in the same graph as the screens, so that both share their chunks, and tells the
 * server where it is, and all that it may load: `import { script, loaded, build } from 'virtual:document-entry'`.
 */
export function documentEntry(): Plugin {
  let root = '';
  return {
    name: 'document-entry',
    configResolved(config) {
      ({ root } = config);
    },
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode === 'dev') return;
      this.emitFile({ type: 'chunk', id: path.join(root, source), name: 'document' });
    },
    resolveId(id) {
      return id === virtual ? `\0${virtual}` : undefined;
    },
    async load(id) {
      if (id !== `\0${virtual}`) return undefined;
      if (this.environment.mode === 'dev') return entryModule({ script: `/${source}`, loaded: [], build: 'dev' });
      // The browser is told by the page: an entry cannot hold the hash of what holds it.
      if (this.environment.name === 'client') return entryModule({ script: '', loaded: [], build: '' });
      // The client is built first; React Router reads this file for its own manifest too.
      const text = await readFile(path.join(root, 'build/client/.vite/manifest.json'), 'utf8');
      const manifest = JSON.parse(text) as ClientManifest;
      const entry = manifest[source];
      if (entry === undefined) throw new Error(`The client build has no ${source}.`);
      const build = createHash('sha256').update(text).digest('hex').slice(0, 12);
      // Its code is in its chunk (`chunkOf`); the entry only imports that.
      const chunk = manifest[entry.imports?.[0] ?? ''];
      if (chunk === undefined) throw new Error(`The client build has no chunk of ${source}.`);
      return entryModule({ script: `/${chunk.file}`, loaded: loadedBy(source, manifest), build });
    },
  };
}

/** Roots whose static imports are one file each, so that a page waits for few: what all documents run, what all islands need. */
const roots = [
  ['document', source],
  ['island', 'app/layout/document/hydrate-island.tsx'],
] as const;

const closures = new Map<string, ReadonlySet<string>>();

/** The chunk of a module, for Rolldown's `codeSplitting`; null leaves it to Rolldown. */
export function chunkOf(moduleId: string, graph: ChunkingContext): string | null {
  const root = import.meta.dirname;
  for (const [name, file] of roots) {
    const entry = path.join(root, file);
    let closure = closures.get(name);
    if (closure === undefined) closures.set(name, (closure = closureOf(entry, graph)));
    if (closure.has(moduleId)) return name;
  }
  return null;
}

/** A module and all that it imports, also by way of others, but not what it imports later. */
function closureOf(entry: string, graph: ChunkingContext): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  const heavy = [...found].find((id) => id.includes('/node_modules/react-router/'));
  if (heavy !== undefined) throw new Error(`${entry} imports the router by way of others: documents have none.`);
  return found;
}

/** The addresses of a module, of all that it imports at once or later, and of the pictures that these name. */
function loadedBy(module: string, manifest: ClientManifest): string[] {
  const found = new Set([module]);
  for (const name of found)
    for (const imported of [...(manifest[name]?.imports ?? []), ...(manifest[name]?.dynamicImports ?? [])])
      found.add(imported);
  const chunks = [...found].flatMap((name) => manifest[name] ?? []);
  const files = chunks.flatMap(({ file, assets = [] }) => [
    file,
    ...assets.filter((asset) => !/\.(css|woff2)$/.test(asset)),
  ]);
  return [...new Set(files)].map((file) => `/${file}`).toSorted();
}

function entryModule(entry: { script: string; loaded: string[]; build: string }): string {
  return Object.entries(entry)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
