// npm run migrate, npm run seed -- --fresh, npm run admin -- --email x: commands of core-api that need no running server.
import { resolve } from 'node:path';
import { assertNode, at, root, run } from './kit.mjs';
import { ensurePackages } from './packages.mjs';

assertNode();
await ensurePackages('run');
const { code } = await run('npx', ['tsx', at('core-api/src/cli.ts'), ...process.argv.slice(2)], {
  stdin: 'inherit', // the password of the first administrator
  env: {
    DATA_DIR: resolve(root, process.env.DATA_DIR || 'data'),
    // The base of the first administrator's link.
    PUBLIC_URL: process.env.PUBLIC_URL || `http://127.0.0.1:${process.env.PORT || 4000}`,
  },
});
process.exit(code);
