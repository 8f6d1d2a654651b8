import { inLine, letter, type Letter } from '../kit/letter';
import type { Locale } from '../locale';
import { ROLES, type RoleCode } from '../roles';

export interface InvitationLetterFacts {
  role: RoleCode;
  /** Null while no school is assigned. */
  school: string | null;
  /** Who invites; null when that account no longer exists. */
  inviter: string | null;
  /** The last day to accept, `DD-MM-YYYY`. */
  until: string;
  url: string;
}

/** The mail of an invitation (ACC-02), with its single-use link. */
export function invitationLetter(locale: Locale, facts: InvitationLetterFacts): Letter {
  const role = ROLES[facts.role].name[locale];
  const school = facts.school === null ? null : inLine(facts.school);
  const inviter = facts.inviter === null ? null : inLine(facts.inviter);
  return locale === 'es'
    ? letter({
        locale,
        subject: 'Te invitaron a Ruta',
        paragraphs: [
          'Hola:',
          `${inviter ?? 'La administración de tu red'} te invita a entrar a Ruta con el rol ${role}${school === null ? '' : `, en ${school}`}.`,
          'Abre el enlace, escribe tu nombre y elige una contraseña. Son dos minutos.',
        ],
        action: { label: 'Crear mi cuenta', url: facts.url },
        notes: [
          `El enlace es solo para ti, sirve una vez y vence el ${facts.until}.`,
          'Si no esperabas esta invitación, no hagas nada: sin el enlace nadie puede usarla.',
        ],
      })
    : letter({
        locale,
        subject: 'You are invited to Ruta',
        paragraphs: [
          'Hello,',
          `${inviter ?? 'The administration of your network'} invites you to Ruta with the role ${role}${school === null ? '' : `, at ${school}`}.`,
          'Open the link, write your name and choose a password. It takes two minutes.',
        ],
        action: { label: 'Create my account', url: facts.url },
        notes: [
          `The link is only for you, works once and expires on ${facts.until}.`,
          'If you did not expect this invitation, do nothing: without the link nobody can use it.',
        ],
      });
}

/** The mail with the link to choose a new password (ACC-03). `minutes` is how long the link is valid. */
export function resetLetter(locale: Locale, facts: { name: string; minutes: number; url: string }): Letter {
  const name = inLine(facts.name);
  return locale === 'es'
    ? letter({
        locale,
        subject: 'Elige una nueva contraseña',
        paragraphs: [`Hola, ${name}:`, 'Con este enlace puedes elegir una nueva contraseña para entrar a Ruta.'],
        action: { label: 'Elegir contraseña', url: facts.url },
        notes: [
          `El enlace sirve una vez y vence en ${facts.minutes} minutos. Al guardar la nueva contraseña se cierran tus sesiones abiertas.`,
          'Si no lo pediste, no hagas nada: tu contraseña sigue siendo la misma.',
        ],
      })
    : letter({
        locale,
        subject: 'Choose a new password',
        paragraphs: [`Hello, ${name},`, 'With this link you can choose a new password to enter Ruta.'],
        action: { label: 'Choose a password', url: facts.url },
        notes: [
          `The link works once and expires in ${facts.minutes} minutes. Saving the new password ends your open sessions.`,
          'If you did not ask for it, do nothing: your password stays the same.',
        ],
      });
}

export interface NewSignInFacts {
  name: string;
  /** Time of the sign-in in the person's time zone, as a sentence has it: `20-11-2026 a las 10:05`. */
  when: string;
  /** Browser and system, such as `Chrome, Windows`. */
  device: string;
  /** Address of the page that lists their sessions. */
  url: string;
}

/** The mail about a sign-in from an unknown device. */
export function newSignInLetter(locale: Locale, facts: NewSignInFacts): Letter {
  const name = inLine(facts.name);
  const device = inLine(facts.device);
  return locale === 'es'
    ? letter({
        locale,
        subject: 'Nuevo inicio de sesión en tu cuenta',
        paragraphs: [
          `Hola, ${name}:`,
          `Alguien inició sesión en tu cuenta de Ruta el ${facts.when} con ${device}.`,
          'Si fuiste tú, no hagas nada.',
        ],
        action: { label: 'Ver mis sesiones', url: facts.url },
        notes: ['Si no fuiste tú, cierra esa sesión y cambia tu contraseña.'],
      })
    : letter({
        locale,
        subject: 'New sign-in to your account',
        paragraphs: [
          `Hello, ${name},`,
          `Somebody signed in to your Ruta account on ${facts.when} with ${device}.`,
          'If it was you, do nothing.',
        ],
        action: { label: 'See my sessions', url: facts.url },
        notes: ['If it was not you, end that session and change your password.'],
      });
}
