import { inLine, letter, type Letter } from '../kit/letter';
import type { Locale } from '../locale';

export interface EmailAskedFacts {
  name: string;
  /** The address that was asked for. */
  email: string;
  /** When it was asked for, in the person's time zone, as it is displayed: `20-11-2026 10:05`. */
  when: string;
  /** The page of their profile. */
  url: string;
}

/** Tells the address until now that an administrator asked for another one (decision 0025). */
export function emailAskedLetter(locale: Locale, facts: EmailAskedFacts): Letter {
  const [name, email] = [inLine(facts.name), inLine(facts.email)];
  return locale === 'es'
    ? letter({
        locale,
        subject: 'Pidieron cambiar el correo de tu cuenta',
        paragraphs: [
          `Hola, ${name}:`,
          `El ${facts.when} un administrador pidió que tu cuenta de Ruta use el correo ${email}.`,
          'El cambio cuenta cuando se confirme con el enlace que enviamos a ese correo. Hasta entonces entras con este.',
        ],
        action: { label: 'Ver mi perfil', url: facts.url },
        notes: ['Si no lo esperabas, avisa a tu administrador antes de que se confirme: puede retirarlo.'],
      })
    : letter({
        locale,
        subject: 'A change of your account’s e-mail was asked for',
        paragraphs: [
          `Hello, ${name},`,
          `On ${facts.when} an administrator asked that your Ruta account use the e-mail ${email}.`,
          'The change counts once it is confirmed with the link sent to that e-mail. Until then you sign in with this one.',
        ],
        action: { label: 'See my profile', url: facts.url },
        notes: ['If you did not expect this, tell your administrator before it is confirmed: it can be withdrawn.'],
      });
}

export interface EmailChangedFacts extends Omit<EmailAskedFacts, 'url'> {
  /** The page to sign in. */
  url: string;
}

/** Tells the former address that the new one counts. */
export function emailChangedLetter(locale: Locale, facts: EmailChangedFacts): Letter {
  const [name, email] = [inLine(facts.name), inLine(facts.email)];
  return locale === 'es'
    ? letter({
        locale,
        subject: 'El correo de tu cuenta cambió',
        paragraphs: [
          `Hola, ${name}:`,
          `El ${facts.when} se confirmó el correo ${email} para tu cuenta de Ruta. Este correo ya no es el de tu cuenta, y todas tus sesiones terminaron.`,
        ],
        action: { label: 'Iniciar sesión', url: facts.url },
        notes: ['Si no lo esperabas, avisa de inmediato a tu administrador.'],
      })
    : letter({
        locale,
        subject: 'The e-mail of your account changed',
        paragraphs: [
          `Hello, ${name},`,
          `On ${facts.when} the e-mail ${email} was confirmed for your Ruta account. This one is no longer that of your account, and all your sessions have ended.`,
        ],
        action: { label: 'Sign in', url: facts.url },
        notes: ['If you did not expect this, tell your administrator at once.'],
      });
}

export interface ConfirmEmailFacts {
  name: string;
  /** The last day of the link, `DD-MM-YYYY`. */
  until: string;
  url: string;
}

/** The mail to a new address, with the single-use link that confirms it. */
export function confirmEmailLetter(locale: Locale, facts: ConfirmEmailFacts): Letter {
  const name = inLine(facts.name);
  return locale === 'es'
    ? letter({
        locale,
        subject: 'Confirma tu correo nuevo',
        paragraphs: [
          `Hola, ${name}:`,
          'Un administrador pidió que tu cuenta de Ruta use este correo. Abre el enlace, revisa qué cambia y confírmalo.',
        ],
        action: { label: 'Confirmar este correo', url: facts.url },
        notes: [
          `El enlace es solo para ti, sirve una vez y vence el ${facts.until}. Al confirmar se cierran tus sesiones abiertas; tu contraseña es la misma.`,
          'Si no tienes una cuenta en Ruta, no hagas nada: sin el enlace el cambio no cuenta.',
        ],
      })
    : letter({
        locale,
        subject: 'Confirm your new e-mail',
        paragraphs: [
          `Hello, ${name},`,
          'An administrator asked that your Ruta account use this e-mail. Open the link, look at what changes and confirm it.',
        ],
        action: { label: 'Confirm this e-mail', url: facts.url },
        notes: [
          `The link is only for you, works once and expires on ${facts.until}. Confirming ends your open sessions; your password stays the same.`,
          'If you have no account at Ruta, do nothing: without the link the change does not count.',
        ],
      });
}
