import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MACHINE_IDS, MACHINES } from '@ruta/state-machines/machines';
import { atlasOf } from './atlas';
import { arrives, jumpTo } from './jump';
import { knownWay, waysIn } from './known-ways';
import { gapsIn } from './targets';

const RECORD = join(__dirname, 'known-ways.json');
const none = { states: new Set<string>(), transitions: new Set<string>() };

test('SM-02 the ways that are written down are those that a search of all of each machine finds today', () => {
  const lines = MACHINE_IDS.map((id) => {
    const atlas = atlasOf(MACHINES[id]);
    while (!atlas.isWhole()) atlas.advance();
    return `"${id}":${JSON.stringify(waysIn(MACHINES[id], atlas))}`;
  });
  const record = `{\n${lines.join(',\n')}\n}\n`;
  if (process.env['UPDATE_SUITE_COVERAGE']) writeFileSync(RECORD, record);
  expect(readFileSync(RECORD, 'utf8')).toBe(record);
}, 300_000);

test.each(MACHINE_IDS)('SM-02 every target of %s has a way written down, which arrives there', (id) => {
  const entry = MACHINES[id];
  const [opening = ''] = Object.keys(entry.inputs);
  for (const target of gapsIn(entry.machine, none)) {
    const way = knownWay(entry, [target]);
    const path = jumpTo(entry, { opening, moves: [] }, [target])?.path;
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
