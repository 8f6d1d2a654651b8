import { problem, type ProblemFacts } from '../kit/problem';

/** Refusals: status and sentence of each. */
export const cyclesProblems = {
  'cycles.none-started': problem(409, 'No hay un ciclo escolar en curso.', 'No school cycle is running.'),
} as const satisfies Record<`cycles.${string}`, ProblemFacts>;
