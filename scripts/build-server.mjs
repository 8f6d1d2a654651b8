// Bundles a server's sources and the workspaces that it imports into dist/. Packages from npm stay external. Runs in the server's folder.
import { existsSync } from 'node:fs';
import { build } from 'esbuild';
import { removeStamp } from './sources.mjs';

const threads = ['src/sheets/sheet.worker.ts', 'src/sheets/xlsx.worker.ts', 'src/storage/pdf.worker.ts'];
const entries = ['src/main.ts', 'src/open-server.ts', 'src/cli.ts', ...threads].filter((file) => existsSync(file));

/** Marks every import as external that is neither relative nor a workspace. */
const npmStaysOutside = {
  name: 'npm-stays-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@ruta/') ? undefined : { path: external(path), external: true },
    );
  },
};

/** Keeps the server in a file of its own beside `main.js`, which tests open as well. */
const serverStaysOutside = {
  name: 'server-stays-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[.]\/open-server$/ }, ({ path }) => ({ path: `${path}.js`, external: true }));
  },
};

/** Node resolves a file of a package only with its extension. */
const external = (path) => (/^dayjs\/plugin\/\w+$/.test(path) ? `${path}.js` : path);

removeStamp('dist');
await build({
  entryPoints: entries,
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [npmStaysOutside, serverStaysOutside],
});
