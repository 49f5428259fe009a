import type { EmbeddedFonts } from '../fonts/embed-fonts.ts';
import { lineHeightOf, paragraphGap } from './fit-text.ts';
import type { PageShape } from './page-geometry.ts';
import { scales } from './plan-pages.ts';
import type { EpubLayout } from '../epub-options.ts';

/** The style sheet of a book: that of its layout, and for each script its fonts and lines. */
export function styleSheet(about: {
  layout: EpubLayout;
  shape: PageShape;
  scripts: readonly string[];
  embedded: EmbeddedFonts;
}): string {
  const { layout, shape, scripts, embedded } = about;
  const faces = embedded.fonts.map(({ family }) => `@font-face{font-family:"${family}";src:url(fonts/${family}.ttf)}`);
  const families = [...new Set(scripts)].map((script) => {
    const own = embedded.familiesByScript.get(script) ?? [];
    const others = embedded.fonts.flatMap(({ family }) => (own.includes(family) ? [] : [family]));
    const names = [...quoted(own), usual, ...quoted(others), 'sans-serif'].join();
    const name = script.toLowerCase().replaceAll(/[^a-z]/g, '');
    return `.script-${name}{font-family:${names};line-height:${lineHeightOf(script)}}`;
  });
  return `${[...faces, everyLayout, ...families, layout === 'fixed' ? fixedLayout(shape) : reflowable].join('\n')}\n`;
}

function quoted(families: readonly string[]): string[] {
  return families.map((family) => `"${family}"`);
}

// First letters that children know, with a one-storey a. Fonts of another script come behind: a name on the last page may need them.
const usual = 'Andika,"Noto Sans",Roboto,Helvetica,Arial';

// A marked word must be seen without its colour too; the ink is set with the ground, for a reader may have turned night on.
const everyLayout = `p,h1,h2,dl,dd,dt{margin:0}
p+p,.second+.people,#title+.people{margin-top:${paragraphGap}em}
h1,h2{font-size:${scales.title}em;font-weight:bold;line-height:inherit}
.people{font-size:${scales.people}em}
.people bdi{display:inline-block;margin:0 .5em}
.second{font-size:${scales.second}em;margin-top:.8em;padding-top:.6em;border-top:2px solid #bbb}
.cover{text-align:center}
.wrap{display:none}
.whole{white-space:nowrap}
.-epub-media-overlay-active{background:#ffe08a;color:#222;text-decoration:underline}
.about dt{font-weight:bold}
.about .address{font-size:.85em;word-break:break-all}
a{color:#1a5276}`;

function fixedLayout({ width, height }: PageShape): string {
  return `html,body{margin:0;padding:0}
body{position:relative;width:${width}px;height:${height}px;overflow:hidden;background:#fff;color:#222}
img,.words,.about{position:absolute;margin:0;overflow-wrap:break-word}
.words{display:flex;flex-direction:column;justify-content:center}
.number{position:absolute;left:0;bottom:12px;width:${width}px;text-align:center;font-size:24px;line-height:1.2;color:#555}
.number::after{content:attr(aria-label)}
.about>*{margin-top:.5em}`;
}

const reflowable = `body{margin:0 4%;text-align:start}
img{display:block;max-width:100%;max-height:60vh;width:auto;height:auto;margin:0 auto 1em}
.words{font-size:1.3em;max-width:34em;margin:0 auto;overflow-wrap:break-word}
.about{max-width:34em;margin:0 auto;overflow-wrap:break-word}
.about>*{margin-top:.8em}`;
