import type { BankQuestion } from './bank.schema';
import type { DpiBank } from './bank.screens';

const OPTIONS = [
  ['Nos enteramos cuando ya se aplicaron', 'We learn of them once they apply'],
  ['Se anuncian sin explicar los motivos', 'They are announced without reasons'],
  ['Se explican, pero casi nunca se consultan', 'They are explained, yet hardly ever discussed'],
  ['Se consultan con parte del equipo', 'They are discussed with part of the team'],
  ['Las construimos en equipo y sabemos por qué', 'We make them together and know why'],
] as const;

/** A question of the bank; what differs is given. */
export const bankQuestionWith = (differs: Partial<BankQuestion> = {}): BankQuestion => ({
  ...{ id: 1, theme: 'liderazgo', timeout: null, roles: [], active: true, order: 1, revision: 1 },
  question: '¿Cómo se toman las decisiones importantes en la escuela?',
  question_en: 'How are important decisions made at school?',
  options: OPTIONS.map(([display, display_en], at) => ({ id: 11 + at, quadrant: at + 1, display, display_en })),
  ...differs,
});

/** The bank of the started cycle: one question for everybody, one for leaders, and one that is not asked. */
export const bankWith = (differs: Partial<DpiBank> = {}): DpiBank => ({
  cycle: { id: 2, name: '2026-2027', locked: null },
  questions: [
    bankQuestionWith(),
    bankQuestionWith({
      ...{ id: 2, order: 2, theme: 'gestion', timeout: 45, roles: ['DIR', 'SUBD'], revision: 3 },
      ...{ question: '¿Cómo se reparte el presupuesto?', question_en: null },
    }),
    bankQuestionWith({
      ...{ id: 3, order: 3, theme: 'comunicacion', active: false, question_en: null },
      question: 'Cuando preguntamos algo a la dirección, ¿qué pasa?',
    }),
  ],
  cycles: [
    { id: 3, period: '2027-2028' },
    { id: 2, period: '2026-2027' },
  ],
  ...differs,
});
