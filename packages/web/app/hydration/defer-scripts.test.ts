import { expect, test } from 'vitest';

import { deferScripts } from './defer-scripts.ts';

const page = `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/entry-2.js"/><link rel="modulepreload" href="/assets/react-3.js"/><link rel="modulepreload" href="/assets/root-4.js"/><link rel="stylesheet" href="/a.css"/><link rel="expect" href="#_R_" blocking="render"/></head><body><p>Words</p><script>window.__reactRouterContext = {};</script><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-4.js";
import * as route1_clientLoader from "/assets/loader-5.js";
import * as route1_main from "/assets/home-6.js";
const route1 = {...route1_clientLoader,...route1_main};
  
  window.__reactRouterRouteModules = {"root":route0,"catalogue/home":route1};

import("/assets/entry-2.js");</script></body></html>`;

const later = (html: string) =>
  JSON.parse(/<script type="application\/json" id="later">(.*?)<\/script>/.exec(html)?.[1] ?? '') as unknown;

test('the module scripts of a page stay behind as addresses in the order they are to be started', () => {
  expect(later(deferScripts(page, 'boot()'))).toEqual({
    preloads: ['/assets/manifest-1.js', '/assets/entry-2.js', '/assets/react-3.js', '/assets/root-4.js'],
    modules: ['/assets/manifest-1.js', '/assets/react-3.js'],
    routes: [
      ['root', ['/assets/root-4.js']],
      ['catalogue/home', ['/assets/loader-5.js', '/assets/home-6.js']],
    ],
    entry: '/assets/entry-2.js',
  });
});

test('nothing of a page fetches a module or holds its first paint back', () => {
  const html = deferScripts(page, 'boot()');
  expect(html).not.toMatch(/type="module"|modulepreload|rel="expect"/);
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>');
  expect(html).toContain('<script>window.__reactRouterContext = {};</script>');
});

test('the boot script is the last thing in the head, as it is written', () => {
  expect(deferScripts(page, 'boot("$&")\n')).toContain('<script>boot("$&")</script></head>');
});

test('a page without module scripts keeps its own script', () => {
  const html = deferScripts(
    '<html><head></head><body><script type="module" src="/reader.js"></script></body></html>',
    'boot()',
  );
  expect(html).toBe(
    '<html><head><script>boot()</script></head><body><script type="module" src="/reader.js"></script></body></html>',
  );
});

test('a module script of another form is an error, not a page without script', () => {
  const odd = '<html><head></head><body><script type="module" async="">start()</script></body></html>';
  expect(() => deferScripts(odd, 'boot()')).toThrow('another form');
});
