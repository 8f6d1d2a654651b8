import { duty, type DutyKind } from '../kit/duty';
import { problem, type ProblemFacts } from '../kit/problem';

/** Refusals: status and sentence of each. */
export const pfpProblems = {
  'pfp.not-found': problem(404, 'No encontramos ese plan de formación.', 'We could not find that formation plan.'),
  'pfp.content-not-found': problem(404, 'No encontramos ese contenido.', 'We could not find that content.'),
  'pfp.closed': problem(
    410,
    'El plan de formación ya cerró: puedes leerlo, pero ya no cuenta.',
    'The formation plan is closed: you can read it, but it does not count any more.',
  ),
} as const satisfies Record<`pfp.${string}`, ProblemFacts>;

/** Titles of duties. */
export const pfpDuties = {
  pfp_pending: duty('waiting', 'Plan de formación por consultar', 'Formation plan to consult'),
} as const satisfies Record<string, DutyKind>;
