import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SRC = join(__dirname, '..');
const PROGRAM = /openThread\('(\w+)', new URL\('\.\/([\w.]+)'/;

/** Programs of threads, by the file that opens each: the folder that it names, and the program's address. */
const opened = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => {
    const [, folder, program] = PROGRAM.exec(readFileSync(join(SRC, file), 'utf8')) ?? [];
    return folder && program ? [{ file, folder, program }] : [];
  });

test('each program of a thread lies in the folder that a built server looks for it in, and is built', () => {
  const build = readFileSync(join(SRC, '..', '..', 'scripts', 'build-server.mjs'), 'utf8');
  expect(opened.length).toBeGreaterThan(2);
  for (const { file, folder, program } of opened) {
    expect(dirname(file)).toBe(folder);
    expect(existsSync(join(SRC, folder, program))).toBe(true);
    expect(build).toContain(`'src/${folder}/${program}'`);
  }
});
