// Bundles a server's own sources and our packages into dist/; what comes from npm stays outside. Run in its folder.
import { existsSync } from 'node:fs';
import { build } from 'esbuild';

const entries = ['src/main.ts', 'src/cli.ts'].filter((file) => existsSync(file));

/** Everything that is neither relative nor ours is required from node_modules at run time. */
const npmStaysOutside = {
  name: 'npm-stays-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@ruta/') ? undefined : { path: external(path), external: true },
    );
  },
};

/** Node's ES modules want the extension of a plugin's file. */
const external = (path) => (/^dayjs\/plugin\/\w+$/.test(path) ? `${path}.js` : path);

await build({
  entryPoints: entries,
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [npmStaysOutside],
});
