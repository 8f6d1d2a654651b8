import type { EmailProblem } from './emails';

const spanishProblems: Readonly<Record<EmailProblem, string>> = {
  'no-at': 'le falta la @',
  'no-name': 'le falta lo que va antes de la @',
  'no-domain': 'le falta lo que va después de la @',
  'odd-character': 'tiene un signo que no va',
  'too-long': 'pasa de 254 letras',
};
const englishProblems: typeof spanishProblems = {
  'no-at': 'the @ is missing',
  'no-name': 'what goes before the @ is missing',
  'no-domain': 'what goes after the @ is missing',
  'odd-character': 'it has a character that does not belong',
  'too-long': 'it is over 254 characters',
};

/** Spanish texts of a bulk invitation. */
export const spanish = {
  label: 'Correos de las personas que invitas',
  listLabel: 'Correos agregados',
  description: 'Escríbelos o pega la lista; sepáralos con coma, espacio o renglón.',
  placeholder: 'ana@escuela.mx',
  problemText: (problem: EmailProblem) => spanishProblems[problem],
  duplicateText: (values: readonly string[]) => `Ya en la lista: ${values.join(', ')}`,
  tooManyText: (values: readonly string[]) => `Ya no caben ${values.length}; siguen escritos en el campo.`,
};

/** English texts. */
export const english: typeof spanish = {
  label: 'E-mails of the people you invite',
  listLabel: 'E-mails added',
  description: 'Write them or paste the list; separate them by comma, space or line.',
  placeholder: 'ana@school.mx',
  problemText: (problem) => englishProblems[problem],
  duplicateText: (values) => `Already in the list: ${values.join(', ')}`,
  tooManyText: (values) => `No room for ${values.length}; they are still in the field.`,
};
