/** What `boot.js` needs to start the modules of a page. */
interface LaterScripts {
  /** Fetched together, at once. */
  preloads: string[];
  /** Run one after another, the most basic first. */
  modules: string[];
  /** The modules of each route of the page. */
  routes: [id: string, addresses: string[]][];
  entry: string;
}

const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
// React asks for the whole page before the first paint; the page is short, and its first part can be shown.
const renderBlocking = /<link rel="expect"[^>]*>/g;

/**
 * Makes the module scripts that React Router writes into a page inert: their addresses stay behind in a JSON
 * block from which `boot` starts them. `boot` goes into the head. A page without module scripts gets only `boot`.
 */
export function deferScripts(html: string, boot: string): string {
  const preloads = [...html.matchAll(modulePreload)].map(([, address = '']) => address);
  const started = `<script>${boot.trim()}</script></head>`;
  return html
    .replaceAll(modulePreload, '')
    .replaceAll(renderBlocking, '')
    .replace('</head>', () => started)
    .replace(moduleScript, (_, code: string) => {
      const later = JSON.stringify(readModuleScript(code, preloads)).replaceAll('<', '\\u003c');
      return `<script type="application/json" id="later">${later}</script>`;
    });
}

/** Reads the statements that React Router writes: imports, one object of the routes, the import of the entry. */
function readModuleScript(code: string, preloads: string[]): LaterScripts {
  const bare = [...code.matchAll(/(?:^|[\n;])\s*import\s*"([^"]+)"/g)].map(([, address = '']) => address);
  const named = new Map(
    [...code.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map(([, name = '', address = '']) => [name, address]),
  );
  const joined = new Map(
    [...code.matchAll(/const (\w+) = \{([^}]*)\};/g)].map(([, name = '', parts = '']) => [
      name,
      [...parts.matchAll(/\.\.\.(\w+)/g)].map(([, part = '']) => part),
    ]),
  );
  const routesObject = /__reactRouterRouteModules = \{([^}]*)\}/.exec(code)?.[1] ?? '';
  const routes = [...routesObject.matchAll(/"([^"]+)":(\w+)/g)].map(([, id = '', name = '']): [string, string[]] => [
    id,
    (joined.get(name) ?? [name]).flatMap((part) => named.get(part) ?? []),
  ]);
  const entry = /import\("([^"]+)"\)/.exec(code)?.[1];
  if (entry === undefined || routes.length === 0)
    throw new Error('The module script of the page has another form than expected.');
  const ofRoutes = new Set(routes.flatMap(([, addresses]) => addresses));
  const basics = preloads.filter((address) => address !== entry && !ofRoutes.has(address) && !bare.includes(address));
  return { preloads, modules: [...bare, ...basics], routes, entry };
}
