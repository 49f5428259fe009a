import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const assignment = 'window.__reactRouterManifest=';

/**
 * React Router lists the files of every route in one manifest, which each screen fetches. This takes the back room out of
 * it, and writes the whole one beside it (`manifest-….js`, `library-manifest-….js`) for the pages of the back room.
 */
export function backRoom(): Plugin {
  return {
    name: 'back-room',
    apply: 'build',
    async closeBundle() {
      if (this.environment.name !== 'ssr') return;
      const folder = path.join(import.meta.dirname, 'build/client/assets');
      const name = (await readdir(folder)).find((file) => /^manifest-[\w-]+\.js$/.test(file));
      if (name === undefined) throw new Error('The client build has no manifest of routes.');
      const whole = await readFile(path.join(folder, name), 'utf8');
      await writeFile(path.join(folder, `library-${name}`), whole);
      await writeFile(path.join(folder, name), withoutBackRoom(whole));
    },
  };
}

function withoutBackRoom(text: string): string {
  const manifest = JSON.parse(text.slice(assignment.length).replace(/;\s*$/, '')) as {
    routes: Record<string, unknown>;
  };
  const routes = Object.entries(manifest.routes).filter(([id]) => !id.startsWith('library/'));
  if (routes.length === Object.keys(manifest.routes).length) throw new Error('The manifest has no back room.');
  return `${assignment}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`;
}
