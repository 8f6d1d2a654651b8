import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';

/** Refusals: status and sentence of each. */
export const otherContentProblems = {
  'other-content.not-found': problem(404, 'No encontramos ese contenido.', 'We could not find that content.'),
  'other-content.stale': problem(
    409,
    'Alguien más cambió este contenido. Revisa cómo quedó antes de guardar.',
    'Someone else changed this content. Look at how it stands before saving.',
  ),
  'other-content.title-stale': problem(
    409,
    'Alguien más cambió el título. Revisa cómo quedó antes de guardar.',
    'Someone else changed the title. Look at how it stands before saving.',
  ),
  'other-content.page-stale': problem(
    409,
    'Alguien más cambió esta página. Revisa cómo quedó antes de guardar.',
    'Someone else changed this page. Look at how it stands before saving.',
  ),
} as const satisfies Record<`other-content.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const otherContentFields = {
  'other-content.name.required': { es: 'El nombre es obligatorio.', en: 'The name is required.' },
  'other-content.title.required': { es: 'El título es obligatorio.', en: 'The title is required.' },
  // The specification's own sentence, accent missing.
  'other-content.url.invalid': { es: 'La url es invalida', en: 'The url is not valid' },
  'other-content.url.host': {
    es: 'Usa una dirección https de un sitio permitido: {hosts}.',
    en: 'Use an https address of an allowed site: {hosts}.',
  },
  'other-content.url.no-hosts': {
    es: 'Todavía no hay sitios permitidos para mostrar páginas.',
    en: 'No sites are allowed yet to show pages from.',
  },
  'other-content.url.required': {
    es: 'Para activarla, escribe su dirección.',
    en: 'To activate it, write its address.',
  },
} as const satisfies Record<`other-content.${string}`, Text>;

/** Sentences after a success. */
export const otherContentMessages = {
  'other-content.added': { es: 'Contenido agregado.', en: 'Content added.' },
  'other-content.saved': { es: 'Contenido guardado.', en: 'Content saved.' },
  'other-content.deleted': { es: 'Contenido eliminado.', en: 'Content deleted.' },
  'other-content.title-saved': { es: 'Título guardado.', en: 'Title saved.' },
  'other-content.ordered': { es: 'Orden guardado.', en: 'Order saved.' },
  'other-content.page-saved': { es: 'Página guardada.', en: 'Page saved.' },
} as const satisfies Record<`other-content.${string}`, Text>;
