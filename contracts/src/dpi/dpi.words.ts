import { duty, type DutyKind } from '../kit/duty';
import { formatDay } from '../kit/day-text';
import { notice } from '../kit/notice';
import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';

/** Refusals: status and sentence of each. */
export const dpiProblems = {
  'dpi.not-found': problem(404, 'No encontramos ese diagnóstico.', 'We could not find that diagnostic.'),
  'dpi.not-open': problem(
    409,
    'El diagnóstico de tu escuela todavía no abre.',
    'The diagnostic of your school has not opened yet.',
  ),
  'dpi.closed': problem(
    410,
    'El diagnóstico de tu escuela ya cerró. Lo que terminaste a tiempo cuenta.',
    'The diagnostic of your school is closed. What you finished in time counts.',
  ),
  'dpi.answered': problem(
    409,
    'Ya contestaste el diagnóstico de este ciclo. Se contesta una sola vez.',
    'You have answered the diagnostic of this cycle. It is answered once.',
  ),
  'dpi.written': problem(
    409,
    'Esa pregunta ya tiene respuesta. Sigue con la siguiente.',
    'That question has an answer already. Go on with the next one.',
  ),
  'dpi.unwritten': problem(
    409,
    'Quedan preguntas sin pasar. Termina cuando hayas visto todas.',
    'There are questions left. Finish once you have seen all of them.',
  ),
  'dpi.bank-in-use': problem(
    409,
    'Alguien ya contesta el diagnóstico de este ciclo: sus preguntas no cambian.',
    'Somebody answers the diagnostic of this cycle already: its questions do not change.',
  ),
  'dpi.question-not-found': problem(404, 'No encontramos esa pregunta.', 'We could not find that question.'),
  'dpi.question-stale': problem(
    409,
    'Alguien más cambió esta pregunta mientras la editabas.',
    'Someone else changed this question while you were editing it.',
  ),
  'dpi.bank-full': problem(
    409,
    'El banco ya tiene 100 preguntas. Para traer más, usa un archivo.',
    'The bank has 100 questions already. Bring more with a file.',
  ),
  'dpi.over': problem(
    409,
    'El diagnóstico de esta escuela ya cerró y su fecha no cambia.',
    'The diagnostic of this school is closed, and its date does not change.',
  ),
  'dpi.stale': problem(
    409,
    'Otra persona cambió la fecha mientras tanto. Revisa la que vale ahora.',
    'Somebody else has changed the date meanwhile. Look at the one that holds now.',
  ),
  'dpi.reminded': problem(
    409,
    'Hoy ya se envió un recordatorio en esta escuela. Mañana puedes enviar otro.',
    'A reminder has been sent at this school today. You can send another one tomorrow.',
  ),
  'dpi.all-finished': problem(
    409,
    'Todas las personas de la escuela terminaron el diagnóstico: no hay a quién recordar.',
    'Everybody at the school has finished the diagnostic: there is nobody to remind.',
  ),
} as const satisfies Record<`dpi.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const dpiFields = {
  'dpi.question.unknown': {
    es: 'Tu diagnóstico no tiene esa pregunta.',
    en: 'Your diagnostic does not have that question.',
  },
  'dpi.question.not-next': {
    es: 'Antes de esta pregunta va otra.',
    en: 'Another question comes before this one.',
  },
  'dpi.option.unknown': {
    es: 'La opción no es de esta pregunta.',
    en: 'The option is not one of this question.',
  },
  'dpi.timeout.range': {
    es: 'Escribe de 5 a 120 segundos, o déjalo vacío para los 20 de siempre.',
    en: 'Enter 5 to 120 seconds, or leave it empty for the usual 20.',
  },
  'dpi.options.exact': {
    es: 'Una pregunta tiene cinco opciones, una por cuadrante.',
    en: 'A question has five options, one per quadrant.',
  },
  'dpi.options.english': {
    es: 'En inglés escribe las cinco opciones o ninguna.',
    en: 'In English write all five options or none.',
  },
  'dpi.end.past': { es: 'El cierre debe ser hoy o después.', en: 'The end must be today or later.' },
  'dpi.end.before-start': {
    es: 'El cierre no puede ser anterior al inicio.',
    en: 'The end cannot be before the start.',
  },
  'dpi.end.outside': {
    es: 'El cierre debe estar dentro del ciclo escolar.',
    en: 'The end must be within the school cycle.',
  },
} as const satisfies Record<`dpi.${string}`, Text>;

/** Sentences after a success. */
export const dpiMessages = {
  'dpi.finished': {
    es: 'Gracias, terminaste el diagnóstico. Cuenta sin tu nombre.',
    en: 'Thank you, you have finished the diagnostic. It counts without your name.',
  },
  'dpi.reminder-sent': {
    es: 'Enviamos el recordatorio a quienes faltan.',
    en: 'The reminder is on its way to those who have not finished.',
  },
  'dpi.question-added': { es: 'Pregunta agregada.', en: 'Question added.' },
  'dpi.question-saved': { es: 'Pregunta guardada.', en: 'Question saved.' },
  'dpi.ordered': { es: 'Orden guardado.', en: 'Order saved.' },
  'dpi.end-saved': { es: 'Guardamos el nuevo cierre.', en: 'The new end is saved.' },
} as const satisfies Record<`dpi.${string}`, Text>;

/** Titles of duties. */
export const dpiDuties = {
  dpi_pending: duty('waiting', 'Diagnóstico (DPI) por contestar', 'Diagnostic (DPI) to answer'),
} as const satisfies Record<string, DutyKind>;

/** Facts of a notification about the diagnostic of a school. */
export interface DpiNotice {
  school_id: number;
  cycle_id: number;
  /** The last day, at the school. */
  date: string;
}

const named = { schools: ({ school_id }: DpiNotice) => [school_id] };

/** Notifications. A type is stored in its rows, so it never changes. */
export const dpiNotices = {
  'dpi.opened': notice<DpiNotice>(
    {
      es: ({ school_id, date }, _, __, names) => ({
        title: 'Abrió el diagnóstico (DPI)',
        body: `Contesta el de ${names.school(school_id)} hasta el ${formatDay(date)}. Se contesta una sola vez, en pocos minutos, y cuenta sin tu nombre.`,
      }),
      en: ({ school_id, date }, _, __, names) => ({
        title: 'The diagnostic (DPI) is open',
        body: `Answer the one of ${names.school(school_id)} until ${formatDay(date)}. It is answered once, takes a few minutes and counts without your name.`,
      }),
    },
    () => [],
    named,
  ),
  'dpi.closing': notice<DpiNotice>(
    {
      es: ({ school_id, date }, _, __, names) => ({
        title: 'El diagnóstico (DPI) cierra pronto',
        body: `El de ${names.school(school_id)} cierra el ${formatDay(date)} y te falta terminarlo. Lo que queda a medias no cuenta.`,
      }),
      en: ({ school_id, date }, _, __, names) => ({
        title: 'The diagnostic (DPI) closes soon',
        body: `The one of ${names.school(school_id)} closes on ${formatDay(date)}, and you have not finished it. What is half done does not count.`,
      }),
    },
    () => [],
    named,
  ),
  'dpi.reminder': notice<DpiNotice>(
    {
      es: ({ school_id, date }, _, __, names) => ({
        title: 'Te falta el diagnóstico (DPI)',
        body: `El de ${names.school(school_id)} está abierto hasta el ${formatDay(date)}. Este recordatorio llega a quien no lo ha terminado; nadie ve a quiénes.`,
      }),
      en: ({ school_id, date }, _, __, names) => ({
        title: 'Your diagnostic (DPI) is waiting',
        body: `The one of ${names.school(school_id)} is open until ${formatDay(date)}. This reminder goes to those who have not finished it; nobody sees who they are.`,
      }),
    },
    () => [],
    named,
  ),
  'dpi.closed': notice<DpiNotice>(
    {
      es: ({ school_id, date }, _, __, names) => ({
        title: 'Cerró el diagnóstico (DPI)',
        body: `El de ${names.school(school_id)} cerró el ${formatDay(date)}. Ya puedes leer los resultados finales.`,
      }),
      en: ({ school_id, date }, _, __, names) => ({
        title: 'The diagnostic (DPI) is closed',
        body: `The one of ${names.school(school_id)} closed on ${formatDay(date)}. Its final results are ready to read.`,
      }),
    },
    () => [],
    named,
  ),
} as const satisfies Record<`dpi.${string}`, object>;
