import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BrandMark, colorAt } from '@ruta/design-system';
import type { IndexHtmlTransformHook } from 'vite';
import { earlyChunks } from '../../early-chunks';
import { FIRST } from '../../first-visits';
import { forgetVisit, rememberVisit } from './last-visit';

const WEB = resolve(__dirname, '../..');
const MODULES = [...new Set([...FIRST.signIn, ...FIRST.shell, ...FIRST.pages.flatMap(({ modules }) => modules)])];
const fileOf = (module: string) => `assets/${module.replace(/^.*\/|\.tsx?$/g, '')}.js`;

/** A build with a file for each module; each imports one more file. */
const BUNDLE = Object.fromEntries(
  MODULES.flatMap((module) => {
    const fileName = fileOf(module);
    const used = fileName.replace('.js', '-uses.js');
    return [
      [fileName, { type: 'chunk', fileName, imports: [used], moduleIds: [`/somewhere/web/${module}`] }],
      [used, { type: 'chunk', fileName: used, imports: [], moduleIds: [] }],
    ];
  }),
);
const withImports = (modules: readonly string[]) =>
  modules.flatMap((module) => [`/${fileOf(module)}`, `/${fileOf(module).replace('.js', '-uses.js')}`]).sort();

interface Tag {
  tag: string;
  attrs: Record<string, string>;
  children?: string;
}

function tagsOf(bundle: object): Tag[] {
  const { transformIndexHtml } = earlyChunks(FIRST) as {
    transformIndexHtml: { handler: (...args: unknown[]) => ReturnType<IndexHtmlTransformHook> };
  };
  return transformIndexHtml.handler('<html>', { bundle }) as Tag[];
}

/** What the page's script asks for at an address. */
function askedAt(path: string) {
  window.history.replaceState(null, '', path);
  document.head.replaceChildren();
  const script = document.createElement('script');
  script.textContent = tagsOf(BUNDLE).find(({ tag }) => tag === 'script')?.children ?? '';
  document.head.append(script);
  const links = [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href') ?? '']);
  return {
    code: links.flatMap(([rel, href = '']) => (rel === 'modulepreload' ? href : [])).sort(),
    data: links.flatMap(([rel, href = '']) => (rel === 'preload' ? href : [])),
  };
}

afterEach(() => {
  forgetVisit();
  delete document.documentElement.dataset['session'];
});

test.each(MODULES)('%s exists', (module) => expect(existsSync(resolve(WEB, module))).toBe(true));

test.each([
  ['coach', '/coach/schools/1/agenda', '/bff/coach/schools/1/agenda'],
  ['coach', '/coach', '/bff/coach/home'],
  ['coach', '/', '/bff/coach/home'],
  ['coach', '/coach/schools/7/visits', '/bff/coach/schools/7/visits?sort=-datetime'],
  ['scholastic', '/scholastic', '/bff/scholastic/home'],
  ['scholastic', '/scholastic/schools/7/visits', '/bff/scholastic/schools/7/visits?sort=-datetime'],
] as const)('the %s at %s has code and data of the page in one trip', (area, path, screen) => {
  rememberVisit(area, 'en');
  const page = FIRST.pages.find((one) => one.area === area && one.address.test(path));
  expect(askedAt(path)).toEqual({
    code: withImports([...new Set([...FIRST.shell, ...(page?.modules ?? [])])]),
    data: ['/api/me', screen, '/api/schools?size=10000&sort=name'],
  });
});

test('any other page gets the shell and what the shell reads', () => {
  rememberVisit('coach', 'en');
  const shell = { code: withImports(FIRST.shell), data: ['/api/me', '/api/schools?size=10000&sort=name'] };
  expect(askedAt('/coach/schools/1/visits/101')).toEqual(shell);
  // A screen with parameters is the page's own business.
  expect(askedAt('/coach/schools/1/visits?page=2').data).toEqual(shell.data);
});

test('whose language is another than the browser’s reads the screen without preload', () => {
  rememberVisit('coach', 'es');
  expect(askedAt('/coach').data).toEqual(['/api/me', '/api/schools?size=10000&sort=name']);
});

test('who is signed out gets the sign-in form and asks for no data', () => {
  expect(askedAt('/coach')).toEqual({ code: withImports(FIRST.signIn), data: [] });
  rememberVisit('coach', 'en');
  expect(askedAt('/sign-in')).toEqual({ code: withImports(FIRST.signIn), data: [] });
  document.documentElement.dataset['session'] = 'none';
  expect(askedAt('/coach')).toEqual({ code: withImports(FIRST.signIn), data: [] });
});

test('a module that is not in the build stops it', () => {
  const { [fileOf('src/app/AppShell.tsx')]: _gone, ...rest } = BUNDLE;
  expect(() => tagsOf(rest)).toThrow('src/app/AppShell.tsx is no module of the build');
});

test('the typeface is preloaded beside the code', () => {
  const font = { 'assets/figtree.woff2': { type: 'asset', fileName: 'assets/figtree.woff2' } };
  expect(tagsOf({ ...BUNDLE, ...font })[0]).toMatchObject({
    tag: 'link',
    attrs: { rel: 'preload', as: 'font', href: '/assets/figtree.woff2', crossorigin: '' },
  });
});

test('UI-02 before the code is there, index.html draws the mark in the colours of both schemes', () => {
  const html = readFileSync(resolve(WEB, 'index.html'), 'utf8');
  for (const scheme of ['light', 'dark'] as const)
    for (const path of ['bg.page', 'text.default', 'icon.brand']) expect(html).toContain(`: ${colorAt(scheme, path)};`);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const drawn = new DOMParser().parseFromString(
    renderToStaticMarkup(createElement(BrandMark, { word: 'Ruta', size: 'L' })),
    'text/html',
  );
  const shapes = (root: Document) => [...root.querySelectorAll('svg > *')].map(({ outerHTML }) => outerHTML);
  expect(shapes(page)).toEqual(shapes(drawn));
  expect(page.querySelector('#root')?.textContent.trim()).toBe('Ruta');
});

test('UI-02 the scheme chosen on this device stands before the first paint', () => {
  localStorage.setItem('ruta.color-scheme', 'dark');
  askedAt('/sign-in');
  expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
  localStorage.removeItem('ruta.color-scheme');
  askedAt('/sign-in');
  expect(document.documentElement).toHaveAttribute('data-color-scheme', 'system');
});
