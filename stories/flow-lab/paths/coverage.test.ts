import { MACHINES, type MachineEntry } from '@ruta/state-machines/machines';
import { countedIn, coveredBy, isSuiteStale, shareOf } from './coverage';
import { definitionHash } from '../definition';
import { deviceCoverage } from './device-coverage';
import { walkedBy } from './walked';

const { visit, dpi } = MACHINES;

const opened = { opening: 'draft', moves: [] };
const edited = { opening: 'draft', moves: [{ do: 'send', event: { type: 'visit.editRequested' } }] } as const;

test('SM-02 a walk covers its states and transitions, the falls into first children among them, and not the root', () => {
  const { states, transitions } = coveredBy(visit, 'visit', edited);
  expect([...states]).toEqual(expect.arrayContaining(['draft', 'composing', 'composing.objective']));
  expect(states.has('')).toBe(false);
  expect([...transitions]).toContain('visit.composing initial');
  expect(coveredBy(visit, 'visit', opened).states.has('composing')).toBe(false);
});

test('SM-02 moves without effect cover nothing more', () => {
  const ignored = { opening: 'draft', moves: [{ do: 'send', event: { type: 'step.next' } }] } as const;
  expect(coveredBy(visit, 'visit', ignored)).toEqual(coveredBy(visit, 'visit', opened));
});

test('SM-02 the suite covers all of every machine, and a record of another definition covers nothing', () => {
  for (const entry of Object.values(MACHINES)) {
    const { states, transitions } = shareOf(entry, coveredBy(entry, 'suite', opened));
    expect([entry.id, states.done, transitions.done]).toEqual([entry.id, states.all, transitions.all]);
  }
  const changed = { ...dpi, machine: visit.machine };
  expect(isSuiteStale(changed)).toBe(true);
  expect(coveredBy(changed, 'suite', opened).states.size).toBe(0);
});

describe('on this device', () => {
  const kept = new Map<string, string>();
  const walk = (entry: MachineEntry, path = edited) => countedIn(entry, walkedBy(entry, path));
  const storage = (change: object = {}) =>
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      value: {
        getItem: (place: string) => kept.get(place) ?? null,
        setItem: (place: string, text: string) => void kept.set(place, text),
        removeItem: (place: string) => void kept.delete(place),
        ...change,
      },
    });
  beforeEach(() => {
    storage();
    deviceCoverage.empty(visit);
    kept.clear();
  });
  afterAll(() => void Reflect.deleteProperty(globalThis, 'localStorage'));

  test('SM-02 what was covered is kept for the machine’s present definition, told at once, and may be emptied', () => {
    const told = jest.fn();
    const leave = deviceCoverage.subscribe(told);
    deviceCoverage.add(visit, walk(visit));
    deviceCoverage.add(visit, walk(visit));
    expect(told).toHaveBeenCalledTimes(1);
    expect(deviceCoverage.of(visit)).toEqual(walk(visit));
    expect([...kept.values()].join('')).toContain(definitionHash(visit.machine));
    deviceCoverage.empty(visit);
    expect(deviceCoverage.of(visit).states.size).toBe(0);
    expect(kept.size).toBe(0);
    leave();
  });

  test('SM-02 what another tab covered meanwhile is not lost', () => {
    const place = 'ruta.flow-lab.covered.visit';
    kept.set(
      place,
      JSON.stringify({
        definition: definitionHash(visit.machine),
        states: ['finished', 'made-up', 7],
        transitions: null,
      }),
    );
    deviceCoverage.add(visit, walk(visit));
    expect([...deviceCoverage.of(visit).states]).toEqual(expect.arrayContaining(['finished', 'composing']));
    expect(kept.get(place)).not.toContain('made-up');
  });

  test('SM-02 a storage that refuses breaks nothing: what is covered lasts as long as the page', () => {
    const refuse = () => {
      throw new Error('QuotaExceededError');
    };
    storage({ getItem: refuse, setItem: refuse, removeItem: refuse });
    deviceCoverage.add(visit, walk(visit));
    expect(deviceCoverage.of(visit)).toEqual(walk(visit));
    deviceCoverage.empty(visit);
  });
});
