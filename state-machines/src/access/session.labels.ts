/** Spanish and English labels of the session machine's states, events, calls and guards (SM-02). */
import { label, sharedFields } from '../kit/label';
import type { Label, MachineLabels } from '../kit/labels';
import type { SessionEvent } from './session.events';
import type { sessionInputs } from './session.exploration';

/** Labels of the sign-in states inside the state `room`. */
const signingIn = (room: string): Readonly<Record<string, Label>> => ({
  [`${room}.filling`]: label('Correo y contraseña', 'E-mail and password'),
  [`${room}.checking`]: label('Revisando la contraseña', 'Checking the password'),
  [`${room}.throttled`]: label('Demasiados intentos', 'Too many attempts'),
  [`${room}.secondStep`]: label('Segundo paso', 'Second step'),
  [`${room}.secondStep.asking`]: label('Pidiendo el código', 'Asking for the code'),
  [`${room}.secondStep.checkingCode`]: label('Revisando el código', 'Checking the code'),
});

export const sessionLabels: MachineLabels<SessionEvent['type']> = {
  states: {
    '': label('Sesión', 'Session'),
    opening: label('Viendo quién está', 'Finding who is there'),
    signedOut: label('Fuera', 'Signed out'),
    ...signingIn('signedOut'),
    choosingRole: label('Eligiendo el rol', 'Choosing the role'),
    'choosingRole.filling': label('Roles a elegir', 'Roles to choose from'),
    'choosingRole.saving': label('Entrando con el rol', 'Entering in the role'),
    active: label('Dentro', 'Signed in'),
    interrupted: label('La sesión venció; entra otra vez aquí', 'The session expired; sign in again in place'),
    ...signingIn('interrupted'),
    signingOut: label('Saliendo', 'Signing out'),
  },
  events: {
    'credentials.submitted': label('Entrar', 'Sign in'),
    'code.submitted': label('Enviar el código', 'Send the code'),
    'secondStep.left': label('Volver a la contraseña', 'Back to the password'),
    'role.chosen': label('Elegir un rol', 'Choose a role'),
    'role.changeRequested': label('Cambiar de rol', 'Change the role'),
    'role.changeCancelled': label('Quedarse en el rol', 'Stay in the role'),
    'session.expired': label('La sesión venció', 'The session expired'),
    'session.left': label('Salir sin volver a entrar', 'Leave without signing in again'),
    'signOut.requested': label('Salir', 'Sign out'),
    'otherTab.signedIn': label('Alguien entró en otra pestaña', 'Somebody signed in in another tab'),
    'otherTab.signedOut': label('Se salió en otra pestaña', 'Signed out in another tab'),
  },
  actors: {
    signIn: label('Revisar correo y contraseña', 'Check e-mail and password'),
    checkCode: label('Revisar el código', 'Check the code'),
    chooseRole: label('Tomar el rol', 'Take the role'),
    signOut: label('Cerrar la sesión', 'End the session'),
  },
  guards: {
    nobodyIsSignedIn: label('Nadie ha entrado', 'Nobody is signed in'),
    roleIsStillToBeChosen: label('Falta elegir el rol', 'The role is still to be chosen'),
    personActsInARole: label('La persona ya actúa en un rol', 'The person acts in a role'),
    personHasSeveralRoles: label('La persona tiene varios roles', 'The person has several roles'),
    credentialsAreFilled: label('Hay correo y contraseña', 'There are e-mail and password'),
    emailIsOfTheSamePerson: label('El correo es de la misma persona', 'The e-mail is of the same person'),
    samePersonSignsAgain: label('La misma persona entra otra vez', 'The same person signs in again'),
    codeIsWellFormed: label('El código tiene 6 dígitos o 10 caracteres', 'The code has 6 digits or 10 characters'),
    roleIsHeld: label('El rol es de la persona', 'The role is one of the person’s'),
    codeIsNeeded: label('Hace falta un código', 'A code is needed'),
    attemptsAreThrottled: label('Hubo demasiados intentos', 'There were too many attempts'),
    secondStepIsOver: label('El segundo paso venció', 'The second step is over'),
    newcomerMustChooseRole: label('Quien entró tiene que elegir rol', 'Who came in has to choose a role'),
    samePersonIsBack: label('Volvió la misma persona, en su rol', 'The same person is back, in their role'),
    otherTabHasTheSamePerson: label(
      'En la otra pestaña está la misma persona, en su rol',
      'The other tab has the same person, in their role',
    ),
  },
  fields: {
    email: label('Correo', 'E-mail'),
    password: label('Contraseña', 'Password'),
    remember: label('Recordar este equipo', 'Remember this device'),
    code: label('Código', 'Code'),
    role: label('Rol', 'Role'),
    person: label('Persona', 'Person'),
    userId: label('Cuenta', 'Account'),
    roles: label('Roles', 'Roles'),
    outcome: sharedFields.outcome,
    msLeft: sharedFields.msLeft,
    message: sharedFields.message,
  },
};

/** Labels of the inputs, for the flow lab. */
export const sessionOpenings: Readonly<Record<keyof typeof sessionInputs, Label>> = {
  nobody: label('Nadie ha entrado', 'Nobody is signed in'),
  coach: label('Coach, un solo rol', 'Coach, a single role'),
  severalRoles: label('Dos roles, ninguno elegido', 'Two roles, none chosen'),
  roleChosen: label('Dos roles, uno elegido', 'Two roles, one chosen'),
};
