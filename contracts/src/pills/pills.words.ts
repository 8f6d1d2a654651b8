import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';

/** Refusals: status and sentence of each. */
export const pillsProblems = {
  'pills.not-found': problem(404, 'No encontramos ese video.', 'We could not find that video.'),
  'pills.film-not-found': problem(404, 'No encontramos esa película.', 'We could not find that film.'),
  'pills.captions-not-found': problem(404, 'No encontramos esos subtítulos.', 'We could not find those captions.'),
  'pills.category-not-found': problem(404, 'No encontramos esa categoría.', 'We could not find that category.'),
  'pills.list-not-found': problem(404, 'No encontramos esa lista.', 'We could not find that list.'),
  'pills.stale': problem(
    409,
    'Alguien más cambió este video. Revisa cómo quedó antes de guardar.',
    'Someone else changed this video. Look at how it stands before saving.',
  ),
  'pills.category-stale': problem(
    409,
    'Alguien más cambió esta categoría. Revisa cómo quedó antes de guardar.',
    'Someone else changed this category. Look at how it stands before saving.',
  ),
  'pills.list-stale': problem(
    409,
    'La lista cambió mientras la ordenabas. Revisa cómo quedó.',
    'The list changed while you were ordering it. Look at how it stands.',
  ),
  'pills.has-videos': problem(
    409,
    'Tiene videos: muévelos o elimínalos antes de eliminarla.',
    'It has videos: move or delete them before you delete it.',
  ),
  'pills.name-taken': problem(409, 'Ya hay una con ese nombre.', 'There is already one with that name.'),
  'pills.list-name-taken': problem(
    409,
    'Ya tienes una lista con ese nombre.',
    'You already have a list with that name.',
  ),
  'pills.too-many-children': problem(409, 'Caben 50 en cada nivel.', 'There is room for 50 in each level.'),
  'pills.too-many-lists': problem(409, 'Puedes tener hasta 100 listas.', 'You can have up to 100 lists.'),
  'pills.list-full': problem(409, 'En una lista caben 500 videos.', 'A list has room for 500 videos.'),
} as const satisfies Record<`pills.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const pillsFields = {
  'pills.title.required': { es: 'El título es obligatorio.', en: 'The title is required.' },
  // The specification's own sentence, accent missing.
  'pills.url.invalid': { es: 'La url es invalida', en: 'The url is not valid' },
  'pills.film.unknown': {
    es: 'Esa película ya no está. Vuelve a subirla.',
    en: 'That film is not there any more. Send it again.',
  },
  'pills.film.type': {
    es: 'El archivo {name} no es una película MP4.',
    en: 'The file {name} is not an MP4 film.',
  },
  'pills.captions.type': {
    es: 'El archivo {name} no son subtítulos WebVTT (.vtt).',
    en: 'The file {name} is not captions in WebVTT (.vtt).',
  },
  'pills.category.unknown': { es: 'Elige una categoría de la lista.', en: 'Choose a category of the list.' },
  'pills.subcategory.unknown': {
    es: 'Elige una subcategoría de esa categoría.',
    en: 'Choose a subcategory of that category.',
  },
  'pills.topic.unknown': { es: 'Elige un tema de esa subcategoría.', en: 'Choose a topic of that subcategory.' },
  'pills.tag.unknown': { es: 'Elige una etiqueta de ese tema.', en: 'Choose a tag of that topic.' },
  'pills.keywords.too-many': { es: 'Caben hasta 50 palabras clave.', en: 'There is room for up to 50 keywords.' },
  'pills.links.too-many': {
    es: 'Un video puede servir para hasta 30 temas e indicadores.',
    en: 'A video can be for up to 30 themes and indicators.',
  },
  'pills.links.unknown': {
    es: 'Ese tema o indicador ya no existe. Quítalo de la lista.',
    en: 'That theme or indicator is not there any more. Take it off the list.',
  },
  'pills.name.required': { es: 'El nombre es obligatorio.', en: 'The name is required.' },
  // The specification's own sentence.
  'pills.list.name.required': {
    es: 'El nombre de la lista de reproducción es requerido',
    en: 'The name of the playlist is required',
  },
  'pills.level.always-active': {
    es: 'Las categorías y subcategorías siempre están activas.',
    en: 'Categories and subcategories are always active.',
  },
  'pills.level.twice': { es: 'Cada nivel va una sola vez.', en: 'Each level comes once.' },
  'pills.view.exclusive': {
    es: 'Elige favoritos o una lista, no los dos.',
    en: 'Choose favourites or a list, not both.',
  },
  'pills.list.required': { es: 'Elige una lista.', en: 'Choose a list.' },
  'pills.video.unknown': { es: 'Ese video ya no está.', en: 'That video is not there any more.' },
} as const satisfies Record<`pills.${string}`, Text>;

/** Sentences after a success. */
export const pillsMessages = {
  'pills.added': { es: 'Video agregado.', en: 'Video added.' },
  'pills.saved': { es: 'Video guardado.', en: 'Video saved.' },
  'pills.links-saved': { es: 'Temas e indicadores guardados.', en: 'Themes and indicators saved.' },
  'pills.deleted': { es: 'Video eliminado.', en: 'Video deleted.' },
  'pills.captions-saved': { es: 'Subtítulos guardados.', en: 'Captions saved.' },
  'pills.captions-removed': { es: 'Subtítulos quitados.', en: 'Captions removed.' },
  'pills.category-added': { es: 'Categoría agregada.', en: 'Category added.' },
  'pills.category-saved': { es: 'Categoría guardada.', en: 'Category saved.' },
  'pills.category-deleted': { es: 'Categoría eliminada.', en: 'Category deleted.' },
  'pills.levels-saved': { es: 'Niveles guardados.', en: 'Levels saved.' },
  'pills.reported': {
    es: 'Gracias. Avisamos a quien cuida la biblioteca.',
    en: 'Thank you. Whoever looks after the library knows now.',
  },
  'pills.list-created': { es: 'Lista creada.', en: 'List created.' },
  'pills.list-saved': { es: 'Lista guardada.', en: 'List saved.' },
  'pills.list-deleted': { es: 'Lista eliminada.', en: 'List deleted.' },
  'pills.list-added': { es: 'Guardado en la lista.', en: 'Saved to the list.' },
  'pills.list-removed': { es: 'Quitado de la lista.', en: 'Removed from the list.' },
} as const satisfies Record<`pills.${string}`, Text>;
