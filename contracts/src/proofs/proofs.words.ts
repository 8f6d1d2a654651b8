import { formatDay } from '../kit/day-text';
import { notice } from '../kit/notice';
import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';

/** Refusals: status and sentence of each. */
export const proofsProblems = {
  'proofs.not-found': problem(404, 'No encontramos esa constancia.', 'We could not find that proof of attendance.'),
  'proofs.unknown': problem(
    404,
    'No hay ninguna constancia con ese código. Revisa que esté completo, o escanea de nuevo el código impreso.',
    'There is no proof of attendance with that code. Check that it is complete, or scan the printed code again.',
  ),
  'proofs.revoked': problem(409, 'La constancia ya estaba revocada.', 'The proof of attendance was already revoked.'),
} as const satisfies Record<`proofs.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const proofsFields = {
  'proofs.reason.required': {
    es: 'Escribe por qué se revoca, con al menos 10 caracteres.',
    en: 'Write why it is revoked, in at least 10 characters.',
  },
  'proofs.hours.range': {
    es: 'Escribe las horas de 0.1 a 100, con un decimal como máximo.',
    en: 'Write the hours from 0.1 to 100, with one decimal at most.',
  },
} as const satisfies Record<`proofs.${string}`, Text>;

/** Sentences after a success. */
export const proofsMessages = {
  'proofs.revoked': { es: 'Constancia revocada.', en: 'Proof of attendance revoked.' },
  'proofs.corrected': {
    es: 'Constancia revocada. Emitimos la corregida con otro código.',
    en: 'Proof of attendance revoked. The corrected one was issued with another code.',
  },
} as const satisfies Record<`proofs.${string}`, Text>;

/** A proof that its person received. */
export interface ProofNotice {
  proof_user_id: number;
  title: string;
  /** Of the activity, on the school's wall clock. */
  date: string;
}

/** Notifications. A type is stored in its rows, so it never changes. */
export const proofsNotices = {
  'proof.issued': notice<ProofNotice>({
    es: ({ title, date }) => ({
      title: 'Tu constancia de asistencia está lista',
      body: `Ya puedes descargar la constancia de «${title}», del ${formatDay(date)}.`,
    }),
    en: ({ title, date }) => ({
      title: 'Your proof of attendance is ready',
      body: `You can download the proof of «${title}», of ${formatDay(date)}.`,
    }),
  }),
  'proof.revoked': notice<ProofNotice>({
    es: ({ title, date }) => ({
      title: 'Tu constancia de asistencia se revocó',
      body: `La constancia de «${title}», del ${formatDay(date)}, dejó de ser válida.`,
    }),
    en: ({ title, date }) => ({
      title: 'Your proof of attendance was revoked',
      body: `The proof of «${title}», of ${formatDay(date)}, is no longer valid.`,
    }),
  }),
} as const satisfies Record<`proof.${string}`, object>;
