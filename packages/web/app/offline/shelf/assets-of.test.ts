import { expect, test } from 'vitest';

import { assetsOf, buildOf, scriptsOf } from './assets-of.ts';

const page = `<html lang="en" data-words="/words/1-en.ab.json" data-build="5f"><style data-precedence="root" data-href="/assets/root-1.css">@font-face{src:url(/assets/thai.woff2)}.a{background:url(/assets/hill-1.webp)}</style>
<link rel="stylesheet" href="/assets/late-2.css"/>
<main class="reader" data-record="/assets/record-3.js"></main><script type="module" src="/assets/reader-4.js"></script>
<link rel="modulepreload" href="/assets/manifest-5f.js"/>`;

test('a document names its scripts, pictures and words; sheets only where they do not stand in it', () => {
  expect(assetsOf(page)).toEqual([
    '/assets/hill-1.webp',
    '/assets/late-2.css',
    '/assets/record-3.js',
    '/assets/reader-4.js',
    '/assets/manifest-5f.js',
    '/words/1-en.ab.json',
  ]);
  expect(buildOf(page)).toBe('5f /words/1-en.ab.json');
});

test('a script names its parts, those it asks for later too, and its pictures', () => {
  const script =
    'import{a}from"./shared-D_1.js";import`./side.js`;const b=()=>import(`./late-2.js`);var p=`/assets/boat.webp`';
  expect(scriptsOf(script)).toEqual([
    '/assets/shared-D_1.js',
    '/assets/side.js',
    '/assets/late-2.js',
    '/assets/boat.webp',
  ]);
});
