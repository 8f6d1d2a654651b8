import type { Locale, Text } from '../locale';

/** Reasons for cancelling that petitioners, agents and administrators choose from (VC-02). */
const REASONS = {
  petitioner: [
    { es: 'Se cruza con otra actividad', en: 'It clashes with something else' },
    { es: 'Junta imprevista', en: 'An unforeseen meeting' },
    { es: 'Cambió la prioridad', en: 'Priorities changed' },
    { es: 'Ya se resolvió', en: 'It is solved already' },
    { es: 'Problemas de conexión', en: 'Connection problems' },
  ],
  agent: [
    { es: 'Enfermedad', en: 'Illness' },
    { es: 'Emergencia', en: 'An emergency' },
    { es: 'Falla técnica', en: 'A technical failure' },
    { es: 'Otra persona atenderá el tema', en: 'Somebody else will take this up' },
  ],
  admin: [
    { es: 'Día festivo', en: 'A holiday' },
    { es: 'Mantenimiento', en: 'Maintenance' },
    { es: 'El agente no está disponible', en: 'The agent is not available' },
  ],
} as const satisfies Record<string, readonly Text[]>;

export type ReasonAudience = keyof typeof REASONS;
export const REASON_AUDIENCES = Object.keys(REASONS) as [ReasonAudience, ...ReasonAudience[]];

/** The reasons that somebody is offered, in their language. */
export const cancelReasons = (audience: ReasonAudience, locale: Locale): string[] =>
  REASONS[audience].map((reason) => reason[locale]);
