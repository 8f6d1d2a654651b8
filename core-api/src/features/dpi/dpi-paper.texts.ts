import type { Locale } from '@ruta/contracts';
import { paperWords } from '../../pdf/paper-words';

const TEXTS = {
  es: {
    title: 'Resultados del diagnóstico (DPI)',
    cycle: 'Ciclo {cycle}',
    school: 'Escuela',
    window: 'Fechas',
    'window.days': 'Del {from} al {to}',
    'window.none': 'Sin fechas',
    finished: 'Terminados',
    'people.of': '{n} de {of} personas',
    shown: 'Resultados de',
    people: '{n} personas',
    none: 'Nadie ha terminado el diagnóstico.',
    small:
      'Todavía no hay resultados que mostrar: cada cifra es de {min} personas por lo menos, para que nadie sea reconocible.',
    all: 'Todas las respuestas',
    ranking: 'Por dónde empezar: del promedio más bajo al más alto',
    question: 'Promedio {average}. Contestaron {answered} de {instruments} personas.',
    network: 'Promedio de la red {average}',
    note: 'Cada cifra es de {min} personas por lo menos. Los porcentajes son de las respuestas dadas a tiempo.',
    page: 'Página {page} de {pages}',
  },
  en: {
    title: 'Results of the diagnostic (DPI)',
    cycle: 'Cycle {cycle}',
    school: 'School',
    window: 'Dates',
    'window.days': 'From {from} to {to}',
    'window.none': 'No dates',
    finished: 'Finished',
    'people.of': '{n} of {of} people',
    shown: 'Results of',
    people: '{n} people',
    none: 'Nobody has finished the diagnostic.',
    small: 'There are no results to show yet: each figure is of {min} people at least, so that nobody is recognized.',
    all: 'All answers',
    ranking: 'Where to begin: from the lowest average to the highest',
    question: 'Average {average}. {answered} of {instruments} people answered.',
    network: 'Network average {average}',
    note: 'Each figure is of {min} people at least. Percentages are of the answers given in time.',
    page: 'Page {page} of {pages}',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** Texts of the paper of results, in the person's language. */
export const dpiPaperTexts = paperWords(TEXTS);
export type DpiPaperWords = ReturnType<typeof dpiPaperTexts>;
