import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { activePaths } from '@ruta/state-machines/kit/labels';
import { lastFrame, simulate } from '@ruta/state-machines/kit/simulate';
import { MACHINE_IDS, MACHINES, type MachineEntry } from '@ruta/state-machines/machines';
import { arrives, atlasFor, type Jump, jumpTo } from './jump';
import { knownWay, waysIn } from './known-ways';
import type { LabPath } from '../view';
import { gapsIn, type Target, targetId, wholeOf } from './targets';
import { addTo, footstepsOf, walkedBy } from './walked';

const all = Object.values(MACHINES).map((entry) => [entry.id, entry] as const);
const ROOMS = join(__dirname, '../../../state-machines/src');
const none = { states: new Set<string>(), transitions: new Set<string>() };

/** The first opening of a machine, where nothing is done yet. */
function beginningOf(entry: MachineEntry): LabPath {
  const [opening = ''] = Object.keys(entry.inputs);
  return { opening, moves: [] };
}

const jumps = new Map<MachineEntry, Map<string, Jump | null>>();

/** The way to a target from the beginning, once everything is known. Several tests ask for each of them. */
function wayTo(entry: MachineEntry, target: Target): Jump | null {
  const known = jumps.get(entry) ?? new Map<string, Jump | null>();
  jumps.set(entry, known);
  const id = targetId(target);
  const jump = known.get(id);
  if (jump !== undefined) return jump;
  const found = jumpTo(entry, beginningOf(entry), [target]);
  known.set(id, found);
  return found;
}

describe.each(all)('%s', (_, entry) => {
  const present = beginningOf(entry);

  test('SM-02 SM-03 from a cold start every state and every transition has a way, and playing it arrives there', () => {
    const targets = gapsIn(entry.machine, none);
    expect(targets.length).toBeGreaterThan(9);
    for (const target of targets) {
      const jump = jumpTo(entry, present, [target]);
      expect([target, jump !== null && arrives(entry, jump.path, target)]).toEqual([target, true]);
    }
  });

  test('SM-02 once everything is known, whatever is done on the way has an effect, and any wait is exactly as long as its timer', () => {
    const atlas = atlasFor(entry);
    while (!atlas.isWhole()) atlas.advance();
    for (const target of gapsIn(entry.machine, none)) {
      const path = wayTo(entry, target)?.path ?? present;
      const steps = footstepsOf(entry, path).slice(1);
      expect([target, steps.every(({ frames }) => frames.some(({ changed }) => changed))]).toEqual([target, true]);
      const last = lastFrame(simulate(entry.machine, entry.inputs[path.opening], path.moves));
      expect(last.snapshot.value).toEqual((steps.at(-1)?.frame ?? last).snapshot.value);
    }
  });

  test('SM-02 once everything is known, the way from anywhere is real and no longer than opening anew', () => {
    const atlas = atlasFor(entry);
    while (!atlas.isWhole()) atlas.advance();
    const targets = wholeOf(entry.machine).states.map((path): Target => ({ kind: 'state', path }));
    const [last] = targets.slice(-1);
    const middle = (last && wayTo(entry, last)?.path) ?? present;
    for (const target of targets) {
      const jump = jumpTo(entry, middle, [target]);
      expect([target, jump !== null && arrives(entry, jump.path, target)]).toEqual([target, true]);
      const added = (jump?.path.moves.length ?? Infinity) - (jump?.kept ?? 0);
      const anew = wayTo(entry, target)?.path.moves.length ?? Infinity;
      expect([target, added <= anew]).toEqual([target, true]);
    }
  });
});

const at = (...paths: string[]): Target[] => paths.map((path) => ({ kind: 'state', path }));

test('SM-02 the way to saving the action plan goes through its server calls and its clock', () => {
  const { dpi } = MACHINES;
  const jump = jumpTo(dpi, { opening: 'teacher', moves: [] }, at('pai.saving'));
  const end = lastFrame(simulate(dpi.machine, dpi.inputs[jump?.path.opening ?? ''], jump?.path.moves ?? []));
  expect(activePaths(end.snapshot)).toContain('pai.saving');
});

test('SM-02 where one is already there, nothing is added; where it is near, what was done is kept', () => {
  const { visit } = MACHINES;
  const present = { opening: 'draft', moves: [{ do: 'send', event: { type: 'visit.editRequested' } }] as const };
  const standing = activePaths(lastFrame(simulate(visit.machine, visit.inputs['draft'], present.moves)).snapshot);
  const here = jumpTo(visit, present, at(standing.at(-1) ?? ''));
  expect(here).toMatchObject({ kept: 1, path: present });
});

test('SM-02 of several gaps the nearest is chosen, and without any there is no way', () => {
  const { dpi } = MACHINES;
  const present = { opening: 'teacher', moves: [] };
  const gaps = gapsIn(dpi.machine, walkedBy(dpi, present));
  const jump = jumpTo(dpi, present, gaps, 'fromHere');
  expect(jump?.path.opening).toBe('teacher');
  expect((jump?.path.moves.length ?? 9) - (jump?.kept ?? 0)).toBeLessThanOrEqual(1);
  expect(jumpTo(dpi, present, [])).toBeNull();
  expect(jumpTo(dpi, present, at('nowhere'))).toBeNull();
});

test('SM-02 where only some openings have a page, a jump opens anew in one of those', () => {
  const { activity } = MACHINES;
  const [anywhere, here] = [undefined, ['today', 'upcoming', 'started']].map((openings) =>
    jumpTo(activity, { opening: 'upcoming', moves: [] }, at('scheduled.overdue'), 'shortest', openings),
  );
  expect(anywhere?.path).toEqual({ opening: 'overdue', moves: [] });
  expect(here?.path.opening).not.toBe('overdue');
  expect(
    here !== null && here !== undefined && arrives(activity, here.path, { kind: 'state', path: 'scheduled.overdue' }),
  ).toBe(true);
});

/** Coverage by the shortest ways to all targets: "the suite" in the coverage panel. */
function coveredByWays(entry: MachineEntry) {
  const covered = { states: new Set<string>(), transitions: new Set<string>() };
  for (const target of gapsIn(entry.machine, covered)) {
    const path = wayTo(entry, target)?.path;
    if (path) addTo(covered, walkedBy(entry, path));
  }
  return covered;
}

// In this file because the tests above have explored every machine, which is the slow part.
test.each(all)(
  'SM-02 SM-03 %s.ways.json holds the ways and the coverage that a whole search finds today',
  (id, entry) => {
    const name = `${id}.ways.json`;
    const path = readdirSync(ROOMS, { recursive: true, encoding: 'utf8' }).find((file) => basename(file) === name);
    const file = join(ROOMS, path ?? name);
    const atlas = atlasFor(entry);
    while (!atlas.isWhole()) atlas.advance();
    const record = `${JSON.stringify(waysIn(entry, atlas, coveredByWays(entry)))}\n`;
    if (process.env['UPDATE_SUITE_COVERAGE']) writeFileSync(file, record);
    expect(readFileSync(file, 'utf8')).toBe(record);
  },
  300_000,
);

test.each(MACHINE_IDS)('SM-02 every target of %s has a way written down, which arrives there', (id) => {
  const entry = MACHINES[id];
  for (const target of gapsIn(entry.machine, none)) {
    const way = knownWay(entry, [target]);
    const path = wayTo(entry, target)?.path;
    expect([
      target,
      way !== null,
      path !== undefined && (arrives(entry, path, target) || path.moves.length === 0),
    ]).toEqual([target, true, true]);
  }
});

test('SM-02 of another definition nothing is written down', () => {
  const { visit, dpi } = MACHINES;
  const target = { kind: 'state', path: 'pai.saving' } as const;
  expect(knownWay(dpi, [target])).toMatchObject({ target, opening: expect.any(String) as string });
  expect(knownWay({ ...dpi, machine: visit.machine }, [target])).toBeNull();
  expect(knownWay(dpi, [target, { kind: 'state', path: 'nowhere' }])).toBeNull();
});
