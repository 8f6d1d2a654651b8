import type { Label } from '@ruta/state-machines/kit/labels';

/** The words of the chart and of its outline. */
export const words = {
  always: { es: 'De inmediato', en: 'At once' },
  after: { es: 'Después de', en: 'After' },
  done: { es: 'Responde', en: 'Answers' },
  error: { es: 'Falla', en: 'Fails' },
  end: { es: 'Termina', en: 'Ends' },
  initial: { es: 'Al entrar', en: 'On entering' },
  event: { es: 'Evento', en: 'Event' },
  calls: { es: 'Llama a', en: 'Calls' },
  hidden: { es: 'estados dentro', en: 'states inside' },

  chart: { es: 'Gráfica', en: 'Chart' },
  tools: { es: 'Herramientas de la gráfica', en: 'Chart tools' },
  zoomIn: { es: 'Acercar', en: 'Zoom in' },
  zoomOut: { es: 'Alejar', en: 'Zoom out' },
  fit: { es: 'Ver todo', en: 'Fit' },
  follow: { es: 'Seguir el estado activo', en: 'Follow the active state' },
  code: { es: 'Nombres del código', en: 'Code names' },
  closeAll: { es: 'Cerrar todos', en: 'Close all' },
  openAll: { es: 'Abrir todos', en: 'Open all' },
  exportSvg: { es: 'Exportar SVG', en: 'Export SVG' },
  help: {
    es: 'Flechas: mover. Más y menos: acercar y alejar. 0: ver todo. Av Pág y Re Pág: elegir otro estado. Intro: abrir o cerrar el estado elegido.',
    en: 'Arrows: move. Plus and minus: zoom. 0: fit. Page Down and Page Up: choose another state. Enter: open or close the chosen state.',
  },
  loading: { es: 'Dibujando la gráfica', en: 'Drawing the chart' },
  failed: { es: 'No se pudo dibujar la gráfica', en: 'The chart could not be drawn' },
  failedBody: {
    es: 'Abajo están los mismos estados y transiciones como lista.',
    en: 'The same states and transitions are listed below.',
  },
  retry: { es: 'Reintentar', en: 'Retry' },
  chosen: { es: 'Elegido', en: 'Chosen' },
  closed: { es: 'cerrado', en: 'closed' },
  open: { es: 'abierto', en: 'open' },
  legend: { es: 'Cómo se lee', en: 'How to read it' },
  inside: { es: 'Actúa sin cambiar de estado', en: 'Acts and stays in its state' },
  active: { es: 'Activo', en: 'Active' },
  activeIs: { es: 'Activo: borde grueso y fondo', en: 'Active: thick border and ground' },
  takenIs: { es: 'Recién tomada: flecha gruesa y letra negrita', en: 'Just taken: thick arrow and bold text' },
  taken: { es: 'Recién tomada', en: 'Just taken' },
  covered: { es: 'Recorrido', en: 'Covered' },
  uncovered: { es: 'Sin recorrer', en: 'Not covered' },
  cardIs: {
    es: 'Tarjeta punteada: desde cualquier estado de dentro',
    en: 'Dotted card: from any state inside',
  },

  outline: { es: 'Estados y transiciones', en: 'States and transitions' },
  states: { es: 'Estados', en: 'States' },
  transitions: { es: 'Transiciones', en: 'Transitions' },
  search: { es: 'Buscar estado, evento o condición', en: 'Search state, event or guard' },
  nothing: { es: 'Nada coincide', en: 'Nothing matches' },
  nothingBody: {
    es: 'Prueba con otra palabra o con el nombre del código.',
    en: 'Try another word, or the name of the code.',
  },
  cause: { es: 'Qué la dispara', en: 'What sets it off' },
  from: { es: 'De', en: 'From' },
  to: { es: 'A', en: 'To' },
  guard: { es: 'Condición', en: 'Guard' },
  kind: { es: 'Tipo', en: 'Kind' },
  coverage: { es: 'Cobertura', en: 'Coverage' },
  stays: { es: 'Se queda', en: 'Stays' },
} as const satisfies Record<string, Label>;

/** What sets a transition off, as a kind. */
export const kindWords = {
  event: words.event,
  after: { es: 'Tiempo', en: 'Delay' },
  done: { es: 'Respuesta', en: 'Answer' },
  error: { es: 'Falla', en: 'Failure' },
  end: { es: 'Fin interno', en: 'Inner end' },
  always: { es: 'Inmediata', en: 'Immediate' },
  initial: { es: 'Inicio', en: 'Start' },
} as const satisfies Record<string, Label>;
