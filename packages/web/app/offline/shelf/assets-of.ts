/** Files of the build that a document cannot be opened without; of its fonts see `fontsFor`, of its scripts `scriptsOf`. */
export function assetsOf(html: string): string[] {
  const body = html
    // A sheet that stands in the page has its address beside it, so that React finds it.
    .replaceAll(/<style[^>]*>/g, '')
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '');
  const named = body.matchAll(/\/assets\/[\w.~-]+\.(?:js|css|webp|svg|png|mp3|ogg)\b/g);
  const words = / data-words="([^"]+)"/.exec(html)?.[1];
  return [...new Set([...[...named].map(([address]) => address), ...(words ? [words] : [])])];
}

/** What a script of the build loads by itself: its parts, and the pictures it names. */
export function scriptsOf(script: string): string[] {
  const parts = [...script.matchAll(/(?:from|import)\s*\(?\s*["'`]\.\/([\w.~-]+\.js)["'`]/g)];
  const pictures = [...script.matchAll(/["'`]\/assets\/([\w.~-]+\.(?:webp|svg|png))["'`]/g)];
  return [...new Set([...parts, ...pictures].map(([, name = '']) => `/assets/${name}`))];
}

/** The list of all screens names every part of the app, and most are of no use to a kept book. */
export function isListOfScreens(address: string): boolean {
  return /\/manifest-[\w]+\.js$/.test(address);
}

/** What tells builds apart, and the interface language with them: as the page says it. */
export function buildOf(html: string): string {
  const build = / data-build="([^"]+)"/.exec(html)?.[1] ?? '';
  return `${build} ${/ data-words="([^"]+)"/.exec(html)?.[1] ?? ''}`;
}
