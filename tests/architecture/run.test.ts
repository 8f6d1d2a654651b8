import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shuffled, together } from '../../scripts/jest-together.mjs';
import { Costs } from '../../scripts/test-costs.mjs';
import { root } from './files';

interface Budgets {
  readonly probe: number;
  readonly file: number;
  readonly room: number;
  readonly steps: Readonly<Record<string, number>>;
  readonly exceptions: Readonly<Record<string, string>>;
}
const budgets = JSON.parse(readFileSync(join(root, 'tests/costs.json'), 'utf8')) as Budgets;

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'ruta-run-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('test files of a Node project share an entry (decision 0059)', () => {
  const project = { displayName: 'tests', rootDir: join(root, 'tests') };

  /** Runs an entry of these files in a Jest of its own. */
  function run(...names: string[]) {
    const files = names.map((name) => join(__dirname, 'canaries', name));
    const entry = join(folder, 'entry.test.cjs');
    const runner = join(root, 'scripts/jest-together.cjs');
    writeFileSync(entry, `require(${JSON.stringify(runner)}).runTogether(${JSON.stringify(files)});\n`);
    const config = { rootDir: folder, roots: [folder], testMatch: [entry], testEnvironment: 'node' };
    const jest = join(root, 'node_modules/jest/bin/jest.js');
    const { status, stderr } = spawnSync(process.execPath, [jest, '--config', JSON.stringify(config)], {
      cwd: root,
      env: { ...process.env, TESTS_COSTS: '' },
      encoding: 'utf8',
    });
    return { status, stderr };
  }

  test('what leaves a global, a prototype or a variable changed is red, and the next file finds its variables', () => {
    const { status, stderr } = run('leaves.cjs', 'finds.cjs');
    expect(stderr).toMatch(
      /leaves\.cjs leaves behind: Array\.prototype\.left, globalThis\.left, process\.env\.LEFT_BEHIND/,
    );
    expect(stderr).toContain('2 passed, 2 total');
    expect(status).toBe(1);
  });

  test('what leaves nothing behind is green', () => {
    expect(run('finds.cjs').status).toBe(0);
  });

  test('each file is in one entry or alone; what replaces modules is alone', () => {
    const { testMatch } = together(project, { folders: ['access'], seed: 7 });
    const alone = testMatch.filter((file) => !file.endsWith('.cjs'));
    expect(alone).toEqual([join(root, 'tests/access/mutation.test.ts')]);
    const entries = testMatch.filter((file) => file.endsWith('.cjs')).map((file) => readFileSync(file, 'utf8'));
    const dealt = entries.flatMap((text) => [...text.matchAll(/"([^"]+\.test\.ts)"/g)].map(([, file]) => file));
    expect(new Set(dealt).size).toBe(dealt.length);
    expect(dealt).toContain(join(root, 'tests/access/by-request.test.ts'));
    expect(dealt).not.toContain(alone[0]);
  });

  test('a seed gives the same order again, and another seed another', () => {
    const files = Array.from({ length: 50 }, (_, n) => `${n}`);
    expect(shuffled(files, 1)).toEqual(shuffled(files, 1));
    expect(shuffled(files, 1)).not.toEqual(shuffled(files, 2));
    expect(shuffled(files, 1).sort()).toEqual([...files].sort());
  });
});

describe('the costs of a run', () => {
  /** The costs of a run on a host as fast as the reference, with these test files. */
  function costsOf(files: readonly { file: string; cpu: number; probe?: number }[]) {
    const costs = new Costs(() => budgets.probe);
    const path = join(folder, 'costs.jsonl');
    writeFileSync(path, files.map((line) => JSON.stringify({ project: 'web', ...line })).join('\n'));
    costs.addJestFiles('unit', path);
    return costs;
  }

  test('a test file over its budget is named, and fails beyond what the probe tells', () => {
    const costs = costsOf([
      { file: join(root, 'web/src/dear.test.tsx'), cpu: 1.5 * budgets.file },
      { file: join(root, 'web/src/told.test.tsx'), cpu: budgets.file + 1 },
      { file: join(root, 'web/src/cheap.test.tsx'), cpu: budgets.file - 1 },
    ]);
    expect(costs.dearFiles()).toEqual([expect.stringContaining('web/src/dear.test.tsx costs 15.0 CPU s')]);
    expect(costs.overBudget()).toEqual([
      expect.stringContaining('web/src/dear.test.tsx'),
      expect.stringContaining('web/src/told.test.tsx: 11.0 CPU s of 10'),
    ]);
  });

  test('a host that becomes slower meanwhile allows its files as much', () => {
    const probes = [budgets.probe, 2 * budgets.probe];
    const costs = new Costs(() => probes.shift() ?? budgets.probe);
    const path = join(folder, 'costs.jsonl');
    writeFileSync(path, JSON.stringify({ project: 'web', file: join(root, 'web/src/a.test.tsx'), cpu: 24 }));
    costs.addJestFiles('unit', path);
    expect(costs.dearFiles()).toEqual([]);
  });

  test('a file is weighed by the probe that ran after it', () => {
    const files = [
      { file: join(root, 'web/src/busy.test.tsx'), cpu: 24, probe: 2 * budgets.probe },
      { file: join(root, 'web/src/dear.test.tsx'), cpu: 28, probe: 2 * budgets.probe },
    ];
    expect(costsOf(files).dearFiles()).toEqual([expect.stringContaining('web/src/dear.test.tsx costs 14.0 CPU s')]);
  });

  test('a slow host may take longer by as much as its probe does', () => {
    const costs = new Costs(() => 2 * budgets.probe);
    costs.addStep('types', { wall: 1, cpu: 2 * (budgets.steps['types'] ?? 0) });
    expect(costs.overBudget()).toEqual([]);
    costs.addStep('lint', { wall: 1, cpu: 3 * (budgets.steps['lint'] ?? 0) });
    expect(costs.overBudget()).toEqual([expect.stringContaining('step lint')]);
  });

  test('a room that costs too much in all packages together is told', () => {
    const costs = costsOf([
      { file: join(root, 'web/src/features/visits/visit.test.tsx'), cpu: budgets.room / 2 },
      { file: join(root, 'core-api/src/features/visits/visits.test.ts'), cpu: budgets.room / 2 + 1 },
    ]);
    expect(costs.overBudget()).toContainEqual(expect.stringContaining('room visits'));
  });
});
