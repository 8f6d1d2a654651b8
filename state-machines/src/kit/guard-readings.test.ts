import { assign, and, or, setup } from 'xstate';
import { guardReadings } from './guard-readings';
import { lastFrame, simulate } from './simulate';

interface Seats {
  taken: number;
  isOpen: boolean;
}

const machine = setup({
  types: {
    context: {} as Seats,
    events: {} as { type: 'seat.asked'; rows: { first: number } } | { type: 'door.closed' },
  },
  guards: {
    doorIsOpen: ({ context }) => context.isOpen,
    seatIsFree: ({ context }) => context.taken < 2,
    rowIsTheFirst: ({ event }) => event.type === 'seat.asked' && event.rows.first === 1,
    answerWasYes: (_, answer: { outcome: string }) => answer.outcome === 'yes',
    mayComeIn: and(['doorIsOpen', 'seatIsFree']),
    mayWait: or(['mayComeIn', 'seatIsFree']),
    mayComeToTheFirst: and(['doorIsOpen', 'rowIsTheFirst']),
  },
}).createMachine({
  context: { taken: 1, isOpen: true },
  on: { 'door.closed': { actions: assign({ isOpen: false }) } },
});
const after = (...types: 'door.closed'[]) =>
  guardReadings(
    lastFrame(
      simulate(
        machine,
        undefined,
        types.map((type) => ({ do: 'send', event: { type } })),
      ),
    ).snapshot,
  );
const verdict = (readings: ReturnType<typeof after>, name: string) =>
  readings.find((reading) => reading.name === name)?.verdict;

describe('SM-02 guards as they stand', () => {
  it('SM-02 tells which hold and which fail', () => {
    expect(verdict(after(), 'doorIsOpen')).toBe('holds');
    expect(verdict(after('door.closed'), 'doorIsOpen')).toBe('fails');
  });

  it('SM-02 tells a composite with its parts, nested ones too', () => {
    const mayWait = after('door.closed').find(({ name }) => name === 'mayWait');
    expect(mayWait).toEqual({
      name: 'mayWait',
      verdict: 'holds',
      parts: [
        {
          name: 'mayComeIn',
          verdict: 'fails',
          parts: [
            { name: 'doorIsOpen', verdict: 'fails', parts: [] },
            { name: 'seatIsFree', verdict: 'holds', parts: [] },
          ],
        },
        { name: 'seatIsFree', verdict: 'holds', parts: [] },
      ],
    });
  });

  it('SM-02 says of a guard that reads the event or an answer that it depends on it', () => {
    expect(verdict(after(), 'rowIsTheFirst')).toBe('depends');
    expect(verdict(after(), 'answerWasYes')).toBe('depends');
    expect(verdict(after(), 'mayComeToTheFirst')).toBe('depends');
  });

  it('SM-02 judges by what is settled already where the event is never asked', () => {
    expect(verdict(after('door.closed'), 'mayComeToTheFirst')).toBe('fails');
  });
});
