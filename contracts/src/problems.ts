import type { Text } from './locale';

interface ProblemFacts {
  status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 419 | 422 | 429 | 500 | 502 | 503 | 507;
  text: Text;
}
const problem = (status: ProblemFacts['status'], es: string, en: string): ProblemFacts => ({
  status,
  text: { es, en },
});

/** Every refusal of the product: its status and its sentence. Nothing else is ever told to a caller (law 4). */
export const PROBLEMS = {
  'request.malformed': problem(400, 'La solicitud no se pudo leer.', 'The request could not be read.'),
  'request.invalid': problem(422, 'Revisa los campos marcados.', 'Check the marked fields.'),
  'request.too-large': problem(413, 'La solicitud es demasiado grande.', 'The request is too large.'),
  'request.unsupported-type': problem(415, 'El tipo de contenido no se acepta.', 'This content type is not accepted.'),
  'request.no-such-call': problem(404, 'Esta dirección no existe.', 'This address does not exist.'),
  'request.too-many': problem(429, 'Demasiadas solicitudes. Espera un momento.', 'Too many requests. Wait a moment.'),
  'request.csrf': problem(
    419,
    'La página caducó. Recárgala e inténtalo de nuevo.',
    'The page expired. Reload it and try again.',
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
  'access.anonymous': problem(401, 'Tu sesión terminó. Inicia sesión de nuevo.', 'Your session ended. Sign in again.'),
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
  'invitations.not-found': problem(404, 'No encontramos esa invitación.', 'We could not find that invitation.'),
  'invitations.exists': problem(
    409,
    'Ya hay una invitación abierta para ese correo y ese rol. Puedes enviarla de nuevo.',
    'There is an open invitation for that e-mail and role. You can send it again.',
  ),
  'invitations.already-member': problem(
    409,
    'Ya hay una cuenta con ese correo. Cambia sus roles en Usuarios.',
    'There is an account with that e-mail. Change its roles in Users.',
  ),
  'invitations.accepted': problem(
    409,
    'La invitación ya se aceptó y no se puede cambiar.',
    'The invitation was accepted and cannot be changed.',
  ),
  'invitations.stale': problem(
    409,
    'Alguien más cambió esta invitación. Revisa cómo quedó antes de guardar.',
    'Someone else changed this invitation. Look at how it stands before saving.',
  ),
  'schools.not-found': problem(404, 'No encontramos esa escuela.', 'We could not find that school.'),
  'schools.stale': problem(
    409,
    'Alguien más cambió esta escuela. Revisa cómo quedó antes de guardar.',
    'Someone else changed this school. Look at how it stands before saving.',
  ),
  'schools.in-use': problem(
    409,
    'La escuela tiene personas o un equipo de coaching en el ciclo en curso. Reasígnalos antes de eliminarla.',
    'The school has people, or a coaching team in the running cycle. Reassign them before deleting it.',
  ),
  'users.not-found': problem(404, 'No encontramos esa cuenta.', 'We could not find that account.'),
  'users.stale': problem(
    409,
    'Alguien más cambió esta cuenta. Revisa cómo quedó antes de guardar.',
    'Someone else changed this account. Look at how it stands before saving.',
  ),
  'users.oneself': problem(
    409,
    'No puedes hacer esto con tu propia cuenta.',
    'You cannot do this to your own account.',
  ),
  'users.above': problem(
    403,
    'Solo un superadministrador puede cambiar esta cuenta.',
    'Only a super administrator can change this account.',
  ),
  'users.role-above': problem(
    403,
    'Solo un superadministrador puede dar o quitar ese rol.',
    'Only a super administrator can give or take that role.',
  ),
  'users.role-fixed': problem(
    409,
    'Ese rol llegó de otro sistema y no se cambia aquí.',
    'That role came from another system and is not changed here.',
  ),
  'users.last-super': problem(
    409,
    'Es la última cuenta de superadministración. Da ese rol a otra persona antes.',
    'It is the last super administrator. Give that role to somebody else first.',
  ),
  'users.deleted': problem(
    409,
    'La cuenta está eliminada. Restáurala primero.',
    'The account is deleted. Restore it first.',
  ),
  'users.not-deleted': problem(409, 'La cuenta no está eliminada.', 'The account is not deleted.'),
  'roles.not-found': problem(404, 'No encontramos ese permiso.', 'We could not find that permission.'),
  'roles.cell-locked': problem(
    409,
    'Este permiso es de todas las personas y no se puede quitar.',
    'This permission belongs to everyone and cannot be taken away.',
  ),
  'roles.cell-none': problem(409, 'Este rol no puede tener ese permiso.', 'This role cannot have that permission.'),
  'roles.su-fixed': problem(
    409,
    'Los permisos de superadministración no se cambian.',
    'The permissions of super administrators do not change.',
  ),
  'roles.own-role': problem(
    409,
    'No puedes cambiar los permisos de un rol que tienes.',
    'You cannot change the permissions of a role that you hold.',
  ),
  'cycles.none-started': problem(409, 'No hay un ciclo escolar en curso.', 'No school cycle is running.'),
  'visits.not-found': problem(404, 'No encontramos esa visita.', 'We could not find that visit.'),
  'visits.stale': problem(
    409,
    'Alguien más guardó cambios en esta visita. Revisa su versión antes de guardar la tuya.',
    'Someone else saved changes to this visit. Look at their version before saving yours.',
  ),
  'visits.draft-exists': problem(
    409,
    'Ya tienes un borrador de visita en esta escuela. Continúalo o elimínalo.',
    'You already have a draft visit for this school. Continue it or delete it.',
  ),
  'visits.is-draft': problem(
    409,
    'La visita es un borrador. Publícala primero.',
    'The visit is a draft. Publish it first.',
  ),
  'visits.not-draft': problem(409, 'La visita ya está publicada.', 'The visit is already published.'),
  'visits.not-today': problem(
    409,
    'Solo puedes iniciar la visita el día programado.',
    'You can only start the visit on its scheduled day.',
  ),
  'visits.not-started': problem(409, 'La visita todavía no se ha iniciado.', 'The visit has not been started yet.'),
  'visits.finished': problem(
    409,
    'La visita ya finalizó y no se puede cambiar.',
    'The visit is finished and cannot be changed.',
  ),
  'agenda.not-found': problem(404, 'No encontramos esa actividad.', 'We could not find that activity.'),
  'agenda.stale': problem(
    409,
    'Alguien más cambió esta actividad. Revisa cómo quedó antes de guardar.',
    'Someone else changed this activity. Look at how it stands before saving.',
  ),
  'activities.observation-stale': problem(
    409,
    'Alguien más guardó la observación. Revisa su versión antes de guardar la tuya.',
    'Someone else saved the observation. Look at their version before saving yours.',
  ),
  'agenda.is-visit': problem(
    409,
    'Es una visita: se reprograma desde la visita.',
    'This is a visit: reschedule it from the visit.',
  ),
  'agenda.not-custom': problem(
    409,
    'Solo se eliminan las actividades que la escuela agregó a su agenda.',
    'Only activities that the school added to its agenda can be deleted.',
  ),
  'agenda.not-own': problem(
    403,
    'Solo puede editarla quien la agregó a la agenda.',
    'Only who added it to the agenda can edit it.',
  ),
  'notifications.not-found': problem(404, 'No encontramos esa notificación.', 'We could not find that notification.'),
  'activities.not-found': problem(404, 'No encontramos esa actividad.', 'We could not find that activity.'),
  'activities.not-started': problem(
    409,
    'Inicia la actividad antes de registrar esto.',
    'Start the activity before recording this.',
  ),
  'activities.not-today': problem(
    409,
    'Solo puedes iniciar la actividad el día programado.',
    'You can only start the activity on its scheduled day.',
  ),
  'activities.started': problem(
    409,
    'La actividad ya se inició y esto no se puede cambiar.',
    'The activity has already started and this cannot be changed.',
  ),
  'activities.completed': problem(
    409,
    'La actividad ya finalizó y no se puede cambiar.',
    'The activity is finished and cannot be changed.',
  ),
  'activities.evidence-not-found': problem(404, 'No encontramos ese archivo.', 'We could not find that file.'),
} as const satisfies Record<string, ProblemFacts>;

export type ProblemCode = keyof typeof PROBLEMS;

export const isProblemCode = (code: unknown): code is ProblemCode =>
  typeof code === 'string' && Object.hasOwn(PROBLEMS, code);

/** A refusal on the wire. `current` is the present record when an edit lost against another (law 6). */
/** Who saved what another person saved too late, and when (UTC). */
export interface LastSaved {
  by: string;
  at: string;
}

export interface ProblemBody {
  error: true;
  code: ProblemCode;
  message: string;
  errors: Record<string, string[]>;
  current?: unknown;
  /** Who made the present record what it is, where that is known. */
  saved?: LastSaved;
  /** What support asks for; also in the log and in the `X-Request-Id` header. */
  request_id?: string;
}
