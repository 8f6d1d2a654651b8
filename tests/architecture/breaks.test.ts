import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breaks } from '../breaks.mjs';
import { root } from './files';

// `npm run breaks` proves each, and takes long: what was moved or rewritten is told here.
test.each(breaks.map((one) => [one.what, one] as const))(
  '“%s” applies to one place',
  (_, { file, find, test: proof }) => {
    expect(existsSync(join(root, proof))).toBe(true);
    expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2);
  },
);
