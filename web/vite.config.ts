import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Alias, type Rolldown, type UserConfig } from 'vite';
import { earlyChunks } from './early-chunks';
import { firstFiles } from './first-files';
import { FIRST } from './first-visits';
import { packedFiles } from './packed-files';

/** The bff of `npm run dev`. */
const BFF = `http://127.0.0.1:${process.env['PORT'] || '4000'}`;

/** Modules to keep in one file, because each file costs a round trip. */
const TOGETHER: Rolldown.CodeSplittingGroup[] = [
  // Every page with a machine needs it; none of the first pages does.
  // Its own dependencies lie with it: elsewhere the two files would import each other, and one would run too early.
  {
    name: 'xstate',
    test: /node_modules\/(@?xstate\/|use-isomorphic-layout-effect\/|use-sync-external-store\/.*with-selector)/,
    includeDependenciesRecursively: false,
  },
  // What every first page needs.
  { name: 'base', tags: ['$initial'], priority: 2 },
  // The parts of the homes; each home's own file is its page. What is drawn later has its texts with it.
  {
    name: 'homes',
    test: /\/src\/app\/home\/(?!\w+Home\.tsx|[\w-]+-home\.texts|SchoolsPanel|schools-panel)/,
    includeDependenciesRecursively: false,
  },
  // What the homes, the bell and its page share.
  {
    name: 'news',
    test: /(notifications\/(notifications\.(pages|calls|texts)|use-notifications|parts\/NotificationRows)|NotificationList\/[\w.]+)\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  // Half a kilobyte that every form needs; elsewhere it takes its neighbours along.
  {
    name: 'form-actions',
    test: /design-system\/src\/components\/FormActions\//,
    includeDependenciesRecursively: false,
  },
  // What lists have in common.
  {
    name: 'lists',
    test: /(shared\/list\/(list-status|list\.texts|ListPages|NothingFound|use-page-words)|shared\/HistoryLink|components\/(DataTable|FilterBar|Pagination)\/)/,
    includeDependenciesRecursively: false,
  },
  // What the list of visits shares with most pages of a visit, and with its detail.
  {
    name: 'visits',
    test: /features\/visits\/(visit-(places|look)|visits\.(calls|texts)|parts\/VisitSigns)\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'visit-rows',
    test: /features\/visits\/(visits\.styles|parts\/(Reschedule|CancelVisit))\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  // What most pages with a machine share, beside XState.
  {
    name: 'flow',
    test: /shared\/flow\/(use-follow|use-flow|flow-watch)\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  { name: 'undo', test: /shared\/undo\/(UndoOffers|undo-offers)\.tsx?$/, includeDependenciesRecursively: false },
  { name: 'dialogs', test: /design-system\/src\/(utils\/late|components\/(Modal|ConfirmDialog)\/index)/ },
  {
    name: 'dates',
    test: /design-system\/src\/components\/(DateField|TimeField|DatePicker\/DatePicker|Field\/(Segment|segments|typing|use-))/,
    includeDependenciesRecursively: false,
  },
];

/** React Router exports only its build with warnings for developers. The one without lies beside it. */
const WITHOUT_WARNINGS = ['react-router', 'react-router/dom'].map((entry) => ({
  find: new RegExp(`^${entry}$`),
  replacement: fileURLToPath(import.meta.resolve(entry).replace('/development/', '/production/')),
}));

const config = (groups: Rolldown.CodeSplittingGroup[], aliases: Alias[] = []) =>
  ({
    plugins: [react(), optimizeLocales.vite({ locales: ['es-MX', 'es-ES', 'en-US'] })],
    resolve: {
      alias: [
        // Calendars always say which locale they show; the package would add 1 kB to the agenda.
        { find: 'get-user-locale', replacement: fileURLToPath(new URL('src/lib/user-locale.ts', import.meta.url)) },
        ...aliases,
      ],
    },
    // The bff replaces this in every response by a new nonce, which styled-components and the preloads use.
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      target: 'es2022',
      sourcemap: false,
      manifest: true,
      // Browsers that know no modulepreload load the files a little later.
      modulePreload: { polyfill: false },
      reportCompressedSize: true,
      rolldownOptions: { output: { codeSplitting: { groups } } },
    },
    server: {
      port: 5173,
      strictPort: true,
      proxy: { '/api': BFF, '/bff': BFF, '/socket.io': { target: BFF, ws: true } },
    },
  }) satisfies UserConfig;

export default defineConfig(async ({ command }) => {
  if (command === 'serve') return config([]);
  const first = await firstFiles(config(TOGETHER, WITHOUT_WARNINGS), FIRST);
  const built = config([...first, ...TOGETHER], WITHOUT_WARNINGS);
  return { ...built, plugins: [...built.plugins, packedFiles(), earlyChunks(FIRST)] };
});
