import { and, assign, fromPromise, or, setup } from 'xstate';
import { isAfter, isBefore, isSameOrAfter } from './calendar-day';
import { coverage, type Exploration } from './explorer';
import { textUpTo, trimmedText } from './event-parts';
import { messageOf, notProvided } from './flow-kit';
import { branchesOf, failingGuards } from './guards';
import { activePaths, labelFaults } from './labels';
import { lastFrame, simulate } from './simulate';

/** A kettle: it heats for a while, asks for tea, and may be told to hurry or to give up. */
const kettleSetup = setup({
  types: {
    context: {} as { cups: number; failure: string | null },
    events: {} as { type: 'heat' } | { type: 'stop' } | { type: 'serve'; cups: number },
  },
  actors: { brew: fromPromise<{ cups: number }, { cups: number }>(notProvided('brew')) },
  delays: { boiling: 3000 },
  guards: {
    thereAreCups: ({ event }) => event.type === 'serve' && event.cups > 0,
    cupsAreFew: ({ event }) => event.type === 'serve' && event.cups < 5,
    cupsAreRight: and(['thereAreCups', 'cupsAreFew']),
  },
  actions: {
    whistle: () => undefined,
    recordFailure: assign((_, { error }: { error: unknown }) => ({ failure: messageOf(error) })),
  },
});

const kettleWith = (lastWord: 'reachable' | 'out of reach') =>
  kettleSetup.createMachine({
    id: 'kettle',
    context: { cups: 0, failure: null },
    initial: 'cold',
    states: {
      cold: { on: { heat: 'heating' } },
      heating: { on: { stop: 'cold' }, after: { boiling: { target: 'hot', actions: 'whistle' } } },
      hot: { on: { serve: { guard: 'cupsAreRight', target: 'brewing' } } },
      brewing: {
        invoke: {
          id: 'brewing',
          src: 'brew',
          input: ({ event }) => ({ cups: event.type === 'serve' ? event.cups : 0 }),
          onDone: { target: lastWord === 'reachable' ? 'served' : 'cold' },
          onError: {
            target: 'cold',
            actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      served: { initial: 'drinking', on: { stop: 'cold' }, states: { drinking: {} } },
    },
  });
const kettle = kettleWith('reachable');

const heat = { do: 'send', event: { type: 'heat' } } as const;
const serve = { do: 'send', event: { type: 'serve', cups: 2 } } as const;
const exploration: Exploration<typeof kettle> = {
  name: 'kettle',
  input: undefined,
  samples: [{ type: 'serve', cups: 2 }],
  answers: { brewing: [{ cups: 2 }] },
  situationOf: () => null,
};

test('SM-02 time passes only by a move, and what comes due on the way is a frame of its own', () => {
  const frames = simulate(kettle, undefined, [heat, { do: 'wait', ms: 5000 }]);
  expect(frames.map(({ at, snapshot }) => [at, snapshot.value])).toEqual([
    [0, 'cold'],
    [0, 'heating'],
    [3000, 'hot'],
    [5000, 'hot'],
  ]);
  expect(frames[1]?.delays).toMatchObject([{ dueAt: 3000 }]);
  expect(frames[2]?.effects.map(({ type }) => type)).toEqual(['whistle']);
});

test('SM-02 a delay that is left behind never comes due', () => {
  const stop = { do: 'send', event: { type: 'stop' } } as const;
  const last = lastFrame(simulate(kettle, undefined, [heat, stop, { do: 'wait', ms: 9000 }]));
  expect([last.snapshot.value, last.delays]).toEqual(['cold', []]);
});

test('SM-02 a call stays pending until a move answers or refuses it', () => {
  const moves = [heat, { do: 'wait', ms: 3000 } as const, serve];
  const called = lastFrame(simulate(kettle, undefined, moves));
  expect(called.actors).toEqual([{ id: 'brewing', src: 'brew', input: { cups: 2 } }]);
  const answer = { do: 'answer', actor: 'brewing', output: { cups: 2 } } as const;
  const answered = lastFrame(simulate(kettle, undefined, [...moves, answer]));
  expect([answered.snapshot.value, answered.actors]).toEqual([{ served: 'drinking' }, []]);
  const refusal = { do: 'fail', actor: 'brewing', message: 'No hay té' } as const;
  const refused = lastFrame(simulate(kettle, undefined, [...moves, refusal]));
  expect([refused.snapshot.value, refused.snapshot.context.failure]).toEqual(['cold', 'No hay té']);
});

test('SM-02 answering a call nobody made, or sending what nobody hears, changes nothing', () => {
  const answer = { do: 'answer', actor: 'brewing', output: { cups: 2 } } as const;
  for (const move of [answer, serve]) {
    const { changed, snapshot } = lastFrame(simulate(kettle, undefined, [move]));
    expect([changed, snapshot.value]).toEqual([false, 'cold']);
  }
});

test('SM-03 coverage finds nothing missing where everything is reached', () => {
  expect(coverage(kettle, [exploration])).toEqual({ situations: 5, unreached: [], untaken: [] });
});

test('SM-03 coverage names the states, transitions and first children that nothing reaches', () => {
  const { unreached, untaken } = coverage(kettleWith('out of reach'), [exploration]);
  expect(unreached).toEqual(['kettle.served', 'kettle.served.drinking']);
  expect(untaken).toEqual(['kettle.served initial', 'kettle.served stop [0]']);
});

test('SM-03 without a sample that its guard accepts, a transition is told as not taken', () => {
  const { untaken } = coverage(kettle, [{ ...exploration, samples: [{ type: 'serve', cups: 0 }] }]);
  expect(untaken).toContain('kettle.hot serve [0]');
});

test('SM-02 a refused event is told by the part of the guard that fails', () => {
  const { snapshot } = lastFrame(simulate(kettle, undefined, [heat, { do: 'wait', ms: 3000 }]));
  expect(failingGuards(snapshot, { type: 'serve', cups: 0 } as never)).toEqual(['thereAreCups']);
  expect(failingGuards(snapshot, { type: 'serve', cups: 9 } as never)).toEqual(['cupsAreFew']);
  expect(failingGuards(snapshot, { type: 'serve', cups: 2 } as never)).toEqual([]);
});

test('SM-02 an `or` refuses by its own name where no branch holds, and by nothing where one does', () => {
  const asked = (type: string) =>
    setup({
      types: { events: {} as { type: 'enter'; ticket: string } },
      guards: {
        doorIsOpen: () => type === 'open',
        ticketIsDaily: ({ event }) => event.ticket === 'daily',
        ticketIsYearly: ({ event }) => event.ticket === 'yearly',
        ticketCounts: or(['ticketIsDaily', 'ticketIsYearly']),
        personMayEnter: and(['doorIsOpen', 'ticketCounts']),
      },
    }).createMachine({ on: { enter: { guard: 'personMayEnter', actions: [] } } });
  const refusal = (door: string, ticket: string) =>
    failingGuards(lastFrame(simulate(asked(door), undefined, [])).snapshot, { type: 'enter', ticket } as never);
  expect(refusal('open', 'none')).toEqual(['ticketCounts']);
  expect(refusal('shut', 'yearly')).toEqual(['doorIsOpen']);
  expect(refusal('shut', 'none')).toEqual(['doorIsOpen', 'ticketCounts']);
  expect(branchesOf(asked('open'), 'ticketCounts')).toEqual(['ticketIsDaily', 'ticketIsYearly']);
  expect(branchesOf(asked('open'), 'personMayEnter')).toEqual([]);
});

test('SM-02 labels that are missing, half written or of nothing are told', () => {
  const label = { es: 'Tetera', en: 'Kettle' };
  const { missing, stale } = labelFaults(kettle, {
    states: {
      '': label,
      cold: label,
      heating: label,
      hot: label,
      brewing: label,
      served: label,
      'served.drinking': label,
    },
    events: { heat: label, stop: { es: 'Apagar', en: ' ' }, serve: label, pour: label },
    actors: {},
    guards: { thereAreCups: label, cupsAreFew: label, cupsAreRight: label },
  });
  expect(missing).toEqual(['events stop', 'actors brew']);
  expect(stale).toEqual(['events pour']);
});

test('SM-02 the states a machine is in are told by their paths', () => {
  const answer = { do: 'answer', actor: 'brewing', output: { cups: 2 } } as const;
  const moves = [heat, { do: 'wait', ms: 3000 }, serve, answer] as const;
  expect(activePaths(lastFrame(simulate(kettle, undefined, moves)).snapshot)).toEqual(['served', 'served.drinking']);
});

test('an actor that was not provided says its name, and whatever is thrown has a sentence', async () => {
  await expect(notProvided('brew')()).rejects.toThrow('The actor "brew" was not provided');
  expect([messageOf(new Error('No hay té')), messageOf('agua')]).toEqual(['No hay té', 'agua']);
});

test('calendar days compare as text, over months and years', () => {
  expect(isBefore('2026-09-30', '2026-10-01')).toBe(true);
  expect(isBefore('2026-10-01', '2026-10-01')).toBe(false);
  expect(isSameOrAfter('2026-10-01', '2026-10-01')).toBe(true);
  expect(isAfter('2027-01-01', '2026-12-31')).toBe(true);
});

test('texts of events are measured in code points, as the contracts measure them', () => {
  const fits = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: string) =>
    schema.safeParse(value).success;
  expect([fits(textUpTo(3), '🌱🌱🌱'), fits(textUpTo(3), '🌱🌱🌱🌱')]).toEqual([true, false]);
  expect([fits(trimmedText(2, 3), ' 🌱🌱🌱 '), fits(trimmedText(2, 3), ' 🌱 ')]).toEqual([true, false]);
});
