import type { AccordionItem } from './Accordion.types';

/** Questions about the diagnostic. */
export const questions: readonly AccordionItem[] = [
  {
    id: 'who',
    title: '¿Quién responde el diagnóstico?',
    content: 'Todo el personal de la escuela: directivos, docentes y personal de apoyo.',
  },
  {
    id: 'time',
    title: '¿Cuánto tiempo tengo para responder?',
    note: '20 segundos',
    content: 'Cada pregunta tiene su propio tiempo. Si se acaba, se envía la opción que tengas elegida.',
  },
  {
    id: 'names',
    title: '¿Se sabe qué contesté?',
    content: 'No. La escuela ve quién respondió, nunca qué respondió cada persona.',
  },
  {
    id: 'again',
    title: '¿Puedo responderlo otra vez?',
    content: 'Una vez por ciclo escolar.',
    disabledReason: 'Se explica al cerrar',
  },
];

/** The same in English. */
export const questionsInEnglish: readonly AccordionItem[] = [
  {
    id: 'who',
    title: 'Who answers the diagnostic?',
    content: 'All the staff of the school: leaders, teachers and support staff.',
  },
  {
    id: 'time',
    title: 'How long do I have?',
    note: '20 seconds',
    content: 'Each question has its own time. When it is over, the option you chose is sent.',
  },
  {
    id: 'names',
    title: 'Will anybody know what I answered?',
    content: 'No. The school sees who answered, never what each person answered.',
  },
  {
    id: 'again',
    title: 'May I answer it again?',
    content: 'Once in a school cycle.',
    disabledReason: 'Told at the end',
  },
];
