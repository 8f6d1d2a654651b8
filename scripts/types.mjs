// npm run typecheck: checks the types of every package with TypeScript 7, the native compiler, which takes a third of the
// processor time of 6. ESLint, Storybook and knip need the API of 6, so both are installed.
import { fileURLToPath } from 'node:url';
import { run } from './kit.mjs';

// One thread: with several, each checks again what the packages share, which takes twice the processor time.
const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));
const { code } = await run('node', [compiler, '-b', '--singleThreaded', ...process.argv.slice(2)]);
process.exit(code);
