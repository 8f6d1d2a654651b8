import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

/** A letter to one person: plain text, and the same as HTML where it has one. */
export interface Mail {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html?: string;
}

export interface Mailer {
  /** Hands it over, or throws. The same `id` is the same letter: its Message-ID tells a repetition. */
  send(id: string, mail: Mail): Promise<void>;
  close(): void;
}

export interface MailConfig {
  /** `smtp://user:password@host:port` or `smtps://…`; without it letters become files. */
  smtpUrl: string | undefined;
  /** The sender, such as `Ruta <no-reply@example.org>`. */
  from: string;
  /** Its host names the installation in every Message-ID; never a request's Host header. */
  publicUrl: string;
  /** Where letters go as files: `mail/{id}.eml` below it. */
  dataDir: string;
}

/** A handler has to be done before its lease ends, so a mail server that hangs is given up before. */
const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** Sends letters by SMTP, or writes them as files that any mail program opens. */
export function openMailer({ smtpUrl, from, publicUrl, dataDir }: MailConfig): Mailer {
  const host = new URL(publicUrl).hostname;
  const messageOf = (id: string, { to, subject, text, html }: Mail) => ({
    messageId: `<${id}@${host}>`,
    from,
    to, // an object: an address is never parsed out of text that somebody typed
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  if (smtpUrl === undefined) {
    const folder = join(dataDir, 'mail');
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    return {
      async send(id, mail) {
        const { message } = await transport.sendMail(messageOf(id, mail));
        await mkdir(folder, { recursive: true });
        // Whole or not at all, should the process die meanwhile.
        const file = join(folder, `${id}.eml`);
        await writeFile(`${file}.part`, message as Buffer);
        await rename(`${file}.part`, file);
      },
      close: () => transport.close(),
    };
  }

  const url = new URL(smtpUrl);
  const transport = createTransport({
    host: url.hostname,
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    ...LIMITS,
  });
  return {
    async send(id, mail) {
      await transport.sendMail(messageOf(id, mail));
    },
    close: () => transport.close(),
  };
}
