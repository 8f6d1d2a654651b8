import type { Text } from '../locale';
import { problem, type ProblemFacts } from './problem';

/** Refusals that any call may give: status and sentence of each. */
export const kitProblems = {
  'request.malformed': problem(400, 'La solicitud no se pudo leer.', 'The request could not be read.'),
  'request.invalid': problem(422, 'Revisa los campos marcados.', 'Check the marked fields.'),
  'request.too-large': problem(413, 'La solicitud es demasiado grande.', 'The request is too large.'),
  'request.unsupported-type': problem(415, 'El tipo de contenido no se acepta.', 'This content type is not accepted.'),
  'request.range': problem(
    416,
    'Esa parte del archivo no existe. Ábrelo de nuevo.',
    'That part of the file does not exist. Open it again.',
  ),
  'request.no-such-call': problem(404, 'Esta dirección no existe.', 'This address does not exist.'),
  'request.too-many': problem(429, 'Demasiadas solicitudes. Espera un momento.', 'Too many requests. Wait a moment.'),
  'request.too-slow': problem(
    408,
    'El archivo llega demasiado despacio. Inténtalo de nuevo con otra conexión o con un archivo más ligero.',
    'The file arrives too slowly. Try again over another connection, or with a smaller file.',
  ),
  'request.csrf': problem(
    419,
    'La página caducó. Recárgala e inténtalo de nuevo.',
    'The page expired. Reload it and try again.',
  ),
  'request.no-cookies': problem(
    419,
    'Tu navegador no guarda las cookies de este sitio, y sin ellas no se puede iniciar sesión. En la configuración del navegador, en «Privacidad» o «Cookies», permite las de este sitio y recarga la página.',
    'Your browser does not keep the cookies of this site, and without them nobody can sign in. In the settings of the browser, under “Privacy” or “Cookies”, allow those of this site and reload the page.',
  ),
  'request.key-reused': problem(
    422,
    'Esta solicitud repite la clave de otra distinta.',
    'This request repeats the key of a different one.',
  ),
  'request.in-flight': problem(
    409,
    'La misma solicitud todavía se está procesando. Espera un momento.',
    'The same request is still being processed. Wait a moment.',
  ),
  'request.already-done': problem(
    409,
    'Esta solicitud ya se guardó. Recarga la página para verla.',
    'This request was saved already. Reload the page to see it.',
  ),
  'undo.too-late': problem(
    410,
    'Pasaron más de diez minutos desde que se eliminó: ya no se puede recuperar.',
    'More than ten minutes have passed since the deletion: it can no longer be restored.',
  ),
  'undo.done': problem(409, 'Ya se había recuperado.', 'It had been restored already.'),
  'server.failed': problem(
    500,
    'Algo falló de nuestro lado. Inténtalo de nuevo.',
    'Something failed on our side. Try again.',
  ),
  'server.unavailable': problem(
    503,
    'El servicio no está disponible por ahora. Inténtalo en un momento.',
    'The service is not available right now. Try again in a moment.',
  ),
  'server.storage-full': problem(
    507,
    'No hay espacio para guardar. Avisa a tu administrador.',
    'There is no space left to save. Tell your administrator.',
  ),
  'documents.busy': problem(
    503,
    'Se están preparando muchos documentos. Inténtalo en unos segundos.',
    'Many documents are being prepared. Try again in a few seconds.',
  ),
} as const satisfies Record<string, ProblemFacts>;

/** Sentences beside fields of any room. */
export const kitFields = {
  required: { es: 'Este campo es obligatorio.', en: 'This field is required.' },
  invalid: { es: 'Este valor no es válido.', en: 'This value is not valid.' },
  unknown: { es: 'Este campo no existe aquí: {keys}.', en: 'This field does not exist here: {keys}.' },
  'option.unknown': { es: 'Elige una de las opciones: {options}.', en: 'Choose one of the options: {options}.' },
  'number.too-small': { es: 'El valor mínimo es {min}.', en: 'The smallest value is {min}.' },
  'number.too-big': { es: 'El valor máximo es {max}.', en: 'The largest value is {max}.' },
  'list.too-short': { es: 'Faltan elementos: mínimo {min}.', en: 'Too few items: at least {min}.' },
  'list.too-long': { es: 'Hay demasiados elementos: máximo {max}.', en: 'Too many items: at most {max}.' },
  'text.required': { es: 'Escribe un texto.', en: 'Write some text.' },
  'text.too-short': {
    es: 'El texto es demasiado corto: mínimo {min} caracteres.',
    en: 'The text is too short: at least {min} characters.',
  },
  'text.too-long': {
    es: 'El texto es demasiado largo: máximo {max} caracteres.',
    en: 'The text is too long: at most {max} characters.',
  },
  'text.unprintable': {
    es: 'El texto tiene caracteres que no se pueden guardar.',
    en: 'The text has characters that cannot be stored.',
  },
  'email.required': { es: 'El correo es obligatorio.', en: 'The e-mail is required.' },
  'email.malformed': {
    es: 'Escribe un correo válido, como nombre@escuela.mx.',
    en: 'Write a valid e-mail, such as name@school.mx.',
  },
  'email.not-ascii': {
    es: 'Escribe el correo sin acentos ni eñes: solo letras de la a a la z, números y signos.',
    en: 'Write the e-mail without accents: only letters from a to z, digits and signs.',
  },
  'id.malformed': { es: 'El identificador no es válido.', en: 'The identifier is not valid.' },
  'day.malformed': { es: 'Escribe una fecha que exista.', en: 'Write a date that exists.' },
  'time.required': { es: 'La hora es obligatoria.', en: 'The time is required.' },
  'time.malformed': { es: 'Escribe una hora entre 00:00 y 23:59.', en: 'Write a time between 00:00 and 23:59.' },
  'time.nonexistent': {
    es: 'Esa hora no existe ese día en la escuela. Elige otra.',
    en: 'That time does not exist on that day at the school. Choose another.',
  },
  'month.malformed': { es: 'Escribe un mes como 2026-11.', en: 'Write a month such as 2026-11.' },
  'range.backwards': {
    es: 'La fecha final debe ser igual o posterior a la inicial.',
    en: 'The end date must be the start date or later.',
  },
  'range.too-long': {
    es: 'El periodo es demasiado largo: máximo {max} días.',
    en: 'The period is too long: at most {max} days.',
  },
  'search.too-short': {
    es: 'Escribe al menos {min} caracteres.',
    en: 'Type at least {min} characters.',
  },
  'search.too-long': {
    es: 'La búsqueda es demasiado larga: máximo {max} caracteres.',
    en: 'The search is too long: at most {max} characters.',
  },
  'list.repeated': { es: 'Hay opciones repetidas.', en: 'Some options are repeated.' },
  'file.required': { es: 'Elige un archivo.', en: 'Choose a file.' },
  'file.empty': { es: 'El archivo {name} está vacío.', en: 'The file {name} is empty.' },
  'file.too-large': { es: 'Un archivo puede pesar hasta {max} MB.', en: 'A file may be up to {max} MB.' },
  'file.too-many': {
    es: 'Puedes subir hasta {max} archivos a la vez.',
    en: 'You can upload up to {max} files at once.',
  },
  'file.type': {
    es: 'El archivo {name} no es del tipo que aquí se acepta: JPG, PNG, WebP o PDF.',
    en: 'The file {name} is not of a kind accepted here: JPG, PNG, WebP or PDF.',
  },
  'file.type.shared': {
    es: 'El archivo {name} no es del tipo que aquí se acepta: JPG, PNG, WebP, PDF, MP4, o Word, PowerPoint y Excel sin macros.',
    en: 'The file {name} is not of a kind accepted here: JPG, PNG, WebP, PDF, MP4, or Word, PowerPoint and Excel without macros.',
  },
  'file.unreadable': {
    es: 'El archivo {name} está dañado o no se puede leer.',
    en: 'The file {name} is damaged or cannot be read.',
  },
  'file.password': {
    es: 'El archivo {name} pide una contraseña. Guarda una copia sin contraseña y súbela.',
    en: 'The file {name} asks for a password. Save a copy without one and upload it.',
  },
  'file.pixels': {
    es: 'La imagen {name} es demasiado grande. Redúcela e inténtalo de nuevo.',
    en: 'The image {name} is too large. Make it smaller and try again.',
  },
} as const satisfies Record<string, Text>;
