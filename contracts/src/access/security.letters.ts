import { inLine, letter, type Letter } from '../kit/letter';
import type { Locale, Text } from '../locale';

/** Security changes of an account that are announced by mail. */
export type SecurityChange =
  | 'access.password-changed'
  | 'access.password-reset'
  | 'access.two-factor-off'
  | 'access.two-factor-reset'
  | 'access.codes-refused'
  | 'access.calendar-made';

export interface SecurityFacts {
  what: SecurityChange;
  name: string;
  /** Time of the change in the person's time zone, as a sentence has it: `20-11-2026 a las 10:05`. */
  when: string;
  /** Address of the page with their password, two-step verification and sessions. */
  url: string;
}

const WORDS: Record<SecurityChange, { subject: Text; body: Record<Locale, (when: string) => string> }> = {
  'access.password-changed': {
    subject: { es: 'Tu contraseña cambió', en: 'Your password changed' },
    body: {
      es: (when) => `La contraseña de tu cuenta de Ruta cambió el ${when}. Tus otras sesiones terminaron.`,
      en: (when) => `The password of your Ruta account changed on ${when}. Your other sessions have ended.`,
    },
  },
  'access.password-reset': {
    subject: { es: 'Tu contraseña se restableció', en: 'Your password was reset' },
    body: {
      es: (when) =>
        `El ${when} alguien eligió una contraseña nueva para tu cuenta de Ruta con un enlace de un solo uso. Todas tus sesiones terminaron.`,
      en: (when) =>
        `On ${when} somebody chose a new password for your Ruta account with a single-use link. All your sessions have ended.`,
    },
  },
  'access.codes-refused': {
    subject: { es: 'Intento de entrar con códigos equivocados', en: 'An attempt to sign in with wrong codes' },
    body: {
      es: (when) =>
        `El ${when} alguien escribió bien tu contraseña y después cinco códigos equivocados. No entró: cerramos ese intento.`,
      en: (when) =>
        `On ${when} somebody gave your right password and then five wrong codes. They did not get in: that attempt was ended.`,
    },
  },
  'access.calendar-made': {
    subject: { es: 'Tu agenda tiene una dirección de calendario', en: 'Your agenda has a calendar address' },
    body: {
      es: (when) =>
        `El ${when} se creó una dirección privada con la que un calendario puede leer tu agenda de Ruta. Quien la tenga ve títulos, horas y lugares.`,
      en: (when) =>
        `On ${when} a private address was made, by which a calendar can read your Ruta agenda. Whoever has it sees titles, hours and places.`,
    },
  },
  'access.two-factor-off': {
    subject: {
      es: 'Se desactivó la verificación en dos pasos',
      en: 'Two-step verification was turned off',
    },
    body: {
      es: (when) => `La verificación en dos pasos de tu cuenta de Ruta se desactivó el ${when}.`,
      en: (when) => `Two-step verification of your Ruta account was turned off on ${when}.`,
    },
  },
  'access.two-factor-reset': {
    subject: {
      es: 'Se restableció la verificación en dos pasos',
      en: 'Two-step verification was reset',
    },
    body: {
      es: (when) =>
        `Un administrador restableció la verificación en dos pasos de tu cuenta de Ruta el ${when}: ya no se pide un código al entrar. Todas tus sesiones terminaron.`,
      en: (when) =>
        `An administrator reset the two-step verification of your Ruta account on ${when}: signing in asks for no code any more. All your sessions have ended.`,
    },
  },
};

/** The mail about a security change, so that its owner notices if somebody else made it. */
export function securityLetter(locale: Locale, { what, name, when, url }: SecurityFacts): Letter {
  const { subject, body } = WORDS[what];
  const told = body[locale](when);
  return locale === 'es'
    ? letter({
        locale,
        subject: subject.es,
        paragraphs: [`Hola, ${inLine(name)}:`, told, 'Si lo hiciste o lo pediste tú, no hagas nada.'],
        action: { label: 'Ver la seguridad de mi cuenta', url },
        notes: ['Si no fuiste tú, cambia tu contraseña y avisa a tu administrador.'],
      })
    : letter({
        locale,
        subject: subject.en,
        paragraphs: [`Hello, ${inLine(name)},`, told, 'If you did it or asked for it, do nothing.'],
        action: { label: 'See the security of my account', url },
        notes: ['If it was not you, change your password and tell your administrator.'],
      });
}
