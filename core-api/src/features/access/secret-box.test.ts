import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installationKey } from './secret-box';

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'ruta-key-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

const file = () => join(dataDir, 'secrets.key');
const key = () => installationKey({ secretsKey: undefined, dataDir });

test('a key is created once', () => {
  const created = key();
  expect(created).toMatch(/^[0-9a-f]{64}$/);
  expect(readFileSync(file(), 'utf8')).toBe(created);
  expect(key()).toBe(created);
});

test('F11 a key that a full disk cut short is refused, never used', () => {
  writeFileSync(file(), '');
  expect(key).toThrow('is cut short. Restore it from a backup.');
});

test('the configured key needs no file', () => {
  expect(installationKey({ secretsKey: 'x'.repeat(32), dataDir })).toBe('x'.repeat(32));
  expect(existsSync(file())).toBe(false);
});
