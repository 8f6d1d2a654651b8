import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';

/** Refusals: status and sentence of each. */
export const handoverProblems = {
  'handover.not-found': problem(404, 'Este traspaso no existe.', 'This handover does not exist.'),
  'handover.not-theirs': problem(
    409,
    'Alguna de las escuelas ya no es de esta persona. Actualiza la lista.',
    'Some of the schools are not this person’s any more. Reload the list.',
  ),
  'handover.undone': problem(409, 'Este traspaso ya se deshizo.', 'This handover has been undone already.'),
  'handover.too-late': problem(
    409,
    'Pasaron más de 24 horas; este traspaso ya no se puede deshacer.',
    'More than 24 hours have passed; this handover cannot be undone any more.',
  ),
  'handover.changed': problem(
    409,
    'Ya no se puede deshacer: las escuelas o la persona cambiaron desde entonces.',
    'It cannot be undone any more: the schools or the person changed since.',
  ),
} as const satisfies Record<`handover.${string}`, ProblemFacts>;

/** Sentences after a success. */
export const handoverMessages = {
  'handover.done': { es: 'Escuelas traspasadas.', en: 'Schools handed over.' },
  'handover.now-undone': { es: 'Traspaso deshecho.', en: 'Handover undone.' },
} as const satisfies Record<`handover.${string}`, Text>;
