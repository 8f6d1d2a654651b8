import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { permissionsDoc } from '../kit/permissions-doc';

const FILE = join(__dirname, '../../docs/permissions.md');

test('ADM-06 docs/permissions.md is the matrix (UPDATE_PERMISSIONS=1 rewrites it)', () => {
  if (process.env['UPDATE_PERMISSIONS'] === '1') writeFileSync(FILE, permissionsDoc());
  expect(readFileSync(FILE, 'utf8')).toBe(permissionsDoc());
});
