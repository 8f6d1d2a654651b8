import type { Label, LabelLanguage } from '@ruta/state-machines/kit/labels';

/** Texts of jumps, coverage, sharing and export; `said` fills `{…}`. */
export const words = {
  jump: { es: 'Saltar a…', en: 'Jump to…' },
  kind: { es: 'A dónde', en: 'Where to' },
  toState: { es: 'Un estado', en: 'A state' },
  toTransition: { es: 'Una transición pendiente', en: 'An untaken transition' },
  state: { es: 'Estado', en: 'State' },
  transition: { es: 'Transición', en: 'Transition' },
  typeToFind: { es: 'Escribe parte del nombre', en: 'Type part of the name' },
  nothingFound: { es: 'Nada se llama así', en: 'Nothing is called that' },
  atOnce: { es: 'Ir de una vez', en: 'Go at once' },
  stepByStep: { es: 'Ir paso a paso', en: 'Go step by step' },
  stop: { es: 'Detener', en: 'Stop' },
  chooseFirst: { es: 'Elige primero a dónde', en: 'First choose where to' },
  searching: { es: 'Buscando el camino más corto…', en: 'Looking for the shortest way…' },
  noWay: { es: 'Ningún camino llega ahí', en: 'No way leads there' },
  failed: { es: 'No se pudo buscar el camino. Inténtalo de nuevo.', en: 'The way could not be looked for. Try again.' },
  alreadyThere: { es: 'Ya estás ahí', en: 'You are there already' },
  arrivedFromHere: {
    es: 'Llegaste desde donde estabas. Pasos: {count}',
    en: 'You arrived from where you were. Moves: {count}',
  },
  arrivedAnew: {
    es: 'Llegaste desde la apertura «{opening}». Pasos: {count}',
    en: 'You arrived from the opening “{opening}”. Moves: {count}',
  },
  moving: { es: 'Paso {now} de {count}', en: 'Move {now} of {count}' },
  stopped: { es: 'Te detuviste en el paso {now} de {count}', en: 'You stopped at move {now} of {count}' },

  coverage: { es: 'Cobertura', en: 'Coverage' },
  source: { es: 'Cubierto por', en: 'Covered by' },
  visit: { es: 'Este recorrido', en: 'This walk' },
  device: { es: 'Este equipo', en: 'This device' },
  suite: { es: 'Las pruebas', en: 'The tests' },
  states: { es: 'Estados', en: 'States' },
  transitions: { es: 'Transiciones', en: 'Transitions' },
  of: { es: '{done} de {all}', en: '{done} of {all}' },
  missing: { es: 'Lo que falta', en: 'What is missing' },
  nothingMissing: { es: 'No falta nada', en: 'Nothing is missing' },
  nearestGap: { es: 'Llévame a lo que falta más cerca', en: 'Lead me to the nearest gap' },
  forgetDevice: { es: 'Vaciar lo de este equipo', en: 'Empty what this device covered' },
  suiteStale: {
    es: 'La máquina cambió desde que se anotó lo que cubren las pruebas. Corre de nuevo: {command}',
    en: 'The machine has changed since what the tests cover was written down. Run again: {command}',
  },

  share: { es: 'Compartir', en: 'Share' },
  address: { es: 'Dirección de este recorrido', en: 'Address of this walk' },
  addressHelp: {
    es: 'Quien la abre llega al mismo estado, con los mismos pasos.',
    en: 'Whoever opens it arrives at the same state, by the same moves.',
  },
  copy: { es: 'Copiar', en: 'Copy' },
  copyAddress: { es: 'Copiar la dirección', en: 'Copy the address' },
  copied: { es: 'Copiado', en: 'Copied' },
  copyFailed: {
    es: 'El navegador no dejó copiar. Selecciona el texto y cópialo tú.',
    en: 'The browser did not allow copying. Select the text and copy it yourself.',
  },
  pathTooLong: {
    es: 'El recorrido es demasiado largo para una dirección. Vuelve unos pasos atrás o expórtalo.',
    en: 'The walk is too long for an address. Go back some moves or export it.',
  },

  export: { es: 'Exportar', en: 'Export' },
  format: { es: 'Formato', en: 'Format' },
  jest: { es: 'Prueba de Jest', en: 'Jest test' },
  qa: { es: 'Caso de QA', en: 'QA case' },
  play: { es: 'Función play', en: 'Play function' },
  download: { es: 'Descargar', en: 'Download' },

  staleTitle: { es: 'La dirección es de una versión anterior', en: 'The address is of an earlier version' },
  staleAll: {
    es: 'La máquina cambió desde que se hizo esta dirección. Sus {of} pasos aún se pueden dar, pero quizá lleven a otro lado.',
    en: 'The machine has changed since this address was made. Its {of} moves can still be made, but may lead elsewhere.',
  },
  stalePart: {
    es: 'La máquina cambió desde que se hizo esta dirección. Pasos dados: {played} de {of}; el siguiente ya no existe o no tiene efecto.',
    en: 'The machine has changed since this address was made. Moves made: {played} of {of}; the next one is gone or has no effect.',
  },
  refusedTitle: { es: 'La dirección no se puede abrir', en: 'The address cannot be opened' },
  tooLong: { es: 'Es más larga que cualquiera que salga de aquí.', en: 'It is longer than any that is made here.' },
  damaged: {
    es: 'Está dañada o incompleta. Pide que te la copien de nuevo.',
    en: 'It is damaged or incomplete. Ask for it to be copied again.',
  },
  tooManyMoves: { es: 'Tiene más pasos de los que se permiten.', en: 'It has more moves than are allowed.' },
  tooMuchTime: {
    es: 'Haría correr el reloj demasiado tiempo, o la máquina no resiste lo que trae.',
    en: 'It would let the clock run for too long, or the machine breaks on what it brings.',
  },
  otherMachine: {
    es: 'Es de otra máquina: {machine}. Ábrela en su página.',
    en: 'It is of another machine: {machine}. Open it on its page.',
  },
  unknownOpening: { es: 'Aquí no hay ninguna apertura «{opening}».', en: 'There is no opening “{opening}” here.' },
  damagedMove: { es: 'Su paso {move} no es un paso.', en: 'Its move {move} is no move.' },
  unknownEvent: {
    es: 'Su paso {move} envía «{name}», que la máquina no conoce.',
    en: 'Its move {move} sends “{name}”, which the machine does not know.',
  },
  unknownCall: {
    es: 'Su paso {move} responde a «{name}», que la máquina no llama.',
    en: 'Its move {move} answers “{name}”, which the machine does not call.',
  },
  wrongPayload: {
    es: 'Su paso {move} trae datos que «{name}» no acepta.',
    en: 'Its move {move} brings data that “{name}” does not accept.',
  },

  qaCase: { es: 'Caso', en: 'Case' },
  qaMachine: { es: 'Flujo', en: 'Flow' },
  qaOpening: { es: 'Se abre con', en: 'Opened with' },
  qaExpected: { es: 'Resultado esperado', en: 'Expected result' },
  qaSend: { es: 'Haz «{name}»', en: 'Do “{name}”' },
  qaWith: { es: 'con', en: 'with' },
  qaWait: { es: 'Deja pasar {time}', en: 'Let {time} pass' },
  qaAnswer: { es: 'El servidor responde a «{name}»', en: 'The server answers “{name}”' },
  qaFail: { es: 'El servidor rechaza «{name}» con «{message}»', en: 'The server refuses “{name}” with “{message}”' },
  qaState: { es: 'estado «{state}»', en: 'state “{state}”' },
  qaEffects: { es: 'sucede {effects}', en: '{effects} happens' },
  qaIgnored: { es: 'no pasa nada', en: 'nothing happens' },
  qaOver: { es: 'el flujo termina', en: 'the flow ends' },
} as const satisfies Record<string, Label>;

export type Word = keyof typeof words;

/** A text in one language with its placeholders filled. */
export const said = (
  word: Word,
  language: LabelLanguage,
  blanks: Readonly<Record<string, string | number>> = {},
): string => words[word][language].replace(/\{(\w+)\}/g, (blank, name: string) => String(blanks[name] ?? blank));
