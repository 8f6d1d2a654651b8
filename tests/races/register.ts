import { KNOWN } from './known';
import { raceOf, type Fault, type Seen } from './race';
import { raceRing, type Ring } from './ring';
import { pairsOf, records, type Pair } from './rooms';

/** One test for each pair of some records. A fault that is not known fails it, and so does a steady one that is gone. */
export function racesOf(...names: readonly string[]): void {
  let ring: Ring;
  beforeAll(async () => {
    ring = await raceRing();
  });
  afterAll(() => ring.stop());

  describe.each(names)('%s', (name) => {
    const record = records[name];
    if (!record) throw new Error(`No room declares ${name}`);
    let race: ReturnType<typeof raceOf>['race'];
    beforeAll(() => {
      ({ race } = raceOf(ring, record));
    });
    test.each(pairsOf(record).map((pair) => [pair.name, pair] as const))(
      '%s',
      async (_, pair) => expect(unexpected(pair, await race(pair))).toEqual([]),
      300_000,
    );
  });
}

/** What was seen and is not known, and what is known to be seen always and was not. */
export function unexpected({ name }: Pair, seen: Seen): string[] {
  const known = KNOWN.filter(({ pairs }) => pairs.includes(name));
  const isKnown = (fault: Fault) => known.some(({ shows }) => shows.includes(fault));
  return [
    ...[...seen].flatMap(([fault, { count, example }]) =>
      isKnown(fault) ? [] : [`${fault} in ${count} rounds: ${example}`],
    ),
    ...known.flatMap(({ shows, isSteady, because }) =>
      !isSteady || shows.some((fault) => seen.has(fault)) ? [] : [`Take it off the list of known faults: ${because}`],
    ),
  ];
}
