import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { layWorld, plan, startCore, type World } from './core';
import type { Place } from './databases';
import { muchLater, unless, type Outcome } from './outcome';

const CONNECTIONS = 150;
/** Longest pause in ms of a client between two requests. */
const PAUSE_MS = 60;
const STOP_MS = 10_000;

/** How a client's connection ended: told by its last answer, or in the middle of a request. */
interface End {
  told: boolean;
  answered: number;
  error?: string;
}

/**
 * F10: core-api is stopped while 150 connections that are kept alive carry one request after the other. Each request is
 * answered; the last answer of each connection says that it closes.
 */
export async function keptAliveStops(place: Place, times: number): Promise<Outcome> {
  const world = await layWorld(place);
  const wrong: string[] = [];
  let answered = 0;
  let cut = 0;
  let slowest = 0;
  for (let time = 0; time < times; time += 1) {
    const core = await startCore(place);
    const clients = Array.from({ length: CONNECTIONS }, (_, n) => askUntilTold(core.url, world, n));
    await pause(500 + Math.random() * 500);
    const began = Date.now();
    const code = await core.stop();
    slowest = Math.max(slowest, Date.now() - began);
    const ends = await Promise.all(clients);
    answered += ends.reduce((sum, end) => sum + end.answered, 0);
    const untold = ends.filter(({ told }) => !told);
    cut += untold.length;
    const errors = [...new Set(untold.map(({ error }) => error))].join(', ');
    wrong.push(...unless(untold.length === 0, `${untold.length} of ${CONNECTIONS} were cut: ${errors}`));
    wrong.push(...unless(code === 0, `ended with ${String(code)}`));
  }
  wrong.push(...muchLater(slowest, STOP_MS, 'took'));
  const figures = `${cut} cut of ${times * CONNECTIONS} connections, slowest ${slowest} ms`;
  return { count: `${times} stops`, acknowledged: answered, lost: cut, figures, wrong };
}

/** One connection: reads and writes in turn, with short pauses, until an answer says that it closes. */
async function askUntilTold(url: string, world: World, client: number): Promise<End> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let answered = 0;
  try {
    for (;;) {
      const isWrite = (client + answered) % 4 === 0;
      const visit = isWrite ? plan(world, `Visita ${client} de ${answered}`) : null;
      const { statusCode, headers } = await send(`${url}${visit ? '/schools/visits' : '/me'}`, world, agent, visit);
      if (statusCode !== (visit ? 201 : 200)) return { told: false, answered, error: String(statusCode) };
      answered += 1;
      if (headers.connection === 'close') return { told: true, answered };
      await pause(Math.random() * PAUSE_MS);
    }
  } catch (error) {
    return { told: false, answered, error: error instanceof Error ? error.message : String(error) };
  } finally {
    agent.destroy();
  }
}

function send(url: string, { token }: World, agent: Agent, body: object | null): Promise<IncomingMessage> {
  const text = body && JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      agent,
      method: text === null ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(text === null ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      },
    });
    asked.on('response', (res) =>
      res
        .resume()
        .on('end', () => resolve(res))
        .on('error', reject),
    );
    asked.on('error', reject);
    asked.end(text ?? undefined);
  });
}
