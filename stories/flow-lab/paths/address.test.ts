import { execFileSync } from 'node:child_process';
import { lastFrame, simulate } from '@ruta/state-machines/kit/simulate';
import { MACHINES } from '@ruta/state-machines/machines';
import { createMachine } from 'xstate';
import type { LabPath } from '../view';
import { decodePath, encodePath, LONGEST_ADDRESS, MOST_MOVES } from './address';
import { fromBase64Url, toBase64Url } from './base64url';
import { definitionHash } from '../definition';
import { jumpTo } from './jump';
import { sharedAddress } from './shared-address';
import { gapsIn } from './targets';

const { dpi, visit } = MACHINES;
const longPath = jumpTo(dpi, { opening: 'teacher', moves: [] }, [{ kind: 'state', path: 'pai.saving' }])?.path;
const sent = (type: string, payload: object = {}) => ({ do: 'send', event: { type, ...payload } }) as const;
const typed: LabPath = {
  opening: 'draft',
  moves: [
    sent('visit.editRequested'),
    sent('visit.objectiveChanged', { objective: 'Año 🎒 «ñandú» \u202eשלום + / =' }),
  ],
};
/** An address made by hand. */
const forged = (change: object) =>
  toBase64Url(JSON.stringify({ m: 'visit', d: definitionHash(visit.machine), o: 'draft', p: [], ...change }));
const refusalOf = (address: string) => {
  const read = decodePath(visit, address);
  return read.outcome === 'refused' ? read.refusal : read;
};

test.each(Object.values(MACHINES).map((entry) => [entry.id, entry] as const))(
  'SM-02 a path comes back from its address move for move: %s',
  (_, entry) => {
    const [opening = ''] = Object.keys(entry.inputs);
    // Targets have a recorded way; a state without one would be searched for in the whole machine.
    const targets = gapsIn(entry.machine, { states: new Set(), transitions: new Set() });
    for (const target of targets.filter(({ kind }) => kind === 'state')) {
      const way = jumpTo(entry, { opening, moves: [] }, [target])?.path ?? { opening: '', moves: [] };
      const address = encodePath(entry, way) ?? '';
      expect(address).toMatch(/^[a-zA-Z0-9_-]+$/);
      expect(decodePath(entry, address)).toEqual({ outcome: 'read', path: way, stale: null });
    }
  },
);

test('SM-02 accents, emoji and right-to-left text come back as they were', () => {
  expect(decodePath(visit, encodePath(visit, typed) ?? '')).toEqual({ outcome: 'read', path: typed, stale: null });
});

test('SM-02 the hash of a definition is the same in another process, and another once an arrow or a delay changes', () => {
  const script = `import { MACHINES } from '@ruta/state-machines/machines'; import { definitionHash } from '../definition';
    process.stdout.write(definitionHash(MACHINES.visit.machine))`;
  const run = ['--import', 'tsx', '--input-type=module', '-e', script];
  expect(execFileSync(process.execPath, run, { cwd: __dirname, encoding: 'utf8' })).toBe(definitionHash(visit.machine));

  const made = (change: object = {}, delay = 5, guard = () => true) =>
    definitionHash(
      createMachine(
        {
          id: 'light',
          initial: 'red',
          states: { red: { on: { go: { target: 'green', guard: 'may' } }, after: { long: 'green' } }, green: {} },
          ...change,
        },
        { delays: { long: delay }, guards: { may: guard } },
      ),
    );
  expect(made({}, 5, () => false)).toBe(made());
  expect(made({}, 6)).not.toBe(made());
  expect(made({ initial: 'green' })).not.toBe(made());
  const machines = Object.values(MACHINES);
  expect(new Set(machines.map(({ machine }) => definitionHash(machine))).size).toBe(machines.length);
});

test('SM-02 a stale address says so and is played as far as its moves still mean something', () => {
  const old = { d: 'another' };
  const edit = { type: 'visit.editRequested' };
  expect(decodePath(visit, forged({ ...old, p: [edit] }))).toEqual({
    outcome: 'read',
    path: { opening: 'draft', moves: [sent('visit.editRequested')] },
    stale: { played: 1, of: 1 },
  });
  const unknown = decodePath(visit, forged({ ...old, p: [edit, { type: 'visit.gone' }, edit] }));
  expect(unknown).toMatchObject({ outcome: 'read', stale: { played: 1, of: 3 } });
  const withoutEffect = decodePath(visit, forged({ ...old, p: [{ type: 'step.next' }, edit] }));
  expect(withoutEffect).toMatchObject({ outcome: 'read', path: { moves: [] }, stale: { played: 0, of: 2 } });
});

test('SM-02 a damaged or hostile address is refused with its reason and never thrown', () => {
  expect(refusalOf('a'.repeat(LONGEST_ADDRESS + 1))).toEqual({ reason: 'tooLong' });
  for (const damaged of [
    '',
    '%%%',
    'a',
    'áé',
    'AAAA',
    toBase64Url('[]'),
    toBase64Url('null'),
    toBase64Url('{"m":"visit"'),
  ])
    expect([damaged, refusalOf(damaged)]).toEqual([damaged, { reason: 'damaged' }]);
  for (const shape of [{ m: 7 }, { m: 'constructor' }, { d: null }, { o: {} }, { p: 'no' }, { p: { length: 2 } }])
    expect([shape, refusalOf(forged(shape))]).toEqual([shape, { reason: 'damaged' }]);
  expect(refusalOf(forged({ m: 'dpi' }))).toEqual({ reason: 'otherMachine', machine: 'dpi' });
  for (const opening of ['nobody', '__proto__', 'toString'])
    expect(refusalOf(forged({ o: opening }))).toEqual({ reason: 'unknownOpening', opening });
  expect(refusalOf(forged({ p: Array.from({ length: MOST_MOVES + 1 }, () => 1) }))).toEqual({ reason: 'tooManyMoves' });
});

test.each([
  [null, 'damagedMove', ''],
  ['text', 'damagedMove', ''],
  [-1, 'damagedMove', ''],
  [0.5, 'damagedMove', ''],
  [1e12, 'damagedMove', ''],
  [{ type: 7 }, 'damagedMove', ''],
  [['?', 'saveVisit', {}], 'damagedMove', ''],
  [['-', 'saveVisit', 'x'.repeat(501)], 'damagedMove', ''],
  [{ type: 'visit.exploded' }, 'unknownEvent', 'visit.exploded'],
  [{ type: 'xstate.done.actor.saveVisit' }, 'unknownEvent', 'xstate.done.actor.saveVisit'],
  [{ type: 'hasOwnProperty' }, 'unknownEvent', 'hasOwnProperty'],
  [['+', 'launchMissiles', {}], 'unknownCall', 'launchMissiles'],
  [{ type: 'visit.objectiveChanged', objective: 7 }, 'wrongPayload', 'visit.objectiveChanged'],
  [['+', 'saveVisit', { outcome: 'exploded' }], 'wrongPayload', 'saveVisit'],
])('SM-02 a move that the schemas do not know is refused by its number: %#', (move, reason, name) => {
  expect(refusalOf(forged({ p: [1, move] }))).toEqual({ reason, move: 2, name });
});

test('SM-02 what a schema does not name stays behind', () => {
  const smuggled = { type: 'visit.objectiveChanged', objective: 'Sí', ['__proto__']: { admin: true }, admin: true };
  expect(decodePath(visit, forged({ p: [smuggled] }))).toMatchObject({
    path: { moves: [sent('visit.objectiveChanged', { objective: 'Sí' })] },
  });
  expect(fromBase64Url(forged({ p: [smuggled] }))).toContain('admin');
});

test('SM-02 a path that is too long for an address has none', () => {
  const many = (count: number): LabPath => ({
    opening: 'draft',
    moves: Array.from({ length: count }, () => sent('step.next')),
  });
  expect(encodePath(visit, many(MOST_MOVES + 1))).toBeNull();
  const wordy = sent('visit.objectiveChanged', { objective: 'á'.repeat(4000) });
  expect(encodePath(visit, { opening: 'draft', moves: [wordy] })).toBeNull();
});

test('SM-02 the eighteen moves to saving the action plan fit into a short address and lead there again', () => {
  const address = encodePath(dpi, longPath ?? { opening: '', moves: [] }) ?? '';
  const read = decodePath(dpi, address);
  expect(address.length).toBeLessThan(LONGEST_ADDRESS);
  const { opening, moves } = read.outcome === 'read' ? read.path : typed;
  expect(lastFrame(simulate(dpi.machine, dpi.inputs[opening], moves)).snapshot.value).toEqual({ pai: 'saving' });
});

test('SM-02 what is shared opens the same story, wherever Storybook is served, and without a story it is the code alone', () => {
  const page = (search: string) => ({ href: `https://ruta.example.org/storybook/iframe.html${search}`, search });
  expect(sharedAddress(page('?id=flujos-visit--step-by-step&viewMode=story'), 'eyJ-_9')).toBe(
    'https://ruta.example.org/storybook/?path=/story/flujos-visit--step-by-step&args=path:eyJ-_9',
  );
  expect(sharedAddress(page(''), 'eyJ-_9')).toBe('eyJ-_9');
});
