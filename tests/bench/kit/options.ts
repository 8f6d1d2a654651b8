import { parseArgs } from 'node:util';

export const PARTS = [
  ...([
    'admission',
    'alike',
    'visits',
    'agenda',
    'users',
    'hierarchy',
    'answers',
    'plans',
    'library',
    'dpi',
    'screen',
    'memory',
  ] as const),
  ...(['components', 'lab'] as const),
] as const;
export type Part = (typeof PARTS)[number];

/** One large and one ordinary school. */
const VISITS_MIN = 11_000;

export interface Options {
  /** Visits in all: ten thousand of a large school, and a thousand of each ordinary one. */
  visits: number;
  parts: ReadonlySet<Part>;
  /** Seconds per turn and side; whole ones, since autocannon checks the clock once a second. */
  seconds: number;
  rounds: number;
  /** Whether docs/figures.md gets the figures. */
  isRecorded: boolean;
}

/** Parses options such as `npm run bench -- --visits 20000 --only visits,agenda --seconds 1 --rounds 3`. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      visits: { type: 'string', default: '100000' },
      only: { type: 'string', default: PARTS.join(',') },
      seconds: { type: 'string', default: '2' },
      rounds: { type: 'string', default: '5' },
      record: { type: 'boolean', default: false },
    },
  });
  const parts = values.only.split(',').map((name) => {
    const part = PARTS.find((known) => known === name);
    if (!part) throw new Error(`--only ${name}: there are ${PARTS.join(', ')}`);
    return part;
  });
  const visits = positive('visits', values.visits);
  if (visits < VISITS_MIN) throw new Error(`--visits ${values.visits}: at least ${String(VISITS_MIN)}`);
  return {
    visits,
    parts: new Set(parts),
    seconds: positive('seconds', values.seconds),
    rounds: positive('rounds', values.rounds),
    isRecorded: values.record,
  };
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name} ${text}: write a number`);
  return value;
}
