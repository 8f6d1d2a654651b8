import type { Mail, Mailer } from '../../mail';
import { outboxRows } from '../../outbox/rows';
import { TEST_KEY } from '../../testing/server';
import { utc } from '../../time/clock';
import { inviting, registration } from '../invitations/invitations.testing';
import { linkLetters } from './link-letters';
import { singleUseLinks } from './single-use';

const here = inviting();
let people = 0;
const NEW = 'cuatro caballos azules';
const LATER = ['2026-11-20T18:01:00Z', '2026-11-20T18:06:00Z'] as const;

afterEach(async () => {
  Object.assign(here.sink.state, { refuses: false, losesReplies: false, down: false });
  await here.server.db('single_use_links').delete();
});

const links = () => here.server.db('single_use_links');
const lettersTo = (address: string) => here.sink.taken.filter(({ to }) => to === address);
const idsOf = (letters: readonly { raw: string }[]) =>
  letters.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1] ?? '');

/** Delivers once, and loses the reply of the mail server. */
async function withLostReply() {
  here.sink.state.losesReplies = true;
  expect(await here.relay.run()).toBe(0);
  here.sink.state.losesReplies = false;
}
/** The state after a kill between sending and recording: the row is due again. */
const forgotten = () =>
  here.server.db('outbox').update({ done_at: null, locked_until: null, next_at: utc(here.server.clock.now()) });

/** A person who has asked for a password link; another one in each test. */
async function asked() {
  people += 1;
  const email = `laura-${people}@b.mx`;
  const id = await here.server.world.person('COACH', { email });
  await here.anyone().post('/password/forgot').send({ email });
  return { id, email };
}
const reset = (token: string | undefined) =>
  here.anyone().post('/password/reset').send({ token, password: NEW, password_confirmation: NEW });

test('F14 T17 the mail server takes an invitation and its reply is lost: the same letter comes again, and its one link opens until it is used', async () => {
  await here.invited('ana@b.mx');
  await withLostReply();
  here.server.clock.set(LATER[0]);
  await withLostReply();
  here.server.clock.set(LATER[1]);
  expect(await here.relay.run()).toBe(1);
  const letters = lettersTo('ana@b.mx');
  expect(letters).toHaveLength(3);
  expect(new Set(idsOf(letters)).size).toBe(1);
  const [token = '', ...others] = new Set(letters.map((letter) => letter.token));
  expect(others).toEqual([]);
  expect(await links()).toHaveLength(1);
  expect((await here.factsOf(token)).status).toBe(200);
  expect((await here.anyone().post('/register').send(registration(token))).status).toBe(201);
  expect((await here.factsOf(token)).status).toBe(410);
  expect(await links()).toEqual([]);
});

test('F14 T17 a password letter that comes twice after a kill has the link of the first, with its expiry', async () => {
  const { email } = await asked();
  expect(await here.relay.run()).toBe(1);
  const before = await links();
  here.server.clock.set(LATER[1]);
  await forgotten();
  expect(await here.relay.run()).toBe(1);
  const [first, second] = lettersTo(email);
  expect(second?.text).toBe(first?.text);
  expect(await links()).toEqual(before);
  expect((await reset(second?.token)).status).toBe(200);
  expect((await reset(first?.token)).status).toBe(410);
});

test('F14 T17 a link that was used before its letter is repeated stays used, and no letter leaves', async () => {
  const { email } = await asked();
  await withLostReply();
  const [letter] = lettersTo(email);
  expect((await reset(letter?.token)).status).toBe(200);
  here.sink.taken.length = 0;
  here.server.clock.set(LATER[0]);
  await forgotten();
  await here.relay.run();
  expect(lettersTo(email).filter(({ token }) => token !== '')).toEqual([]);
  expect((await reset(letter?.token)).status).toBe(410);
  expect(await links()).toEqual([]);
});

test('F14 T17 a link that a newer one replaced is not valid again when its letter is repeated', async () => {
  const { id, email } = await asked();
  await withLostReply();
  const [old] = lettersTo(email);
  expect((await here.admin.put(`/users/${id}/reset-password`)).status).toBe(200);
  await forgotten();
  await here.relay.run();
  const tokens = lettersTo(email).map(({ token }) => token);
  expect(tokens.filter((token) => token === old?.token)).toHaveLength(1);
  expect((await reset(old?.token)).status).toBe(410);
  expect((await reset(tokens.at(-1))).status).toBe(200);
});

test('F14 a letter whose link has expired since is not repeated', async () => {
  const { email } = await asked();
  await withLostReply();
  here.server.clock.set('2026-11-20T18:31:00Z');
  expect(await here.relay.run()).toBe(1);
  expect(lettersTo(email)).toHaveLength(1);
});

test.each([['refuses'], ['unreachable']])(
  'F14 a mail server that %s leaves no link behind, and the next attempt makes one with its whole time',
  async (how) => {
    const { email } = await asked();
    if (how === 'refuses') here.sink.state.refuses = true;
    const relay = how === 'refuses' ? here.relay : here.relayTo('smtp://127.0.0.1:1');
    expect(await relay.run()).toBe(0);
    expect(await links()).toEqual([]);
    here.sink.state.refuses = false;
    here.server.clock.set('2026-11-20T19:00:00Z');
    expect(await here.relay.run()).toBe(1);
    expect(await links()).toMatchObject([{ expires_at: '2026-11-20 19:30:00' }]);
    expect((await reset(lettersTo(email)[0]?.token)).status).toBe(200);
  },
);

test('F14 T17 a repeated letter that is refused leaves the link of the first one', async () => {
  const { email } = await asked();
  await withLostReply();
  here.sink.state.refuses = true;
  here.server.clock.set(LATER[0]);
  expect(await here.relay.run()).toBe(0);
  expect((await reset(lettersTo(email)[0]?.token)).status).toBe(200);
});

test('F14 T17 two workers that write one letter at once issue one link, and the slower one takes nothing back', async () => {
  const { id: user_id } = await asked();
  const { db, clock } = here.server;
  const rows = outboxRows(db, clock);
  const slow = await rows.take('letters');
  await db('outbox').update({ locked_until: null });
  const next = await rows.take('letters');
  if (!slow || !next) throw new Error('No row');
  const sent: string[] = [];
  const mailerOf = (refuses: boolean): Mailer => ({
    send: (_id: string, { text }: Mail) =>
      refuses
        ? Promise.reject(Object.assign(new Error('no'), { responseCode: 451 }))
        : Promise.resolve(void sent.push(text)),
    close: () => undefined,
  });
  const send = (row: typeof slow, refuses: boolean) =>
    linkLetters({ db, clock, links: singleUseLinks(clock), mailer: mailerOf(refuses), secretsKey: TEST_KEY })(
      row,
      new AbortController().signal,
      {
        owner: { user_id },
        expiresAt: '2026-11-20 18:30:00',
        write: (token) => ({ to: { name: '', address: 'laura@b.mx' }, subject: '', text: token }),
      },
    );
  await Promise.all([send(slow, false), send(next, false)]);
  expect(new Set(sent).size).toBe(1);
  expect(sent).toHaveLength(2);
  expect(await links()).toHaveLength(1);

  await links().delete();
  await db('outbox').update({ link_issued_at: null });
  sent.length = 0;
  await Promise.allSettled([send(slow, true), send(next, false)]);
  expect(sent).toHaveLength(1);
  expect((await reset(sent[0])).status).toBe(200);
});
