import { posix } from 'node:path';
import type { Plugin } from 'vite';

/** The facts of a build file that are needed here. */
export interface Chunk {
  fileName: string;
  imports: readonly string[];
  moduleIds: readonly string[];
}

/** Modules to preload from index.html, by visitor and address. */
export interface EarlyChunks {
  /** For a browser where nobody is signed in. */
  signIn: readonly string[];
  /** For a signed-in person on every page: the router first, then the frame. */
  shell: readonly string[];
  /** Loaded when the browser is idle, and shared with later pages. */
  idle: readonly string[];
  /** What the shell reads, by area. */
  shellData: Readonly<Record<string, string>>;
  /**
   * In addition to the shell, by area and address: the page, and the address of its screen without parameters, in which
   * `*` stands for the page's own.
   */
  pages: readonly { area: string; address: RegExp; modules: readonly string[]; screen: string }[];
}

/**
 * Adds a script to index.html that preloads the code of the first page in parallel with the entry. It chooses the page
 * by the address and the area stored on this device (src/app/last-visit.ts). A wrong guess only loads a file early.
 */
export function earlyChunks({ signIn, shell, shellData, pages }: EarlyChunks): Plugin {
  // Files that every page of a signed-in person needs. The shell loads them, so that pages need not preload them.
  let shellFiles = new Set<string>();
  const needed = (_file: string, files: string[], { hostId }: { hostId: string }) =>
    shellFiles.has(hostId) || !hostId.includes('index-') ? files.filter((file) => !shellFiles.has(file)) : files;
  return {
    name: 'early-chunks',
    apply: 'build',
    config: () => ({ build: { modulePreload: { resolveDependencies: needed } } }),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        shellFiles = new Set(closure(chunks, shell));
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const known = [...html.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
        const filesOf = (modules: readonly string[]) =>
          closure(chunks, modules).filter((file) => !known.includes(file));
        const base = filesOf(shell);
        const table = {
          out: filesOf(signIn),
          base,
          shellData,
          pages: pages.map(({ area, address, modules, screen }) => [
            area,
            address.source,
            filesOf(modules).filter((file) => !base.includes(file)),
            screen,
          ]),
        };
        const font = Object.keys(bundle ?? {}).filter((file) => file.endsWith('.woff2'));
        return [
          // With the code, as its text is the first that is drawn.
          ...font.map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
          { tag: 'script', attrs: { nonce: '__CSP_NONCE__' }, children: scriptOf(table), injectTo: 'head' as const },
        ];
      },
    },
  };
}

/** The files of some modules with all their static imports. Throws if a module is not in the build. */
export function closure(chunks: readonly Chunk[], modules: readonly string[]): string[] {
  const found = new Set<string>();
  const walk = (fileName: string) => {
    if (found.has(fileName)) return;
    found.add(fileName);
    chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(walk);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id === module || id.endsWith(posix.join('/web', module))),
    );
    if (!chunk) throw new Error(`${module} is no module of the build. Was it renamed? Say so in vite.config.ts.`);
    walk(chunk.fileName);
  }
  return [...found];
}

const scriptOf = (table: object) => `(() => {
  const early = ${JSON.stringify(table)};
  const ask = (attributes) => document.head.append(Object.assign(document.createElement('link'), attributes));
  const load = (files) => files.forEach((file) => ask({ rel: 'modulepreload', href: '/' + file }));
  // The scheme chosen on this device, before the opening is painted (src/lib/appearance.ts).
  try { document.documentElement.dataset.colorScheme = localStorage.getItem('ruta.color-scheme') ?? 'system'; } catch { /* storage may be unavailable */ }
  let area = null;
  let locale = null;
  try { ({ area, locale } = JSON.parse(localStorage.getItem('ruta.last-visit')) ?? { area, locale }); } catch { /* storage may be unavailable */ }
  if (area === null || location.pathname === '/sign-in' || document.documentElement.dataset.session === 'none') return load(early.out);
  const read = (href) => ask({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
  const page = early.pages.find((one) => one[0] === area && new RegExp(one[1]).test(location.pathname));
  // Data first, so that the server works while the code loads.
  read('/api/me');
  // A preload is sent in the browser's language. For another language of the person, the page fetches the screen
  // itself.
  if (page && location.search === '' && navigator.language.startsWith(locale))
    read('/bff' + page[3].replace('*', location.pathname));
  if (early.shellData[area]) read(early.shellData[area]);
  load(early.base);
  if (page) load(page[2]);
  // The first use of Intl makes the browser load its tables; do that while the code loads. Asking for the supported
  // locales would take half as long again, because it lists them all.
  new Intl.DateTimeFormat(navigator.language);
})();`;
