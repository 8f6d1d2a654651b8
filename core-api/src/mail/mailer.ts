import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

/** A mail to one person, as text and optionally as HTML. */
export interface Mail {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html?: string;
  /** Files made by this server. */
  attachments?: readonly { filename: string; content: Buffer; contentType: string }[];
  /** The page that stops letters like this one: mail programs offer it beside the sender (RFC 2369). */
  unsubscribe?: string;
}

export interface Mailer {
  /**
   * Sends a mail, or throws. The id becomes the Message-ID, so that a repetition can be recognised. The signal closes the
   * connection.
   */
  send(id: string, mail: Mail, signal?: AbortSignal): Promise<void>;
  close(): void;
}

export interface MailConfig {
  /** `smtp://user:password@host:port` or `smtps://…`; undefined writes mails as files. */
  smtpUrl: string | undefined;
  /** The sender, such as `Ruta <no-reply@example.org>`. */
  from: string;
  /** Its host is part of every Message-ID; never the Host header. */
  publicUrl: string;
  /** Mails as files go to `mail/{id}.eml` below it. */
  dataDir: string;
}

/**
 * True if the server surely did not take a mail: it answered no, could not be reached, or never greeted. A lost
 * connection or a later time-out says nothing, because the mail may have been taken.
 */
export function isRefused(error: unknown): boolean {
  const { responseCode, code, syscall, timeoutType } = error as Readonly<Record<string, unknown>>;
  return (
    (typeof responseCode === 'number' && responseCode >= 400) ||
    code === 'EDNS' ||
    syscall === 'connect' ||
    timeoutType === 'CONNECT_TIMEOUT' ||
    timeoutType === 'GREETING_TIMEOUT'
  );
}

/**
 * True if the server will never take a mail to this address: it answered with a permanent no about the recipient, such
 * as 550. Anything else may pass.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500 && command === 'RCPT TO';
}

/** A delivery must end before its lease does, so a hanging mail server times out earlier. */
const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** Sends mails by SMTP, or writes them as `.eml` files. */
export function openMailer({ smtpUrl, from, publicUrl, dataDir }: MailConfig): Mailer {
  const host = new URL(publicUrl).hostname;
  const messageOf = (id: string, { to, subject, text, html, attachments, unsubscribe }: Mail) => ({
    messageId: `<${id}@${host}>`,
    from,
    to, // an object, so that no address is parsed from typed text
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    ...(attachments === undefined ? {} : { attachments: [...attachments] }),
    ...(unsubscribe === undefined ? {} : { list: { unsubscribe } }),
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
        // Written and renamed, so that the file is complete even if the process dies.
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
    async send(id, mail, signal) {
      await transport.sendMail({ ...messageOf(id, mail), ...(signal ? { signal } : {}) });
    },
    close: () => transport.close(),
  };
}
