import * as rules from './session.rules';

test('ACC-01 what is missing of e-mail and password; spaces are part of a password', () => {
  const given = (email: string, password: string) => rules.faultsInCredentials({ email, password, remember: false });
  expect(given('  ', '')).toEqual(['email', 'password']);
  expect(given('laura@ruta.test', '   ')).toEqual([]);
  expect(given('x'.repeat(255), 'x'.repeat(1025))).toEqual(['email', 'password']);
  expect(given('laura@ruta.test', '🌱'.repeat(1024))).toEqual([]);
});

test.each([
  ['123456', true],
  [' 123 456 ', true],
  ['ABCDE-FGH23', true],
  ['12345', false],
  ['abcdefgh01', false],
  ['', false],
])('ACC-01 a code "%s" is well formed: %s', (code, isCode) => {
  expect(rules.isCode(code)).toBe(isCode);
});

test('ACC-01 addresses are the same without regard to case', () => {
  expect(rules.sameEmail(' Laura@Ruta.test ', 'laura@ruta.test')).toBe(true);
  expect(rules.sameEmail('laura@ruta.test', 'laura@ruta.mx')).toBe(false);
  expect(rules.sameEmail('láura@ruta.test', 'láura@ruta.test')).toBe(false);
});

test('ACC-05 back is who is the same person in the same role', () => {
  const before = { userId: 9, email: 'e@ruta.test', roles: ['DIR', 'COACH_DIR'], role: 'DIR' } as const;
  expect(rules.isBack(before, { ...before, email: 'new@ruta.test' })).toBe(true);
  expect(rules.isBack(before, { ...before, role: 'COACH_DIR' })).toBe(false);
  expect(rules.isBack({ ...before, role: null }, { ...before, role: null })).toBe(false);
  expect(rules.isBack(null, before)).toBe(false);
  expect(rules.holdsRole(before, 'ADMIN')).toBe(false);
});
