import type { Fault } from './race';

/** What is known to be wrong with some pairs of calls, until it is mended. */
export interface Known {
  /** What is broken, and what the mend has to do. */
  because: string;
  shows: readonly Fault[];
  /** Seen in every run: once it is not, the test wants it off the list. The others depend on which call is faster. */
  isSteady?: true;
  pairs: readonly string[];
}

export const KNOWN: readonly Known[] = [
  {
    because: 'Only one cycle is started, and the other records need it. cycle-races.test.ts races start and finish.',
    shows: ['never-met'],
    isSteady: true,
    pairs: [
      'PUT /school-cycles/:id/start × PUT /school-cycles/:id/start',
      'PUT /school-cycles/:id/start × DELETE /school-cycles/finish',
      'DELETE /school-cycles/finish × DELETE /school-cycles/finish',
    ],
  },
  {
    because: 'The rows of the fixture name no school. The revision of the import stands in its WHERE, as for applying.',
    shows: ['never-met'],
    isSteady: true,
    pairs: ['PUT /imports/:id/choice × PUT /imports/:id/choice'],
  },
];
