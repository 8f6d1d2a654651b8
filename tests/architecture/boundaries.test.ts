import { spawnSync } from 'node:child_process';
import { root, sourcesOf } from './files';

const FOLDERS = [
  'contracts/src',
  'state-machines/src',
  'design-system/src',
  'core-api/src',
  'bff/src',
  'web/src',
  'stories',
  'tests',
];

test('nobody imports what they may not, and the check really read every module', () => {
  const { stdout, status } = spawnSync('node', ['scripts/boundaries.mjs'], { cwd: root, encoding: 'utf8' });
  const lines = stdout.trim().split('\n');
  const { modules } = JSON.parse(lines.at(-1) ?? '{}') as { modules: number };
  expect({ status, complaints: lines.slice(0, -1) }).toEqual({ status: 0, complaints: [] });
  // With an unsupported TypeScript the tool reads no files and passes, so check that it has read all sources.
  expect(modules).toBeGreaterThanOrEqual(sourcesOf(...FOLDERS).length);
}, 300_000);
