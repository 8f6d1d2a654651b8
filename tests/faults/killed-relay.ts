import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { post } from '../../core-api/src/mail';
import { LANES } from '../../core-api/src/outbox';
import { layWorld, startCore } from './core';
import type { Place } from './databases';
import type { Outcome } from './outcome';

const LETTERS_PER_KILL = 6 * LANES.letters.atOnce;
/** Delay of the mail server in ms, so that kills often fall between sending a mail and recording it. */
const TAKES_MS = 30;
const PATIENCE_MS = 60_000;

/** F14: core-api is killed repeatedly while mails are sent. None is lost; each kill doubles at most those that were being sent. */
export async function killedRelay(place: Place, count: number): Promise<Outcome> {
  await layWorld(place);
  const sink = await mailServer();
  const db = place.open();
  const letters = count * LETTERS_PER_KILL;
  try {
    await db.transaction(async (trx) => {
      for (let n = 1; n <= letters; n += 1) {
        const to = { name: `Persona ${n}`, address: `persona-${n}@ruta.test` };
        await post(trx, { to, subject: `Carta ${n}`, text: `Carta ${n}` }, '2026-11-20 00:00:00');
      }
    });
    for (let cycle = 0; cycle < count; cycle += 1) {
      const core = await startCore(place, { SMTP_URL: sink.url });
      await pause(Math.random() * 10 * TAKES_MS);
      await core.kill();
      // Expires the leases.
      await db('outbox').whereNull('done_at').update({ locked_until: null });
    }
    const core = await startCore(place, { SMTP_URL: sink.url });
    const until = Date.now() + PATIENCE_MS;
    while (Date.now() < until && (await db('outbox').whereNull('done_at').first('id'))) await pause(50);
    await core.stop();

    const doubled = sink.ids.length - new Set(sink.ids).size;
    const lost = letters - new Set(sink.ids).size;
    return {
      count: `${count} kills`,
      acknowledged: letters,
      lost,
      figures: `letters; ${doubled} came twice`,
      wrong: [
        ...(lost > 0 ? [`${lost} letters never arrived`] : []),
        ...(doubled > count * LANES.letters.atOnce ? [`${doubled} letters came twice in ${count} kills`] : []),
      ],
    };
  } finally {
    await db.destroy();
    await sink.close();
  }
}

/** A mail server that records Message-IDs. */
async function mailServer() {
  const ids: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        ids.push(/^Message-ID: (.*)$/im.exec(text)?.[1] ?? '');
        setTimeout(done, TAKES_MS);
      });
    },
  });
  // Killed clients cause errors; ignore them.
  smtp.on('error', () => undefined);
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready));
  return {
    ids,
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((closed) => smtp.close(closed)),
  };
}
