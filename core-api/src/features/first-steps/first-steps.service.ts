import { randomUUID } from 'node:crypto';
import type { Locale } from '@ruta/contracts';
import type { FirstSteps } from '@ruta/contracts/first-steps/first-steps.schema';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { own } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import type { Mail, Mailer } from '../../mail';
import { utc, type Clock } from '../../time/clock';
import type { RateWindows } from '../access';
import { noteMail, notePutAway } from './first-steps.model';
import { addresseeOf, firstStepsOf } from './first-steps.reader';

const HOUR_MS = 3_600_000;
const MAILS_AN_HOUR = 5;
/** Shorter than a request may take. */
const PATIENCE_MS = 7000;

const LETTER: Record<Locale, Pick<Mail, 'subject' | 'text'>> = {
  es: {
    subject: 'Ruta: prueba de correo',
    text: 'El servidor de correo de tu instalación de Ruta funciona. No hay nada más que hacer con este mensaje.',
  },
  en: {
    subject: 'Ruta: mail test',
    text: 'The mail server of your installation of Ruta works. There is nothing else to do with this message.',
  },
};

interface FirstStepsDeps {
  db: Knex;
  clock: Clock;
  mailer: Mailer;
  windows: RateWindows;
  log: Logger;
  /** True without a mail server. */
  areLinksShown: boolean;
}

/** What a new installation still needs, and the trial of its mail server (decision 0077). */
export const firstStepsService = ({ db, clock, mailer, windows, log, areLinksShown }: FirstStepsDeps) => ({
  list: (actor: Actor) => firstStepsOf(db, actor),

  /** Puts the list away for everybody, or brings it back. */
  putAway: (actor: Actor, isPutAway: boolean): Promise<FirstSteps> =>
    db.transaction(async (trx) => {
      await notePutAway(trx, isPutAway ? utc(clock.now()) : null);
      return firstStepsOf(trx, actor);
    }),

  /** Sends a mail to the caller and notes that it was taken. No transaction is open while the mail server is asked. */
  async tryMail(actor: Actor, locale: Locale): Promise<{ address: string }> {
    const id = own(actor);
    if (areLinksShown) throw new Problem('first-steps.no-mail-server');
    await windows.take(db, `mail-trial:${id}`, { max: MAILS_AN_HOUR, windowMs: HOUR_MS });
    const to = await addresseeOf(db, id);
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      await mailer.send(`mail-trial-${randomUUID()}`, { to, ...LETTER[locale] }, signal);
    } catch (err) {
      log.warn({ err }, 'the mail server did not take a trial');
      throw new Problem('first-steps.mail-refused');
    }
    await noteMail(db, utc(clock.now()));
    return { address: to.address };
  },
});

export type FirstStepsService = ReturnType<typeof firstStepsService>;
