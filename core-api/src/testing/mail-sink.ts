import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A received mail. */
export interface TakenMail {
  to: string;
  /** The raw message. */
  raw: string;
  /** Its decoded parts. */
  text: string;
  /** The single-use link, and its token after the #. */
  link: string;
  token: string;
}

export interface MailFailure {
  /** Closes connections at once. */
  down?: boolean;
  /** Answers every mail with 451. */
  refuses?: boolean;
  /** Answers 550 to this recipient. */
  refusesAddress?: string | undefined;
  /** Takes mails, and cuts the connection before it says so. */
  losesReplies?: boolean;
  /** Takes connections and says nothing. */
  hangs?: boolean;
}

export interface MailSink {
  url: string;
  taken: TakenMail[];
  /** How it fails; see `MailFailure`. */
  state: MailFailure;
  /** The connections that are open. */
  open: ReadonlySet<Socket>;
  /** The last mail to an address. */
  to(address: string): TakenMail;
  close(): Promise<void>;
}

/** A mail server that records mails. */
export async function mailSink(port = 0): Promise<MailSink> {
  const taken: TakenMail[] = [];
  const state: MailFailure = {};
  const open = new Set<Socket>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // Otherwise each connection waits for the name server of the machine.
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_session, done) => (state.hangs ? undefined : done()),
    onRcptTo: ({ address }, _session, done) =>
      address === state.refusesAddress
        ? done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
        : done(),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.refuses) return done(Object.assign(new Error('not now'), { responseCode: 451 }));
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
        taken.push(mailOf(to, Buffer.concat(chunks).toString('utf8')));
        if (state.losesReplies) open.forEach((socket) => socket.destroy());
        else done();
      });
    },
  });
  smtp.on('error', () => undefined); // connections that were cut
  smtp.server.prependListener('connection', (socket: Socket) => {
    if (state.down) return void socket.destroy();
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  greetAtOnce(smtp);
  await new Promise<void>((ready) => smtp.listen(port, '127.0.0.1', ready));
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    taken,
    state,
    open,
    to(address) {
      const found = taken.findLast((mail) => mail.to === address);
      if (!found) throw new Error(`No letter to ${address} among ${taken.map((mail) => mail.to).join(', ')}`);
      return found;
    },
    close: () => new Promise<void>((closed) => smtp.close(closed)),
  };
}

/** smtp-server waits 100 ms before its greeting, for clients that talk too soon. Tests send many letters. */
function greetAtOnce(smtp: SMTPServer) {
  const connect = smtp.connect.bind(smtp);
  smtp.connect = (...socket) => {
    connect(...socket);
    const connection = [...smtp.connections].at(-1);
    connection?.connectionReady();
    // The timer of the greeting that was sent.
    if (connection) connection.connectionReady = () => undefined;
  };
}

function mailOf(to: string, raw: string): TakenMail {
  const text = unpacked(raw);
  const link = /https?:\/\/\S+#[\w-]{43}/.exec(text)?.[0] ?? '';
  return { to, raw, text, link, token: link.split('#')[1] ?? '' };
}

function unpacked(raw: string): string {
  return raw
    .split(/^--+[\w.=?-]*--NmP.*$|^--[\w.=?-]{10,}$/m)
    .map((part) => {
      const [head = '', ...body] = part.split(/\r?\n\r?\n/);
      const content = body.join('\n\n');
      if (/base64/i.test(head)) return Buffer.from(content, 'base64').toString('utf8');
      if (!/quoted-printable/i.test(head)) return content;
      const bytes = content.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => `%${code}`);
      return safelyDecoded(bytes);
    })
    .join('\n');
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/%(?![0-9A-F]{2})/g, '%25'));
  } catch {
    return text;
  }
}
