import type { Mail, Mailer } from '../mail';

/** A mailer that keeps what is sent, for tests of what a mail says. How mails travel is tested with `mailSink`. */
export function keptMails(): { mailer: Mailer; sent: readonly Mail[] } {
  const sent: Mail[] = [];
  const send = (_: string, mail: Mail) => {
    sent.push(mail);
    return Promise.resolve();
  };
  return { mailer: { send, close: () => undefined }, sent };
}
