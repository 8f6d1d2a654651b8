import type { Label, LabelLanguage } from '@ruta/state-machines/kit/labels';

/** Texts of the lab itself. */
export const words = {
  opening: { es: 'Situación con la que se abre', en: 'Situation to open with' },
  now: { es: 'Estado actual', en: 'Current state' },
  over: { es: 'El flujo terminó', en: 'The flow has ended' },
  failedFlow: { es: 'El flujo falló', en: 'The flow failed' },
  undo: { es: 'Deshacer', en: 'Undo' },
  redo: { es: 'Rehacer', en: 'Redo' },
  restart: { es: 'Empezar de nuevo', en: 'Start over' },
  broke: { es: 'La máquina lanzó un error', en: 'The machine threw an error' },
  brokeWhen: { es: 'No se hizo', en: 'Not done' },
  cannotOpen: { es: 'La máquina no se pudo abrir', en: 'The machine could not be opened' },

  events: { es: 'Eventos', en: 'Events' },
  noEvents: { es: 'Ningún evento es posible aquí', en: 'No event is possible here' },
  refused: { es: 'No se cumple', en: 'Not met' },
  oneIsEnough: { es: 'basta una', en: 'one is enough' },
  noEffect: { es: 'Aquí no tendría efecto', en: 'It would have no effect here' },
  unknownHere: { es: 'Otros eventos: este estado no los conoce', en: 'Other events: this state does not know them' },
  write: { es: 'Escribir datos', en: 'Write data' },
  send: { es: 'Enviar', en: 'Send' },

  calls: { es: 'Llamadas pendientes', en: 'Pending calls' },
  noCalls: { es: 'Ninguna llamada espera respuesta', en: 'No call is waiting for an answer' },
  input: { es: 'Se envió', en: 'It was sent' },
  answer: { es: 'Responder', en: 'Answer' },
  fail: { es: 'Rechazar', en: 'Refuse' },
  failMessage: { es: 'Mensaje del rechazo', en: 'Message of the refusal' },
  failure: { es: 'No se pudo completar', en: 'It could not be completed' },

  form: { es: 'Formulario', en: 'Form' },
  json: { es: 'JSON', en: 'JSON' },
  view: { es: 'Cómo se escribe', en: 'How to write it' },
  sample: { es: 'Partir de la muestra', en: 'Start from the sample' },
  noValue: { es: 'Sin valor (null)', en: 'No value (null)' },
  variant: { es: 'Variante', en: 'Variant' },
  add: { es: 'Agregar', en: 'Add' },
  remove: { es: 'Quitar', en: 'Remove' },
  wrongJson: { es: 'Esto no es JSON válido', en: 'This is not valid JSON' },
  wrongPayload: { es: 'No se envió: revisa los datos', en: 'Not sent: check the data' },

  clock: { es: 'Reloj virtual', en: 'Virtual clock' },
  second: { es: '+1 s', en: '+1 s' },
  fiveSeconds: { es: '+5 s', en: '+5 s' },
  nextTimer: { es: 'Siguiente temporizador', en: 'Next timer' },
  noTimer: { es: 'Ningún temporizador espera', en: 'No timer is waiting' },
  nextDay: { es: 'Día siguiente', en: 'Next day' },
  playOnce: { es: 'Correr ×1', en: 'Play ×1' },
  playTen: { es: 'Correr ×10', en: 'Play ×10' },
  pause: { es: 'Pausar', en: 'Pause' },
  due: { es: 'vence en', en: 'due in' },
  timers: { es: 'Temporizadores', en: 'Timers' },

  history: { es: 'Historia', en: 'History' },
  start: { es: 'Al abrir', en: 'On opening' },
  goBack: { es: 'Volver aquí', en: 'Go back here' },
  goAhead: { es: 'Rehacer hasta aquí', en: 'Redo up to here' },
  ignored: { es: 'Sin efecto', en: 'No effect' },
  stays: { es: 'sigue en', en: 'stays in' },
  onTheWay: { es: 'Vencieron', en: 'Came due' },
  takenBack: { es: 'Deshecho', en: 'Taken back' },
  timePassed: { es: 'Pasó el tiempo', en: 'Time passed' },
  branches: { es: 'Ramas', en: 'Branches' },
  takeBranch: { es: 'Ir a esta rama', en: 'Go to this branch' },
  moves: { es: 'pasos', en: 'moves' },

  context: { es: 'Contexto', en: 'Context' },
  changes: { es: 'Cambios del último paso', en: 'Changes of the last move' },
  noChanges: { es: 'El último paso no cambió nada', en: 'The last move changed nothing' },
  whole: { es: 'Completo', en: 'Whole' },
  added: { es: 'Nuevo', en: 'Added' },
  changed: { es: 'Cambió', en: 'Changed' },
  gone: { es: 'Quitado', en: 'Gone' },
  more: { es: 'y más', en: 'and more' },

  guards: { es: 'Guardas', en: 'Guards' },
  noGuards: { es: 'Esta máquina no tiene guardas', en: 'This machine has no guards' },
  holds: { es: 'Se cumple', en: 'Holds' },
  fails: { es: 'No se cumple', en: 'Does not hold' },
  depends: { es: 'Depende del evento', en: 'Depends on the event' },

  chart: { es: 'Diagrama', en: 'Chart' },
  outline: { es: 'Esquema', en: 'Outline' },
  drawings: { es: 'La máquina', en: 'The machine' },
  act: { es: 'Qué hacer', en: 'What to do' },
  look: { es: 'Qué pasó', en: 'What happened' },
  here: { es: 'Aquí', en: 'Here' },
  jump: { es: 'Saltar', en: 'Jump' },
  coverage: { es: 'Cobertura', en: 'Coverage' },
  share: { es: 'Compartir', en: 'Share' },
  export: { es: 'Exportar', en: 'Export' },
  machines: { es: 'Máquinas de flujo', en: 'Flow machines' },
  machine: { es: 'Máquina', en: 'Machine' },
  states: { es: 'Estados', en: 'States' },
  transitions: { es: 'Transiciones', en: 'Transitions' },
  coverageByTests: { es: 'Cubierto por las pruebas', en: 'Covered by the tests' },
  features: { es: 'Funciones', en: 'Features' },
  stale: { es: 'Cobertura desactualizada', en: 'Stale coverage' },
  shortcuts: { es: 'Atajos', en: 'Shortcuts' },
} as const satisfies Record<string, Label>;

/** Label in the language, or the code name if there is none. */
export const read = (labels: Readonly<Record<string, Label>>, name: string, language: LabelLanguage): string =>
  (labels as Readonly<Record<string, Label | undefined>>)[name]?.[language] ?? name;

/** The value as JSON; 'undefined' for undefined. */
export const asJson = (value: unknown, indent?: number): string =>
  value === undefined ? 'undefined' : JSON.stringify(value, null, indent);

const LONGEST = 72;
const shown = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value));

/** Whether `summary` shows all of a value. */
export const fitsInLine = (payload: unknown): boolean => wholeLine(payload).length <= LONGEST;

/**
 * The first 72 characters of a value on one line; a payload without its type: "date: 2026-11-20, time: 09:30". Empty
 * for undefined.
 */
export function summary(payload: unknown): string {
  const line = wholeLine(payload);
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

function wholeLine(payload: unknown): string {
  if (payload === undefined) return '';
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return shown(payload);
  const fields = Object.entries(payload).filter(([name]) => name !== 'type');
  return fields.map(([name, value]) => `${name}: ${shown(value)}`).join(', ');
}
