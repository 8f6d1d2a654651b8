import { problem, type ProblemFacts } from '../kit/problem';

/** Refusals: status and sentence of each. */
export const notificationsProblems = {
  'notifications.not-found': problem(404, 'No encontramos esa notificación.', 'We could not find that notification.'),
} as const satisfies Record<`notifications.${string}`, ProblemFacts>;
