import { coverage } from '../kit/explorer';
import { movesOf } from '../kit/moves.testing';
import { ernesto, laura, sessionExplorations, sessionInputs } from './session.exploration';
import { sessionMachine } from './session.machine';

const { send, wait, answered, refused, after, can, refusedBy } = movesOf(sessionMachine);
const { nobody, coach, severalRoles, roleChosen } = sessionInputs;

const SECRET = 'correcto caballo batería';
const submit = (email: string) => send({ type: 'credentials.submitted', email, password: SECRET, remember: true });
const code = (value = '123456') => send({ type: 'code.submitted', code: value });
const signedIn = (person: object, call = 'signIn') => answered(call, { outcome: 'signedIn', person });
const codeNeeded = answered('signIn', { outcome: 'codeNeeded', msLeft: 300_000 });
const expired = send('session.expired');
const effects = (frame: ReturnType<typeof after>) => frame.effects.map(({ type }) => type);

test('SM-01 SM-03 every state of the session machine is reached and every transition taken', () => {
  const { unreached, untaken, situations } = coverage(sessionMachine, sessionExplorations);
  expect({ unreached, untaken }).toEqual({ unreached: [], untaken: [] });
  expect(situations).toBeGreaterThan(50);
}, 300_000);

test.each([
  ['nobody', { signedOut: 'filling' }],
  ['coach', 'active'],
  ['severalRoles', { choosingRole: 'filling' }],
  ['roleChosen', 'active'],
] as const)('ACC-01 ACC-05 a page opens where the session is: %s', (name, value) => {
  expect(after(sessionInputs[name]).snapshot.value).toEqual(value);
});

test('ACC-01 signing in needs both fields, and a refusal is told with the form still there', () => {
  const empty = { type: 'credentials.submitted', email: ' ', password: '', remember: false } as const;
  expect(refusedBy(after(nobody), empty)).toEqual(['credentialsAreFilled']);
  expect(after(nobody, submit(laura.email)).actors).toMatchObject([
    { src: 'signIn', input: { email: laura.email, password: SECRET, remember: true } },
  ]);
  const wrong = after(nobody, submit(laura.email), refused('signIn', 'Correo o contraseña incorrectos')).snapshot;
  expect([wrong.value, wrong.context.failure]).toEqual([{ signedOut: 'filling' }, 'Correo o contraseña incorrectos']);
  expect(after(nobody, submit(laura.email), signedIn(laura)).snapshot.value).toBe('active');
});

test('ACC-01 neither the password nor the code is ever remembered', () => {
  const moves = [submit(laura.email), codeNeeded, code('987654'), refused('checkCode')];
  for (let count = 0; count <= moves.length; count += 1) {
    const remembered = JSON.stringify(after(nobody, ...moves.slice(0, count)).snapshot.context);
    expect(remembered).not.toContain(SECRET);
    expect(remembered).not.toContain('987654');
  }
});

test('ACC-01 too many attempts wait as long as the server says', () => {
  const throttled = answered('signIn', { outcome: 'throttled', msLeft: 30_000, message: 'Espera 30 segundos' });
  const waiting = after(nobody, submit(laura.email), throttled, wait(29_999));
  expect([waiting.snapshot.value, waiting.snapshot.context.failure]).toEqual([
    { signedOut: 'throttled' },
    'Espera 30 segundos',
  ]);
  expect(can(waiting, { type: 'credentials.submitted', email: 'a@b.test', password: 'x', remember: false })).toBe(
    false,
  );
  expect(after(nobody, submit(laura.email), throttled, wait(30_000)).snapshot.value).toEqual({ signedOut: 'filling' });
});

const toCode = [submit(laura.email), codeNeeded];

test('ACC-01 where a code is needed, six digits or a recovery code let in; a wrong one may be mended', () => {
  expect(refusedBy(after(nobody, ...toCode), { type: 'code.submitted', code: '12345' })).toEqual(['codeIsWellFormed']);
  const wrong = after(nobody, ...toCode, code(), refused('checkCode', 'Ese código no es')).snapshot;
  expect([wrong.value, wrong.context.failure]).toEqual([{ signedOut: { secondStep: 'asking' } }, 'Ese código no es']);
  expect(after(nobody, ...toCode, code('abcde-fgh23'), signedIn(laura, 'checkCode')).snapshot.value).toBe('active');
});

test('ACC-01 the second step has its time, which a wrong code does not give anew', () => {
  const slow = [...toCode, wait(200_000), code(), refused('checkCode'), wait(100_000)];
  const { snapshot } = after(nobody, ...slow);
  expect([snapshot.value, snapshot.context.isStepOver]).toEqual([{ signedOut: 'filling' }, true]);
  const over = answered('checkCode', { outcome: 'over', message: 'Tu intento venció' });
  expect(after(nobody, ...toCode, code(), over).snapshot.context).toMatchObject({ failure: 'Tu intento venció' });
});

test('ACC-05 who has several roles chooses one of their own first', () => {
  const choosing = after(nobody, submit(ernesto.email), signedIn(ernesto));
  expect(choosing.snapshot.value).toEqual({ choosingRole: 'filling' });
  expect(refusedBy(choosing, { type: 'role.chosen', role: 'ADMIN' })).toEqual(['roleIsHeld']);
  expect(refusedBy(choosing, 'role.changeCancelled')).toEqual(['personActsInARole']);
  const chosen = [send({ type: 'role.chosen', role: 'DIR' })];
  expect(after(severalRoles, ...chosen).actors).toMatchObject([{ src: 'chooseRole', input: { role: 'DIR' } }]);
  const entered = after(severalRoles, ...chosen, answered('chooseRole', { person: { ...ernesto, role: 'DIR' } }));
  expect([entered.snapshot.value, entered.snapshot.context.person?.role]).toEqual(['active', 'DIR']);
});

test('ACC-05 another role begins anew, and one may stay in the present one', () => {
  const asked = send('role.changeRequested');
  expect(refusedBy(after(coach), 'role.changeRequested')).toEqual(['personHasSeveralRoles']);
  expect(after(roleChosen, asked, send('role.changeCancelled')).snapshot.value).toBe('active');
  const other = { person: { ...ernesto, role: 'COACH_DIR' } };
  const changed = after(
    roleChosen,
    asked,
    send({ type: 'role.chosen', role: 'COACH_DIR' }),
    answered('chooseRole', other),
  );
  expect([changed.snapshot.context.person?.role, effects(changed)]).toEqual(['COACH_DIR', ['startOver']]);
});

test('ACC-01 an expired session is taken up again in place, by the same person, and nothing is lost', () => {
  const asking = after(coach, expired);
  expect([asking.snapshot.value, asking.snapshot.hasTag('again')]).toEqual([{ interrupted: 'filling' }, true]);
  const other = { type: 'credentials.submitted', email: ernesto.email, password: 'x', remember: false } as const;
  expect(refusedBy(asking, other)).toEqual(['emailIsOfTheSamePerson']);
  const back = after(coach, expired, submit('LAURA@ruta.test'), signedIn(laura));
  expect([back.snapshot.value, effects(back)]).toEqual(['active', ['repeatWaitingCalls']]);
  const byCode = after(coach, expired, submit(laura.email), codeNeeded, code(), signedIn(laura, 'checkCode'));
  expect([byCode.snapshot.value, effects(byCode)]).toEqual(['active', ['repeatWaitingCalls']]);
});

test('ACC-05 whoever comes back in another role, or is another person, starts over', () => {
  const changed = after(coach, expired, submit(laura.email), signedIn({ ...laura, roles: ['PROF'], role: 'PROF' }));
  expect([changed.snapshot.value, effects(changed)]).toEqual(['active', ['startOver']]);
  const mustChoose = after(roleChosen, expired, submit(ernesto.email), signedIn(ernesto));
  expect([mustChoose.snapshot.value, effects(mustChoose)]).toEqual([{ choosingRole: 'filling' }, ['startOver']]);
});

test('ACC-01 whoever does not want to sign in again leaves, and nothing of them stays', () => {
  const left = after(coach, expired, send('session.left'));
  expect([left.snapshot.value, left.snapshot.context.person, effects(left)]).toEqual([
    { signedOut: 'filling' },
    null,
    ['startOver'],
  ]);
});

test('ACC-01 a session that expires before a role is chosen has no page to come back to', () => {
  const { snapshot } = after(severalRoles, expired);
  expect([snapshot.value, snapshot.context.reason]).toEqual([{ signedOut: 'filling' }, 'expired']);
});

test('ACC-01 signing out that fails leaves the person signed in, and says so', () => {
  const failed = after(coach, send('signOut.requested'), refused('signOut', 'Sin conexión')).snapshot;
  expect([failed.value, failed.context.failure]).toEqual(['active', 'Sin conexión']);
  const out = after(coach, send('signOut.requested'), answered('signOut', null));
  expect([out.snapshot.context.person, out.snapshot.context.reason, effects(out)]).toEqual([
    null,
    'signedOut',
    ['startOver'],
  ]);
});

test('ACC-01 what another tab did counts here: the cookie is the same', () => {
  const tab = (person: object) => send({ type: 'otherTab.signedIn', person } as never);
  expect(after(nobody, tab(laura)).snapshot.value).toBe('active');
  expect(effects(after(coach, tab(laura)))).toEqual([]);
  const another = after(coach, tab({ ...ernesto, role: 'DIR' }));
  expect([another.snapshot.context.person?.userId, effects(another)]).toEqual([9, ['startOver']]);
  expect(effects(after(coach, expired, tab(laura)))).toEqual(['repeatWaitingCalls']);
  expect(after(coach, send('otherTab.signedOut')).snapshot.value).toEqual({ signedOut: 'filling' });
});

test('ACC-01 the second step may be left for the password, and what it said is forgotten', () => {
  const left = after(nobody, ...toCode, code(), refused('checkCode'), send('secondStep.left'));
  expect([left.snapshot.value, left.snapshot.context.failure, left.delays]).toEqual([
    { signedOut: 'filling' },
    null,
    [],
  ]);
});

test('ACC-01 another attempt forgets what the last one said', () => {
  const slow = [...toCode, wait(300_000)];
  expect(after(nobody, ...slow).snapshot.context.isStepOver).toBe(true);
  const again = after(nobody, ...slow, submit(laura.email)).snapshot.context;
  expect([again.isStepOver, again.failure]).toEqual([false, null]);
});
