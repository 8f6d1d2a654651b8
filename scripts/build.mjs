// Builds core-api, bff and web.
import { at, run, step } from './kit.mjs';
import { hashOf, isBuiltFrom, stamp } from './sources.mjs';

/** Each package with the workspaces that are bundled into it. */
const PRODUCT = {
  'core-api': ['contracts', 'state-machines'],
  bff: ['contracts'],
  web: ['contracts', 'state-machines', 'design-system'],
};
const SHARED = ['package-lock.json', 'scripts/build-server.mjs'];
const isSource = (file) => !/[.](test|stories)[.]tsx?$|[.]mdx$/.test(file);

/** Builds core-api, bff and web where their sources changed; ends the command where that fails. */
export const build = () =>
  step('Building core-api, bff and web', async () => {
    const results = await Promise.all(Object.keys(PRODUCT).map(buildPackage));
    return results.find(({ code }) => code !== 0) ?? results[0];
  });

async function buildPackage(name) {
  const dist = at(name, 'dist');
  const hash = hashOf(
    [...SHARED, ...PRODUCT[name].map((other) => `${other}/src`), name].map((path) => at(path)),
    isSource,
  );
  if (isBuiltFrom(dist, hash)) return { code: 0, output: '' };
  const result = await run('npm', ['run', 'build'], { cwd: at(name), quiet: true });
  if (result.code === 0) stamp(dist, hash);
  return result;
}
