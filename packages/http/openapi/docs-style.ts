/** The style of the page at /api/docs, in the page itself. */
export const docsStyle = `
:root { color-scheme: light dark; --line: light-dark(#c9c2b4, #4a4f57); --soft: light-dark(#f4f0e8, #23272e); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
  background: light-dark(#fffdf8, #16191d); color: light-dark(#22201c, #e9e6df); }
a { color: light-dark(#0b5a8a, #8cc8f0); }
a:focus-visible { outline: 3px solid; outline-offset: 2px; }
h1, h2, h3 { line-height: 1.25; }
h4 { margin: 1rem 0 .25rem; }
nav h2 { margin: .75rem 0 0; font-size: 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem; margin: 0; padding: 0; list-style: none; }
nav li a, nav h2 a { display: inline-block; padding: .25rem 0; }
article { margin: 1.5rem 0; padding-top: .5rem; border-top: 1px solid var(--line); }
article, [id] { scroll-margin-top: 1rem; }
:target { outline: 2px solid var(--line); outline-offset: 6px; }
code, pre { font: .9rem/1.5 ui-monospace, monospace; }
pre { margin: .5rem 0; padding: .75rem; white-space: pre-wrap; background: var(--soft); border-radius: .5rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .35rem .5rem .35rem 0; text-align: start; vertical-align: top; font-weight: normal; border-bottom: 1px solid var(--line); }
th, td:not(:last-child) { overflow-wrap: normal; }
thead th { font-weight: bold; }
ul.shape { margin: .25rem 0; padding-inline-start: 1.1rem; }
@media (max-width: 30rem) { th, td { padding-inline-end: .35rem; font-size: .9rem; } }
`;
