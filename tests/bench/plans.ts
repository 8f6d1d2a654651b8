import { join } from 'node:path';
import type { Connection } from 'mysql2/promise';
import { mailSink, type MailSink } from '../../core-api/src/testing/mail-sink';
import { median } from './kit/measure';
import type { PlansWorld } from './kit/plans';
import { startCore } from './kit/servers';
import { logStatements, statementsOf } from './kit/statements';
import type { Line } from './kit/table';

/** Reads of a calendar, whole and unchanged: it is read 60 times an hour at most. Sharings of a day: a thousand letters at most. Documents: six a minute at most. */
const READS = 25;
const SHARES = 3;
const DOCUMENTS = 4;
/** Letters that take longer than this are given up. */
const PATIENCE_MS = 300_000;
const LOOK_MS = 50;

interface Ground {
  admin: Connection;
  /** Address of MariaDB's database, and its name. */
  url: string;
  database: string;
  folder: string;
  world: PlansWorld;
}

/** The yearly plan, the days it suggests, a sharing with 500 people and a calendar of 400 events (PFI-01, PFI-02, SHA-01). */
export async function plansFigures({ admin, url, database, folder, world }: Ground): Promise<Line[]> {
  const { coach, dated, undated } = world;
  await logStatements(admin);
  const sink = await mailSink();
  const core = await startCore(url, join(folder, 'plans'), { SMTP_URL: sink.url });
  try {
    const lines: Line[] = [];
    const read = (path: string) => statementsOf({ admin, database, core }, `/api/schools/pfi${path}`, coach);
    const plan = await read(`?school_id=${String(dated)}`);
    // One statement is the admission of the request.
    const reading = { what: 'yearly plan of a school', value: plan.statements - 1, aim: 3, better: 'less' } as const;
    lines.push({ ...reading, unit: 'statements', note: `beside admission; ${plan.ms.toFixed(1)} ms of SQL` });
    const days = await read(`/available?school_id=${String(undated)}`);
    lines.push({
      ...{ what: 'suggested days and clashes of nine activities', value: days.ms, aim: 10, better: 'less' },
      ...{ unit: 'ms of SQL', note: `${String(days.statements)} statements, admission included` },
    });
    await admin.query('set global slow_query_log = 0');
    lines.push(await yearAsDocument(core.url, world));
    // The sharing last: its letters are written while other calls are answered.
    lines.push(...(await feed(core.url, coach)), ...(await sharing(core.url, world, sink)));
    return lines;
  } finally {
    await core.stop();
    await sink.close();
    await admin.query('set global slow_query_log = 0');
  }
}

/** The first document of a year, with what the server loads for it, and the ones after it. */
async function yearAsDocument(url: string, { coach, dated }: PlansWorld): Promise<Line> {
  const times: number[] = [];
  for (let at = 0; at < DOCUMENTS; at += 1) {
    const began = performance.now();
    const res = await fetch(`${url}/api/schools/pfi/export?school_id=${String(dated)}`, {
      headers: { authorization: `Bearer ${coach}` },
    });
    const bytes = Buffer.from(await res.arrayBuffer());
    if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error(`pfi/export: ${String(res.status)}`);
    times.push((performance.now() - began) / 1000);
  }
  const [first = NaN, ...later] = times;
  const note = `then ${median(later).toFixed(2)} s`;
  return { what: 'document of a year', value: first, aim: 3, better: 'less', unit: 's', note };
}

/** Sixty activities shared with 500 people: time of the reply, and until the mail server has taken every letter, once. */
async function sharing(url: string, world: PlansWorld, sink: MailSink): Promise<Line[]> {
  const { coach, dated, range, activities, people } = world;
  const form = { school_id: dated, ...range, types: [], send_calendar: true, message: null };
  const times: number[] = [];
  let letters = NaN;
  // A coach may send a thousand letters a day, so the second and third go to some only.
  for (let at = 0; at < SHARES; at += 1) {
    const professors = at === 0 ? people : people.slice(0, 200);
    const began = performance.now();
    const res = await fetch(`${url}/api/schools/share-agenda`, {
      method: 'POST',
      headers: { authorization: `Bearer ${coach}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...form, activities, professors }),
    });
    if (!res.ok) throw new Error(`share-agenda: ${String(res.status)} ${await res.text()}`);
    await res.arrayBuffer();
    times.push((performance.now() - began) / 1000);
    if (at === 0) letters = await allTaken(sink, people.length, began);
  }
  const note = `then with 200: ${times
    .slice(1)
    .map((time) => time.toFixed(2))
    .join(', ')} s`;
  const what = `${String(activities.length)} activities shared with ${String(people.length)} people, reply`;
  return [
    { what, value: times[0] ?? NaN, aim: 1, better: 'less', unit: 's', note },
    { what: `its ${String(people.length)} letters, all handed on`, value: letters, aim: 60, better: 'less', unit: 's' },
  ];
}

/** Seconds from then until a mail server has a letter for each of so many teachers. The coach is told of the address. */
async function allTaken({ taken }: MailSink, people: number, began: number): Promise<number> {
  const letters = () => taken.flatMap(({ to }) => (to.startsWith('docente-') ? [to] : []));
  while (letters().length < people) {
    if (performance.now() - began > PATIENCE_MS) throw new Error(`${String(letters().length)} letters handed on`);
    await new Promise((soon) => setTimeout(soon, LOOK_MS));
  }
  const seconds = (performance.now() - began) / 1000;
  const reached = new Set(letters()).size;
  if (reached !== people) throw new Error(`${String(people)} letters reached ${String(reached)} people`);
  return seconds;
}

/** A calendar address: the whole file, and that nothing has changed. */
async function feed(url: string, coach: string): Promise<Line[]> {
  const made = await fetch(`${url}/api/calendar-feed`, {
    method: 'POST',
    headers: { authorization: `Bearer ${coach}`, 'content-type': 'application/json' },
    body: '{}',
  });
  const { data } = (await made.json()) as { data: { url: string } };
  const { pathname } = new URL(data.url);
  const timed = async (headers: Record<string, string>, status: number) => {
    const times: number[] = [];
    let last = { etag: '', events: 0 };
    for (let at = 0; at < READS; at += 1) {
      const began = performance.now();
      const res = await fetch(`${url}${pathname}`, { headers });
      const text = await res.text();
      times.push(performance.now() - began);
      if (res.status !== status) throw new Error(`${pathname}: ${String(res.status)}`);
      last = { etag: res.headers.get('etag') ?? '', events: text.split('BEGIN:VEVENT').length - 1 };
    }
    return { ms: median(times), ...last };
  };
  const whole = await timed({}, 200);
  const unchanged = await timed({ 'if-none-match': whole.etag }, 304);
  const what = `calendar of ${String(whole.events)} events`;
  const line = { aim: 20, better: 'less', unit: 'ms' } as const;
  return [
    { ...line, what, value: whole.ms },
    { ...line, what: `${what}, unchanged`, value: unchanged.ms },
  ];
}
