import { problem, type ProblemFacts } from '../kit/problem';

/** Refusals: status and sentence of each. */
export const statisticsProblems = {
  'statistics.not-found': problem(
    404,
    'Esa persona no acompaña a ninguna escuela en el ciclo en curso.',
    'That person accompanies no school in the running cycle.',
  ),
} as const satisfies Record<`statistics.${string}`, ProblemFacts>;
