import * as fc from 'fast-check';
import { testServer, type TestServer } from '../../testing/server';
import { addDays } from '../../time/clock';
import { attachedTo, calendar, following, type Following } from './following.testing';

/** Fixed, so that failures repeat. */
const SEED = 20261127;
const RUNS = 15;
const NOW = '2026-11-20T18:00:00.000Z';

let server: TestServer;
let follow: Following;
beforeAll(async () => {
  server = await testServer();
  follow = await following(server);
});
afterAll(async () => {
  await follow.close();
  await server.stop();
});

const step = fc.record({
  act: fc.constantFrom('move', 'move', 'rename', 'cancel', 'restore', 'delete', 'bring back', 'share', 'send again'),
  item: fc.nat(2),
  /** Days of a move, and which of two names. */
  by: fc.nat(3),
  /** How long the job runs afterwards. */
  minutes: fc.constantFrom(0, 0, 1, 6, 12),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The agenda of a school as a calendar shows it. */
async function agendaOf(school: number) {
  const rows = await server.db('agenda_activities').where({ school_id: school }).whereNull('cancelled_at').select();
  return rows
    .map(({ activity, datetime, duration_min, place }) => {
      const start = new Date(`${datetime.replace(' ', 'T')}Z`);
      const end = new Date(start.getTime() + duration_min * 60_000);
      return { title: activity, start: start.toISOString(), end: end.toISOString(), place };
    })
    .sort((a, b) => (a.start + a.title < b.start + b.title ? -1 : 1));
}

test('SHA-01 any order of moves, deletions, restores and repeated letters leaves every calendar equal to the agenda', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
      server.clock.set(NOW);
      for (const table of ['outbox', 'rate_windows'] as const) await server.db(table).delete();
      follow.sink.taken.length = 0;
      const at = await follow.place();
      const other = await server.world.person('DIR', { school_id: at.school });
      const people = [at.teacher, other];
      const calendars = people.map(() => calendar());
      const items = [0, 1, 2].map((n) => ({ activity: `Taller ${n}` }));
      const ids: number[] = [];
      for (const item of items) ids.push(await follow.item(at, item));
      const row = (id = 0) => server.db('agenda_activities').where({ id });
      const gone = new Map<number, object>();
      const share = async () => {
        const there = await server.db('agenda_activities').whereIn('id', ids).whereNull('cancelled_at').pluck('id');
        if (there.length > 0)
          await at.theirs
            .post('/schools/share-agenda')
            .send(follow.form(at.school, there, people))
            .expect(201);
      };
      const ACTS: Record<Step['act'], (id: number, by: number) => PromiseLike<unknown>> = {
        move: (id, by) =>
          row(id).update({ date: addDays('2026-11-24', by), datetime: `${addDays('2026-11-24', by)} 16:00:00` }),
        rename: (id, by) => row(id).update({ activity: by < 2 ? `Junta ${id}` : `Júnta ${id}` }),
        cancel: (id) => row(id).update({ cancelled_at: '2026-11-20 18:00:00' }),
        restore: (id) => row(id).update({ cancelled_at: null }),
        async delete(id) {
          const found = await row(id).first();
          if (found) gone.set(id, found);
          await row(id).delete();
        },
        async 'bring back'(id) {
          const found = gone.get(id);
          if (found && gone.delete(id)) await server.db('agenda_activities' as string).insert(found);
        },
        share,
        async 'send again'() {
          const sharing = await server.db('shared_agendas').where({ school_id: at.school }).first('id');
          await at.theirs.post(`/schools/share-agenda/${sharing?.id}/resend`).send({ professors: people });
        },
      };
      const addresses = await server.db('users').whereIn('id', people).orderBy('id').pluck('email');
      const deliver = async (minutes: number) => {
        await follow.relay.run();
        await follow.pass(minutes);
        for (const mail of follow.sink.taken.splice(0))
          calendars[addresses.indexOf(mail.to)]?.take(attachedTo(mail) ?? '');
      };
      await share();
      await deliver(1);
      for (const { act, item, by, minutes } of steps) {
        await ACTS[act](ids[item] ?? 0, by);
        await deliver(minutes);
      }
      await deliver(12);
      await deliver(12);
      const agenda = await agendaOf(at.school);
      for (const { entries, fell } of calendars) expect([entries(), fell]).toEqual([agenda, []]);
    }),
    { seed: SEED, numRuns: RUNS },
  );
}, 60_000);
