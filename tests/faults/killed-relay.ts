import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { post } from '../../core-api/src/mail';
import { enqueueEvent, LANES } from '../../core-api/src/outbox';
import { worldOf } from '../../core-api/src/testing/world';
import { layWorld, startCore } from './core';
import type { Place } from './databases';
import { unless, type Outcome } from './outcome';

const LETTERS_PER_KILL = 6 * LANES.letters.atOnce;
/** Delay of the mail server in ms, so that kills often fall between sending a mail and recording it. */
const TAKES_MS = 30;
const PATIENCE_MS = 60_000;

const AT = '2026-11-20 00:00:00';

/**
 * F14: core-api is killed repeatedly while mails are sent, every second one with a single-use link. None is lost; each
 * kill doubles at most those that were being sent, and the double has the link of the first.
 */
export async function killedRelay(place: Place, count: number): Promise<Outcome> {
  await layWorld(place);
  const sink = await mailServer();
  const db = place.open();
  const letters = count * LETTERS_PER_KILL;
  const linked = letters / 2;
  try {
    const world = worldOf(db);
    for (let n = 1; n <= linked; n += 1) await world.person('PROF', { email: `enlace-${n}@ruta.test` });
    await db.transaction(async (trx) => {
      for (let n = 1; n <= linked; n += 1) {
        const to = { name: `Persona ${n}`, address: `persona-${n}@ruta.test` };
        await post(trx, { to, subject: `Carta ${n}`, text: `Carta ${n}` }, AT);
        const payload = { email: `enlace-${n}@ruta.test` };
        await enqueueEvent(trx, { kind: 'access.reset', lane: 'letters', payload, at: AT });
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

    const ids = new Set(sink.taken.map(({ id }) => id));
    const doubled = sink.taken.length - ids.size;
    const lost = letters - ids.size;
    const tokens = new Set(sink.taken.flatMap(({ token }) => token ?? []));
    const kept = (await db('single_use_links').pluck('id')).length;
    return {
      count: `${count} kills`,
      acknowledged: letters,
      lost,
      figures: `letters; ${doubled} came twice`,
      wrong: [
        ...(lost > 0 ? [`${lost} letters never arrived`] : []),
        ...unless(tokens.size === linked, `${linked} letters had ${tokens.size} links`),
        ...unless(kept === linked, `${linked} letters left ${kept} links`),
        ...(doubled > count * LANES.letters.atOnce ? [`${doubled} letters came twice in ${count} kills`] : []),
      ],
    };
  } finally {
    await db.destroy();
    await sink.close();
  }
}

/** A mail server that records Message-IDs and the tokens of links. */
async function mailServer() {
  const taken: { id: string; token: string | undefined }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        const unfolded = text.replace(/=\r\n/g, '');
        taken.push({
          id: /^Message-ID: (.*)$/im.exec(text)?.[1] ?? '',
          token: /#([\w-]{43})/.exec(unfolded)?.[1],
        });
        setTimeout(done, TAKES_MS);
      });
    },
  });
  // Killed clients cause errors; ignore them.
  smtp.on('error', () => undefined);
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready));
  return {
    taken,
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((closed) => smtp.close(closed)),
  };
}
