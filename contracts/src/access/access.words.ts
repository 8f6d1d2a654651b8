import { notice, type PersonId } from '../kit/notice';
import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';

/** Refusals: status and sentence of each. */
export const accessProblems = {
  'access.anonymous': problem(401, 'Tu sesión terminó. Inicia sesión de nuevo.', 'Your session ended. Sign in again.'),
  'access.other-person': problem(
    409,
    'En este navegador ya está otra persona o un rol distinto. No se hizo ningún cambio.',
    'Somebody else, or another role, is signed in on this browser now. Nothing was changed.',
  ),
  'access.refused': problem(403, 'No tienes permiso para hacer esto.', 'You do not have permission to do this.'),
  'access.not-evaluated': problem(
    500,
    'Algo falló de nuestro lado. Inténtalo de nuevo.',
    'Something failed on our side. Try again.',
  ),
  'access.wrong-credentials': problem(
    422,
    'El correo o la contraseña no coinciden.',
    'The e-mail or the password do not match.',
  ),
  'access.banned': problem(
    403,
    'Tu cuenta está suspendida. Habla con tu administrador.',
    'Your account is suspended. Talk to your administrator.',
  ),
  'access.unverified': problem(
    403,
    'Tu cuenta todavía no está verificada. Habla con tu administrador.',
    'Your account is not verified yet. Talk to your administrator.',
  ),
  'access.without-role': problem(
    403,
    'Tu cuenta no tiene un rol asignado. Habla con tu administrador.',
    'Your account has no role. Talk to your administrator.',
  ),
  'access.throttled': problem(
    429,
    'Demasiados intentos. Espera un momento y vuelve a intentarlo.',
    'Too many attempts. Wait a moment and try again.',
  ),
  'access.busy': problem(
    503,
    'Hay muchas personas iniciando sesión. Inténtalo en unos segundos.',
    'Many people are signing in. Try again in a few seconds.',
  ),
  'access.wrong-code': problem(
    422,
    'El código no es correcto o ya se usó. Escribe el siguiente que muestre tu aplicación.',
    'The code is not right or was used already. Write the next one that your app shows.',
  ),
  'access.second-step-over': problem(
    410,
    'Pasó demasiado tiempo o hubo demasiados intentos. Escribe de nuevo tu correo y tu contraseña.',
    'Too much time passed or there were too many attempts. Write your e-mail and password again.',
  ),
  'access.two-factor-required': problem(
    403,
    'Activa primero la verificación en dos pasos en tu perfil. Sin ella no puedes administrar.',
    'Turn on two-step verification in your profile first. Without it you cannot administer.',
  ),
  'access.two-factor-on': problem(
    409,
    'La verificación en dos pasos ya está activa.',
    'Two-step verification is already on.',
  ),
  'access.two-factor-off': problem(
    409,
    'La verificación en dos pasos no está activa.',
    'Two-step verification is not on.',
  ),
  'access.two-factor-not-begun': problem(
    409,
    'Empieza de nuevo: el código QR ya no está vigente.',
    'Begin again: the QR code is not valid any more.',
  ),
  'access.two-factor-kept': problem(
    409,
    'Tu rol necesita la verificación en dos pasos. No se puede desactivar.',
    'Your role needs two-step verification. It cannot be turned off.',
  ),
  'access.confirm-first': problem(403, 'Confirma tu contraseña para hacer esto.', 'Confirm your password to do this.'),
  'access.session-not-found': problem(404, 'Esa sesión ya terminó.', 'That session has already ended.'),
  'access.profile-stale': problem(
    409,
    'Tus datos cambiaron en otro lugar. Revisa cómo quedaron antes de guardar.',
    'Your data changed elsewhere. Look at how they stand before saving.',
  ),
  'access.photo-not-found': problem(404, 'No encontramos esa foto.', 'We could not find that photo.'),
  'access.role-not-held': problem(403, 'No tienes ese rol.', 'You do not hold that role.'),
  'access.link-over': problem(
    410,
    'Este enlace ya se usó o caducó. Pide uno nuevo.',
    'This link was used or has expired. Ask for a new one.',
  ),
  'access.remote-account': problem(
    409,
    'La cuenta entra con otro sistema; su contraseña no se cambia aquí.',
    'The account signs in with another system; its password is not changed here.',
  ),
} as const satisfies Record<`access.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const accessFields = {
  'access.password.required': { es: 'La contraseña es obligatoria.', en: 'The password is required.' },
  'access.password.too-short': { es: 'Usa al menos 12 caracteres.', en: 'Use at least 12 characters.' },
  'access.password.too-long': { es: 'Usa como máximo 128 caracteres.', en: 'Use at most 128 characters.' },
  'access.password.too-common': {
    es: 'Es de las primeras que cualquiera probaría. Elige otra, por ejemplo una frase.',
    en: 'It is one of the first that anybody would try. Choose another, such as a phrase.',
  },
  'access.password.familiar': {
    es: 'Se parece demasiado a tu nombre, tu correo o palabras de Ruta. Elige otra, por ejemplo una frase.',
    en: 'It is too close to your name, your e-mail or words of Ruta. Choose another, such as a phrase.',
  },
  'access.password.guessable': {
    es: 'Se adivina pronto: repite partes, o son palabras, nombres o fechas comunes. Elige otra, por ejemplo una frase.',
    en: 'It is soon guessed: it repeats parts, or is common words, names or dates. Choose another, such as a phrase.',
  },
  'access.password.confirmation': { es: 'Las contraseñas no coinciden.', en: 'The passwords do not match.' },
  'access.code.required': { es: 'Escribe el código.', en: 'Write the code.' },
  'access.code.malformed': {
    es: 'Escribe los 6 dígitos de tu aplicación o un código de recuperación.',
    en: 'Write the 6 digits of your app, or a recovery code.',
  },
  'access.code.wrong': {
    es: 'El código no es correcto. Espera al siguiente que muestre tu aplicación.',
    en: 'The code is not right. Wait for the next one that your app shows.',
  },
  'access.password.current': { es: 'Esta no es tu contraseña actual.', en: 'This is not your current password.' },
  'access.birthday.future': {
    es: 'La fecha no puede ser posterior a hoy.',
    en: 'The date cannot be later than today.',
  },
  'access.birthday.too-old': { es: 'Revisa el año de nacimiento.', en: 'Check the year of birth.' },
  'access.photo.type': {
    es: 'El archivo {name} no es una foto que aquí se acepte: JPG, PNG o WebP.',
    en: 'The file {name} is not a photo that is accepted here: JPG, PNG or WebP.',
  },
} as const satisfies Record<`access.${string}`, Text>;

/** Sentences after a success. */
export const accessMessages = {
  'access.signed-in': { es: 'Sesión iniciada.', en: 'Signed in.' },
  'access.signed-out': { es: 'Sesión cerrada.', en: 'Signed out.' },
  'access.role-chosen': { es: 'Ahora trabajas con otro rol.', en: 'You now work in another role.' },
  'access.registered': { es: 'Tu cuenta está lista.', en: 'Your account is ready.' },
  'access.reset-asked': {
    es: 'Si hay una cuenta con ese correo, en unos minutos recibirás un enlace.',
    en: 'If there is an account with that e-mail, you will receive a link in a few minutes.',
  },
  'access.password-reset': {
    es: 'Contraseña guardada. Inicia sesión con ella.',
    en: 'Password saved. Sign in with it.',
  },
  'access.reset-mailed': { es: 'Enlace enviado por correo.', en: 'Link sent by e-mail.' },
  'access.reset-link-shown': {
    es: 'Enlace creado. Entrégalo a la persona: se muestra una sola vez.',
    en: 'Link made. Hand it to the person: it is shown only once.',
  },
  'access.profile-saved': { es: 'Perfil guardado.', en: 'Profile saved.' },
  'access.photo-saved': { es: 'Foto guardada.', en: 'Photo saved.' },
  'access.photo-deleted': { es: 'Foto eliminada.', en: 'Photo removed.' },
  'access.password-changed': {
    es: 'Contraseña cambiada. Tus otras sesiones terminaron.',
    en: 'Password changed. Your other sessions have ended.',
  },
  'access.session-ended': { es: 'Sesión terminada.', en: 'Session ended.' },
  'access.sessions-ended': { es: 'Tus otras sesiones terminaron.', en: 'Your other sessions have ended.' },
  'access.two-factor-on': { es: 'Verificación en dos pasos activada.', en: 'Two-step verification is on.' },
  'access.two-factor-off': { es: 'Verificación en dos pasos desactivada.', en: 'Two-step verification is off.' },
  'access.recovery-renewed': { es: 'Tienes códigos de recuperación nuevos.', en: 'You have new recovery codes.' },
  'access.two-factor-reset': {
    es: 'Verificación en dos pasos restablecida. Sus sesiones terminaron.',
    en: 'Two-step verification reset. Their sessions have ended.',
  },
} as const satisfies Record<`access.${string}`, Text>;

/** Facts of a sign-in from an unknown device. */
export interface DeviceNotice {
  /** Such as `Chrome, Windows`; empty if the browser is unknown. */
  device: string;
}

/** Facts of two-step verification that was turned off. */
export interface SecondStepNotice {
  /** The administrator who turned it off; without one it was turned off in the profile. */
  actor_id?: PersonId;
}

/** Facts of another address that was asked for. The letter names it; the profile shows it. */
export interface EmailAskedNotice {
  /** The administrator who asked for it. */
  actor_id: PersonId;
}

/** Notifications. A type is stored in its rows, so it never changes. */
export const accessNotices = {
  'access.new-device': notice<DeviceNotice>({
    es: ({ device }, _, { day, time }) => ({
      title: 'Nuevo inicio de sesión',
      body: `Alguien entró a tu cuenta el ${day} a las ${time} con ${device || 'un dispositivo desconocido'}. Si no fuiste tú, cierra esa sesión.`,
    }),
    en: ({ device }, _, { day, time }) => ({
      title: 'New sign-in',
      body: `Somebody entered your account on ${day} at ${time} with ${device || 'an unknown device'}. If it was not you, end that session.`,
    }),
  }),
  'access.password-changed': notice<object>({
    es: (_, __, { day, time }) => ({
      title: 'Tu contraseña cambió',
      body: `Tu contraseña se cambió en tu perfil el ${day} a las ${time}, y tus otras sesiones terminaron. Si no fuiste tú, avisa a tu administrador.`,
    }),
    en: (_, __, { day, time }) => ({
      title: 'Your password changed',
      body: `Your password was changed in your profile on ${day} at ${time}, and your other sessions have ended. If it was not you, tell your administrator.`,
    }),
  }),
  'access.calendar-made': notice<object>({
    es: (_, __, { day, time }) => ({
      title: 'Tu agenda tiene una dirección de calendario',
      body: `El ${day} a las ${time} se creó una dirección privada con la que un calendario lee tu agenda. Si no fuiste tú, cambia tu contraseña: la dirección deja de valer.`,
    }),
    en: (_, __, { day, time }) => ({
      title: 'Your agenda has a calendar address',
      body: `On ${day} at ${time} a private address was made, by which a calendar reads your agenda. If it was not you, change your password: the address ends.`,
    }),
  }),
  'access.password-reset': notice<object>({
    es: (_, __, { day, time }) => ({
      title: 'Tu contraseña se restableció',
      body: `Alguien eligió otra contraseña para tu cuenta con un enlace el ${day} a las ${time}, y todas tus sesiones terminaron. Si no fuiste tú, avisa a tu administrador.`,
    }),
    en: (_, __, { day, time }) => ({
      title: 'Your password was reset',
      body: `Somebody chose another password for your account with a link on ${day} at ${time}, and all your sessions have ended. If it was not you, tell your administrator.`,
    }),
  }),
  'access.email-asked': notice<EmailAskedNotice>(
    {
      es: ({ actor_id }, nameOf, { day, time }) => ({
        title: 'Tu correo va a cambiar',
        body: `${nameOf(actor_id)} pidió otro correo para tu cuenta el ${day} a las ${time}; lo ves en tu perfil. Cuenta cuando lo confirmes con el enlace que enviamos a ese correo. Si no lo esperabas, avisa a tu administrador.`,
      }),
      en: ({ actor_id }, nameOf, { day, time }) => ({
        title: 'Your e-mail is going to change',
        body: `${nameOf(actor_id)} asked for another e-mail for your account on ${day} at ${time}; your profile shows it. It counts once you confirm it with the link sent to that e-mail. If you did not expect it, tell your administrator.`,
      }),
    },
    ({ actor_id }) => [actor_id],
  ),
  'access.email-changed': notice<object>({
    es: (_, __, { day, time }) => ({
      title: 'Tu correo cambió',
      body: `El correo de tu cuenta cambió el ${day} a las ${time}, y todas tus sesiones terminaron. Si no lo esperabas, avisa a tu administrador.`,
    }),
    en: (_, __, { day, time }) => ({
      title: 'Your e-mail changed',
      body: `The e-mail of your account changed on ${day} at ${time}, and all your sessions have ended. If you did not expect it, tell your administrator.`,
    }),
  }),
  'access.codes-refused': notice<object>({
    es: (_, __, { day, time }) => ({
      title: 'Cinco códigos equivocados',
      body: `Alguien escribió bien tu contraseña el ${day} a las ${time}, y después cinco códigos equivocados. No entró. Si no fuiste tú, cambia tu contraseña.`,
    }),
    en: (_, __, { day, time }) => ({
      title: 'Five wrong codes',
      body: `Somebody gave your right password on ${day} at ${time}, and then five wrong codes. They did not get in. If it was not you, change your password.`,
    }),
  }),
  'access.two-factor-off': notice<SecondStepNotice>(
    {
      es: ({ actor_id }, nameOf, { day, time }) => ({
        title: 'Verificación en dos pasos desactivada',
        body:
          actor_id === undefined
            ? `La verificación en dos pasos de tu cuenta se desactivó el ${day} a las ${time}: ya no se pide un código al entrar. Si no fuiste tú, avisa a tu administrador.`
            : `${nameOf(actor_id)} restableció la verificación en dos pasos de tu cuenta el ${day} a las ${time}: ya no se pide un código al entrar. Si no lo pediste, avisa a tu administrador.`,
      }),
      en: ({ actor_id }, nameOf, { day, time }) => ({
        title: 'Two-step verification turned off',
        body:
          actor_id === undefined
            ? `Two-step verification of your account was turned off on ${day} at ${time}: signing in asks for no code any more. If it was not you, tell your administrator.`
            : `${nameOf(actor_id)} reset the two-step verification of your account on ${day} at ${time}: signing in asks for no code any more. If you did not ask for it, tell your administrator.`,
      }),
    },
    ({ actor_id }) => [actor_id],
  ),
} as const satisfies Record<`access.${string}`, object>;
