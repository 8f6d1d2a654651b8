import { formatDay } from '../kit/day-text';
import { duty, type DutyKind } from '../kit/duty';
import { notice } from '../kit/notice';
import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';

/** Refusals: status and sentence of each. */
export const pfpProblems = {
  'pfp.not-found': problem(404, 'No encontramos ese plan de formación.', 'We could not find that formation plan.'),
  'pfp.content-not-found': problem(404, 'No encontramos ese contenido.', 'We could not find that content.'),
  'pfp.figures-forbidden': problem(
    403,
    'Las cifras de los planes de formación son para la dirección de la escuela y quien la acompaña.',
    'The figures of formation plans are for the leaders of a school and those who accompany it.',
  ),
  'pfp.closed': problem(
    410,
    'El plan de formación ya cerró: puedes leerlo, pero ya no cuenta.',
    'The formation plan is closed: you can read it, but it does not count any more.',
  ),
  'pfp.stale': problem(
    409,
    'Alguien más cambió este plan. Revisa cómo quedó antes de guardar.',
    'Someone else changed this plan. Look at how it stands before saving.',
  ),
  'pfp.content-stale': problem(
    409,
    'Alguien más cambió este contenido. Revisa cómo quedó antes de guardar.',
    'Someone else changed this content. Look at how it stands before saving.',
  ),
  'pfp.cycle-finished': problem(
    409,
    'El ciclo de este plan terminó: ya no se puede cambiar.',
    'The cycle of this plan is finished: it cannot be changed any more.',
  ),
  'pfp.published': problem(
    409,
    'Este plan ya se publicó: no se elimina, se retira.',
    'This plan was published: it is not deleted but retired.',
  ),
  'pfp.published-already': problem(409, 'Este plan ya está publicado.', 'This plan is published already.'),
  'pfp.not-published': problem(409, 'Este plan no está publicado.', 'This plan is not published.'),
  'pfp.no-contents': problem(
    409,
    'Agrega un contenido antes de publicar el plan.',
    'Add a content before you publish the plan.',
  ),
  'pfp.last-content': problem(
    409,
    'Es el último contenido de un plan publicado. Retira el plan, o agrega otro antes.',
    'It is the last content of a published plan. Retire the plan, or add another one first.',
  ),
  'pfp.not-a-film': problem(409, 'Eso no es un video.', 'That is no film.'),
  'pfp.no-captions': problem(404, 'Este video no tiene subtítulos.', 'This film has no captions.'),
  'pfp.too-many-plans': problem(
    409,
    'Un ciclo tiene hasta 100 planes de formación.',
    'A cycle has up to 100 formation plans.',
  ),
  'pfp.too-many-contents': problem(409, 'Un plan tiene hasta 50 contenidos.', 'A plan has up to 50 contents.'),
} as const satisfies Record<`pfp.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const pfpFields = {
  'pfp.key.malformed': {
    es: 'Usa hasta 60 letras minúsculas sin acentos, números y guiones bajos: planeacion_didactica.',
    en: 'Use up to 60 small letters without accents, digits and underscores: lesson_planning.',
  },
  'pfp.key.taken': { es: 'Otro plan del ciclo tiene esta clave.', en: 'Another plan of the cycle has this key.' },
  'pfp.key.published': {
    es: 'La clave de un plan publicado no cambia.',
    en: 'The key of a published plan does not change.',
  },
  'pfp.name.required': { es: 'El nombre en español es obligatorio.', en: 'The name in Spanish is required.' },
  'pfp.description.required': {
    es: 'La descripción en español es obligatoria.',
    en: 'The description in Spanish is required.',
  },
  'pfp.hours.range': {
    es: 'Escribe entre 0 y 500 horas, con un decimal como máximo.',
    en: 'Write between 0 and 500 hours, with one decimal at most.',
  },
  'pfp.seen.beyond': { es: 'El video es más corto.', en: 'The film is shorter.' },
  'pfp.captions.type': {
    es: 'El archivo {name} no son subtítulos WebVTT (.vtt).',
    en: 'The file {name} is not captions in WebVTT (.vtt).',
  },
  'pfp.content.name.required': { es: 'El nombre es obligatorio.', en: 'The name is required.' },
  'pfp.url.invalid': {
    es: 'Escribe una dirección que empiece con https://.',
    en: 'Write an address that begins with https://.',
  },
} as const satisfies Record<`pfp.${string}`, Text>;

/** Sentences after a success. */
export const pfpMessages = {
  'pfp.added': {
    es: 'Plan guardado. Nadie lo ve hasta que lo publiques.',
    en: 'Plan saved. Nobody sees it until you publish it.',
  },
  'pfp.saved': { es: 'Plan guardado.', en: 'Plan saved.' },
  'pfp.removed': { es: 'Plan eliminado.', en: 'Plan deleted.' },
  'pfp.published': { es: 'Plan publicado.', en: 'Plan published.' },
  'pfp.retired': { es: 'Plan retirado.', en: 'Plan retired.' },
  'pfp.ordered': { es: 'Orden guardado.', en: 'Order saved.' },
  'pfp.content-added': { es: 'Contenido agregado.', en: 'Content added.' },
  'pfp.content-saved': { es: 'Contenido guardado.', en: 'Content saved.' },
  'pfp.captions-saved': { es: 'Subtítulos guardados.', en: 'Captions saved.' },
  'pfp.captions-removed': { es: 'Subtítulos quitados.', en: 'Captions removed.' },
  'pfp.content-removed': { es: 'Contenido eliminado.', en: 'Content deleted.' },
} as const satisfies Record<`pfp.${string}`, Text>;

/** Facts of a plan that was published. */
export interface PfpNotice {
  plan_id: number;
  cycle_id: number;
  /** Its names then. */
  name_es: string;
  name_en: string | null;
}

/** Facts of a closing day that comes. */
export interface PfpClosingNotice {
  cycle_id: number;
  /** The last day that counts. */
  date: string;
  /** How many plans the person has not consulted. */
  plans: number;
}

/** Notifications. */
export const pfpNotices = {
  'pfp.closing': notice<PfpClosingNotice>({
    es: ({ date, plans }) => ({
      title: 'Tu plan de formación cierra pronto',
      body: `Cierra el ${formatDay(date)} y ${plans === 1 ? 'te falta 1 plan' : `te faltan ${plans} planes`} por consultar. Lo que abras después ya no cuenta.`,
    }),
    en: ({ date, plans }) => ({
      title: 'Your formation plan closes soon',
      body: `It closes on ${formatDay(date)}, and you have ${plans === 1 ? '1 plan' : `${plans} plans`} left to consult. What you open later does not count.`,
    }),
  }),
  'pfp.published': notice<PfpNotice>({
    es: ({ name_es }, _, { day }) => ({
      title: 'Nuevo plan de formación',
      body: `«${name_es}» se publicó el ${day}. Ya puedes abrir sus contenidos.`,
    }),
    en: ({ name_es, name_en }, _, { day }) => ({
      title: 'New formation plan',
      body: `The plan “${name_en ?? name_es}” was published on ${day}. You can open its contents.`,
    }),
  }),
} as const satisfies Record<`pfp.${string}`, object>;

/** Titles of duties. */
export const pfpDuties = {
  pfp_pending: duty('waiting', 'Plan de formación por consultar', 'Formation plan to consult'),
} as const satisfies Record<string, DutyKind>;
