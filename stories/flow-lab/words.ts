import type { Label, LabelLanguage } from '@ruta/state-machines/kit/labels';

/** The words of the lab itself. */
export const words = {
  opening: { es: 'Situación con la que se abre', en: 'Situation to open with' },
  now: { es: 'Estado actual', en: 'Current state' },
  over: { es: 'El flujo terminó', en: 'The flow has ended' },
  active: { es: 'activo', en: 'active' },
  outline: { es: 'Estados', en: 'States' },
  events: { es: 'Eventos', en: 'Events' },
  noEvents: { es: 'Ningún evento es posible aquí', en: 'No event is possible here' },
  refused: { es: 'No se cumple', en: 'Not met' },
  calls: { es: 'Llamadas pendientes', en: 'Pending calls' },
  noCalls: { es: 'Ninguna llamada espera respuesta', en: 'No call is waiting for an answer' },
  answer: { es: 'Responder', en: 'Answer' },
  fail: { es: 'Rechazar', en: 'Refuse' },
  failure: { es: 'No se pudo completar', en: 'It could not be completed' },
  history: { es: 'Historia', en: 'History' },
  start: { es: 'Al abrir', en: 'On opening' },
  goBack: { es: 'Volver aquí', en: 'Go back here' },
  ignored: { es: 'Sin efecto', en: 'No effect' },
  context: { es: 'Contexto', en: 'Context' },
} as const satisfies Record<string, Label>;

/** A label in the chosen language, or the name of the code where there is none. */
export const read = (labels: Readonly<Record<string, Label>>, name: string, language: LabelLanguage): string =>
  (labels as Readonly<Record<string, Label | undefined>>)[name]?.[language] ?? name;

const LONGEST = 72;
const shown = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value));

/** A payload on one line: "date: 2026-11-20, time: 09:30". */
export function summary(payload: object): string {
  const fields = Object.entries(payload).filter(([name]) => name !== 'type');
  const line = fields.map(([name, value]) => `${name}: ${shown(value)}`).join(', ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
