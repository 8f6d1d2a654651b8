import { parseArgs } from 'node:util';

export const PARTS = [
  ...(['admission', 'alike', 'visits', 'agenda', 'users', 'screen', 'memory'] as const),
  ...(['components', 'lab'] as const),
] as const;
export type Part = (typeof PARTS)[number];

/** One large school and one ordinary one. */
const VISITS_MIN = 11_000;

export interface Options {
  /** A large school's ten thousand, and a thousand of each ordinary one. */
  visits: number;
  parts: ReadonlySet<Part>;
  /** Of one turn of one side; whole ones, since autocannon looks at the clock once a second. */
  seconds: number;
  rounds: number;
}

/** What `npm run bench -- --visits 20000 --only visits,agenda --seconds 1 --rounds 3` asks for. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      visits: { type: 'string', default: '100000' },
      only: { type: 'string', default: PARTS.join(',') },
      seconds: { type: 'string', default: '2' },
      rounds: { type: 'string', default: '5' },
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
  };
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name} ${text}: write a number`);
  return value;
}
