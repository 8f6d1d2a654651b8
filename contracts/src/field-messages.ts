import type { Locale, Text } from './locale';

/**
 * The sentences shown beside a field. Contracts name them by key; the server and the forms put them in the person's
 * language. `{max}` and the like come from the issue.
 */
export const FIELD_MESSAGES = {
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
  'password.required': { es: 'La contraseña es obligatoria.', en: 'The password is required.' },
  'password.too-short': { es: 'Usa al menos 12 caracteres.', en: 'Use at least 12 characters.' },
  'password.too-long': { es: 'Usa como máximo 128 caracteres.', en: 'Use at most 128 characters.' },
  'password.too-common': {
    es: 'Es de las primeras que cualquiera probaría. Elige otra, por ejemplo una frase.',
    en: 'It is one of the first that anybody would try. Choose another, such as a phrase.',
  },
  'password.familiar': {
    es: 'Se parece demasiado a tu nombre, tu correo o palabras de Ruta. Elige otra, por ejemplo una frase.',
    en: 'It is too close to your name, your e-mail or words of Ruta. Choose another, such as a phrase.',
  },
  'password.confirmation': { es: 'Las contraseñas no coinciden.', en: 'The passwords do not match.' },
  'code.required': { es: 'Escribe el código.', en: 'Write the code.' },
  'code.malformed': {
    es: 'Escribe los 6 dígitos de tu aplicación o un código de recuperación.',
    en: 'Write the 6 digits of your app, or a recovery code.',
  },
  'code.wrong': {
    es: 'El código no es correcto. Espera al siguiente que muestre tu aplicación.',
    en: 'The code is not right. Wait for the next one that your app shows.',
  },
  'password.current': { es: 'Esta no es tu contraseña actual.', en: 'This is not your current password.' },
  'birthday.future': { es: 'La fecha no puede ser posterior a hoy.', en: 'The date cannot be later than today.' },
  'birthday.too-old': { es: 'Revisa el año de nacimiento.', en: 'Check the year of birth.' },
  'terms.required': { es: 'Acepta las condiciones para continuar.', en: 'Accept the terms to go on.' },
  'invitation.role.required': { es: 'Elige un rol.', en: 'Choose a role.' },
  'invitation.role.unknown': { es: 'Elige un rol de la lista.', en: 'Choose a role from the list.' },
  'invitation.role.one-by-one': {
    es: 'Ese rol se invita de uno en uno.',
    en: 'That role is invited one person at a time.',
  },
  'invitation.emails.required': { es: 'Escribe al menos un correo.', en: 'Write at least one e-mail.' },
  'invitation.emails.too-many': {
    es: 'Son demasiados correos: máximo {max} por envío.',
    en: 'Too many e-mails: at most {max} at once.',
  },
  'invitation.emails.invalid': {
    es: 'Estos correos no son válidos: {emails}. No se envió nada.',
    en: 'These e-mails are not valid: {emails}. Nothing was sent.',
  },
  'invitation.text.unreadable': {
    es: 'El texto no se pudo leer como lista ni como CSV. Revisa las comillas.',
    en: 'The text could not be read as a list or as CSV. Check the quotes.',
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
  'search.too-long': {
    es: 'La búsqueda es demasiado larga: máximo {max} caracteres.',
    en: 'The search is too long: at most {max} characters.',
  },
  'user.name.required': { es: 'El nombre es obligatorio.', en: 'The name is required.' },
  'user.surname.required': { es: 'El apellido es obligatorio.', en: 'The surname is required.' },
  'user.email.taken': { es: 'Otra cuenta ya usa este correo.', en: 'Another account already uses this e-mail.' },
  'user.school.unknown': { es: 'Elige una escuela que exista.', en: 'Choose a school that exists.' },
  'user.roles.required': { es: 'Elige al menos un rol.', en: 'Choose at least one role.' },
  'user.roles.unknown': { es: 'Ese rol no existe.', en: 'That role does not exist.' },
  'user.levels.unknown': { es: 'Ese nivel no existe.', en: 'That level does not exist.' },
  'permission.unknown': { es: 'Ese rol o permiso no existe.', en: 'That role or permission does not exist.' },
  'school.name.required': { es: 'El nombre de la escuela es obligatorio.', en: 'The name of the school is required.' },
  'school.city.required': { es: 'La ciudad es obligatoria.', en: 'The city is required.' },
  'visit.objective.required': { es: 'El objetivo es obligatorio.', en: 'The objective is required.' },
  'visit.date.required': { es: 'La fecha es obligatoria.', en: 'The date is required.' },
  'visit.time.required': { es: 'La hora es obligatoria.', en: 'The time is required.' },
  'visit.date.past': { es: 'La fecha debe ser hoy o posterior.', en: 'The date must be today or later.' },
  'visit.date.outside-cycle': {
    es: 'La fecha debe estar dentro del ciclo escolar.',
    en: 'The date must be within the school cycle.',
  },
  'visit.date.reschedule': {
    es: 'Para cambiar la fecha o la hora, reprograma la visita.',
    en: 'To change the date or the time, reschedule the visit.',
  },
  'visit.actions.required': { es: 'Escribe las acciones de este eje.', en: 'Write the actions of this axis.' },
  'visit.specifications.required': {
    es: 'Escribe las especificaciones de este eje.',
    en: 'Write the specifications of this axis.',
  },
  'visit.axes.four': { es: 'Una visita tiene exactamente los cuatro ejes.', en: 'A visit has exactly the four axes.' },
  'visit.justification.required': {
    es: 'Explica el motivo en al menos 10 caracteres.',
    en: 'Explain the reason in at least 10 characters.',
  },
  'activity.title.required': { es: 'Escribe el nombre de la actividad.', en: 'Write the name of the activity.' },
  'activity.duration.malformed': {
    es: 'Escribe la duración en minutos, de 5 a 720.',
    en: 'Write the duration in minutes, from 5 to 720.',
  },
  'activity.date.reschedule': {
    es: 'Para cambiar la fecha o la hora, reprograma la actividad.',
    en: 'To change the date or the time, reschedule the activity.',
  },
  'activity.level.foreign': {
    es: 'La escuela no tiene ese nivel.',
    en: 'The school does not teach that level.',
  },
  'proof.name.required': { es: 'Escribe el título de la constancia.', en: 'Write the title of the proof.' },
  'list.repeated': { es: 'Hay opciones repetidas.', en: 'Some options are repeated.' },
  'assistants.unknown': {
    es: 'Alguna persona de la lista no es de esta escuela.',
    en: 'Someone on the list is not from this school.',
  },
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
  'photo.type': {
    es: 'El archivo {name} no es una foto que aquí se acepte: JPG, PNG o WebP.',
    en: 'The file {name} is not a photo that is accepted here: JPG, PNG or WebP.',
  },
  'file.unreadable': {
    es: 'El archivo {name} está dañado o no se puede leer.',
    en: 'The file {name} is damaged or cannot be read.',
  },
  'file.pixels': {
    es: 'La imagen {name} es demasiado grande. Redúcela e inténtalo de nuevo.',
    en: 'The image {name} is too large. Make it smaller and try again.',
  },
  'evidence.full': {
    es: 'Una actividad tiene hasta 3 evidencias. Quita una para agregar otra.',
    en: 'An activity has up to 3 pieces of evidence. Remove one to add another.',
  },
} as const satisfies Record<string, Text>;

export type FieldMessage = keyof typeof FIELD_MESSAGES;

const isKey = (key: string): key is FieldMessage => Object.hasOwn(FIELD_MESSAGES, key);

/** The sentence of a key in a language, its `{places}` filled; an unknown key gives the general refusal. */
export function fieldMessage(key: string, locale: Locale, places: Readonly<Record<string, unknown>> = {}): string {
  const sentence: string = FIELD_MESSAGES[isKey(key) ? key : 'invalid'][locale];
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => shown(places[name]));
}

const shown = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
