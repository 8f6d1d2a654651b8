import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { MACHINES, type MachineEntry } from '@ruta/state-machines/machines';
import ts from 'typescript';
import type { LabPath } from '../view';
import { toJestTest } from './export-jest';
import { toPlayFunction } from './export-play';
import { toQaCase } from './export-qa';
import { jumpTo } from './jump';
import { wholeOf } from './targets';

const { visit, dpi } = MACHINES;
const ROOT = resolve(__dirname, '../../..');
const nasty = '`${process.exit(1)}` */ \u2028 \\ " \' </script> \n 🎒 שלום';
const typed: LabPath = {
  opening: 'draft',
  moves: [
    { do: 'send', event: { type: 'visit.editRequested' } },
    { do: 'send', event: { type: 'visit.objectiveChanged', objective: nasty } },
    { do: 'send', event: { type: 'step.next' } },
  ],
};
const wayTo = (entry: MachineEntry, path: string): LabPath =>
  jumpTo(entry, { opening: Object.keys(entry.inputs)[0] ?? '', moves: [] }, [{ kind: 'state', path }])?.path ?? typed;
const saving = wayTo(dpi, 'pai.saving');
const parseFaults = (text: string, name: string) =>
  ts
    .transpileModule(text, { fileName: name, reportDiagnostics: true })
    .diagnostics?.map(({ messageText }) => messageText);

/** Runs files with the project's Jest settings outside the repository and returns their results. */
function runWithJest(files: Readonly<Record<string, string>>): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'ruta-export-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.test.ts`), text);
    const config = `import house from ${JSON.stringify(join(ROOT, 'jest.config.mjs'))};
      const { transform, transformIgnorePatterns, testEnvironment } = house.projects[0];
      const [[files, [, options]]] = Object.entries(transform);
      export default { rootDir: ${JSON.stringify(folder)}, testEnvironment, transformIgnorePatterns,
        transform: { [files]: [${JSON.stringify(require.resolve('@swc/jest'))}, options] },
        modulePaths: [${JSON.stringify(join(ROOT, 'node_modules'))}] };`;
    writeFileSync(join(folder, 'jest.config.mjs'), config);
    const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
    const run = spawnSync(process.execPath, [jest, '--ci', '--json', '--config', join(folder, 'jest.config.mjs')], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { testResults } = JSON.parse(run.stdout) as {
      testResults: { name: string; status: string; message: string }[];
    };
    return Object.fromEntries(
      testResults.map(({ name, status }) => [/([^/\\]+)\.test\.ts$/.exec(name)?.[1] ?? name, status]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('SM-02 an exported path runs green in Jest, and red once the state, a tag or an effect is another', () => {
  const good = toJestTest(dpi, saving, 'es');
  const draft = toJestTest(visit, typed, 'en');
  const finished = toJestTest(visit, wayTo(visit, 'finished'), 'es');
  expect(good).toContain('"pai": "saving"');
  const results = runWithJest({
    good,
    draft,
    finished,
    otherState: good.replace('"pai": "saving"', '"pai": "stepper"'),
    otherTag: good.replace('toEqual([', 'toEqual(["unheard-of",'),
    otherEffect: good.replace('toMatchObject([', 'toMatchObject([{ type: "unheardOf" },'),
    otherMove: good.replaceAll('"do": "send"', '"do": "wait", "ms": 0'),
  });
  expect(results).toEqual({
    good: 'passed',
    draft: 'passed',
    finished: 'passed',
    otherState: 'failed',
    otherTag: 'failed',
    otherEffect: 'failed',
    otherMove: 'failed',
  });
});

test('SM-02 whatever was typed, tests and play functions are whole files of code', () => {
  for (const language of ['es', 'en'] as const) {
    expect(parseFaults(toJestTest(visit, typed, language), 'path.test.ts')).toEqual([]);
    expect(parseFaults(toPlayFunction(visit, typed, language) ?? '', 'path.stories.tsx')).toEqual([]);
  }
  for (const entry of Object.values(MACHINES))
    for (const path of wholeOf(entry.machine).states.slice(-3)) {
      const way = wayTo(entry, path);
      expect(parseFaults(toJestTest(entry, way, 'es'), 'path.test.ts')).toEqual([]);
      expect(parseFaults(toPlayFunction(entry, way, 'es') ?? '', 'path.stories.tsx')).toEqual([]);
    }
});

test('SM-02 a case for QA numbers every step, tells what to expect after each, and speaks the language asked for', () => {
  const es = toQaCase(visit, typed, 'es');
  const en = toQaCase(visit, typed, 'en');
  expect(es).toContain('2. Haz «Editar»');
  expect(es.match(/^ {3}Resultado esperado: /gm)).toHaveLength(4);
  expect(es.match(/^\d+\. /gm)).toHaveLength(4);
  expect(es).toContain('Resultado esperado: no pasa nada');
  expect(en).toContain('Expected result: nothing happens');
  expect(en).not.toMatch(/Resultado|Haz «/);
});

test('SM-02 a case for QA prints whole payloads, beside the step or as a block below it', () => {
  const objective = `${'Acompañar la lectura en voz alta. '.repeat(20)}${nasty}Fin`;
  const event = { type: 'visit.objectiveChanged', objective };
  const text = toQaCase(
    visit,
    {
      opening: 'draft',
      moves: [
        { do: 'send', event: { type: 'visit.editRequested' } },
        { do: 'send', event },
      ],
    },
    'es',
  );
  const [, block] = /^ {3}```json\n([^]+?)\n {3}```\n\n {3}Resultado esperado: /m.exec(text) ?? [];
  expect(JSON.parse(block ?? '')).toEqual({ objective: objective.replace('\u2028', ' ') });
  expect(text).not.toContain('…');
  expect(toQaCase(visit, typed, 'es')).toMatch(/^3\. Haz «.+» con objective: .+שלום$/m);
  const { moves } = saving;
  expect(moves).toHaveLength(5);
  expect(toQaCase(dpi, saving, 'es')).not.toContain('…');
});

test('SM-02 a case for QA merges waits up to the one after which another state is to be seen', () => {
  const { opening, moves } = wayTo(dpi, 'answering.timer');
  const second = { do: 'wait', ms: 1000 } as const;
  const text = toQaCase(dpi, { opening, moves: [...moves, ...Array.from({ length: 6 }, () => second)] }, 'es');
  const steps = text.match(/^\d+\. .+$/gm) ?? [];
  expect(steps.filter((step) => step.includes('Deja pasar')).map((step) => step.replace(/^\d+\. /, ''))).toEqual([
    'Deja pasar 5.0 s',
    'Deja pasar 1.0 s',
  ]);
  expect(steps.map((step) => Number.parseInt(step))).toEqual(steps.map((_, index) => index + 1));
});

test('SM-02 a play function presses what has a button of its own and opens by address what was typed', () => {
  const play = toPlayFunction(visit, typed, 'es') ?? '';
  expect(play).toMatch(/path: "[a-zA-Z0-9_-]{20,}"/);
  expect(play).not.toContain('await press("Editar")');
  const plain = toPlayFunction(visit, { ...typed, moves: typed.moves.slice(0, 1) }, 'es') ?? '';
  expect(plain).toContain('path: ""');
  expect(plain).toContain('await press("Editar")');
});
