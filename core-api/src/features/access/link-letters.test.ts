import { inviting, registration } from '../invitations/invitations.testing';

const here = inviting();
const NEW = 'cuatro caballos azules';
const LATER = ['2026-11-20T18:01:00Z', '2026-11-20T18:06:00Z'] as const;

afterEach(async () => {
  Object.assign(here.sink.state, { refuses: false, losesReplies: false, down: false });
  await here.server.db('single_use_links').delete();
});

/** Ends an attempt unclearly, twice, and then well: three letters arrive. Returns their tokens. */
async function afterLostReplies(address: string) {
  here.sink.state.losesReplies = true;
  expect(await here.relay.run()).toBe(0);
  here.server.clock.set(LATER[0]);
  expect(await here.relay.run()).toBe(0);
  here.sink.state.losesReplies = false;
  here.server.clock.set(LATER[1]);
  expect(await here.relay.run()).toBe(1);
  const letters = here.sink.taken.filter(({ to }) => to === address);
  expect(letters).toHaveLength(3);
  const ids = letters.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);
  expect(new Set(ids).size).toBe(3);
  return letters.map(({ token }) => token);
}

const reset = (token: string | undefined) =>
  here.anyone().post('/password/reset').send({ token, password: NEW, password_confirmation: NEW });

test('F14 T17 the mail server takes an invitation and its reply is lost: every link in the mailbox opens, until one is used', async () => {
  await here.invited('ana@b.mx');
  const tokens = await afterLostReplies('ana@b.mx');
  for (const token of tokens) expect((await here.factsOf(token)).status).toBe(200);
  expect(
    (
      await here
        .anyone()
        .post('/register')
        .send(registration(tokens[0] ?? ''))
    ).status,
  ).toBe(201);
  for (const token of tokens) expect((await here.factsOf(token)).status).toBe(410);
  expect(await here.server.db('single_use_links')).toEqual([]);
});

test('F14 T17 the same with a password link', async () => {
  await here.server.world.person('COACH', { email: 'laura@b.mx' });
  await here.anyone().post('/password/forgot').send({ email: 'laura@b.mx' });
  const [first, second, third] = await afterLostReplies('laura@b.mx');
  expect((await reset(second)).status).toBe(200);
  expect((await reset(first)).status).toBe(410);
  expect((await reset(third)).status).toBe(410);
});

test.each([['refuses'], ['unreachable']])('F14 a mail server that %s leaves no link behind', async (how) => {
  await here.invited('eva@b.mx');
  if (how === 'refuses') here.sink.state.refuses = true;
  const relay = how === 'refuses' ? here.relay : here.relayTo('smtp://127.0.0.1:1');
  expect(await relay.run()).toBe(0);
  expect(await here.server.db('single_use_links')).toEqual([]);
});
