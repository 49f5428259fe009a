import { readFile } from 'node:fs/promises';

import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, minify, type Plugin } from 'vite';

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

/** Few files, each started in a task of its own: what all pages need is fetched once. */
const chunks = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
    { name: 'router', test: /node_modules\/react-router\//, priority: 2 },
    {
      name: 'shared',
      test: /packages\/web\/app\/(?!reading)|packages\/interface-text\//,
      minShareCount: 2,
      priority: 1,
    },
  ],
};

export default defineConfig({
  plugins: [minifiedText(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } } },
});
