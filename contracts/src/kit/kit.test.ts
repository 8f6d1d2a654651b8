import { FIELD_MESSAGES } from '../field-messages';
import { z } from 'zod';
import { defaultCell, isLocked } from '../abilities';
import { access } from '../access/access.api';
import { visits } from '../visits/visits.api';
import { sampleAxes } from '../visits/visit.sample';
import { endpoint } from './endpoint';
import { email } from './fields';
import { fieldErrors } from './issues';
import { listQuery, search } from './list-query';
import { withoutUnseen } from './unseen-text';

const row = z.object({ id: z.int(), name: z.string(), school: z.string().optional(), revision: z.int() });
const query = listQuery({ row, sort: ['id', 'name'], include: ['school'], filter: { search: search.optional() } });

describe('listQuery', () => {
  test('gives page 1, size 10 and -id by default (UI-01)', () => {
    expect(query.parse({})).toEqual({
      page: 1,
      size: 10,
      sort: [{ key: 'id', direction: 'desc' }],
      include: [],
      filter: {},
    });
  });

  test.each([
    ['B49', { page: '0' }],
    ['B49', { page: '-1' }],
    ['B49', { page: '1e3' }],
    ['B49', { page: ' 1' }],
    ['B49', { page: '٣' }],
    ['B49', { page: ['1', '2'] }],
    ['B50', { size: '101' }],
    ['B50', { size: '10;drop' }],
    ['B51', { sort: 'password_hash' }],
    ['B51', { sort: 'id,id' }],
    ['B51', { sort: '--id' }],
    ['B51', { sort: '' }],
    ['B52', { include: 'school,school' }],
    ['B52', { include: 'roles' }],
    ['API-01', { fields: 'password_hash' }],
    ['API-01', { fields: 'name,name' }],
    ['API-01', { fields: 'school' }],
    ['API-01', { fields: '' }],
    ['API-01', { fields: 'toString' }],
    ['B54', { filter: { other: '1' } }],
    ['B54', { evil: '1' }],
    ['B55', { filter: { search: 'a'.repeat(201) } }],
  ])('%s refuses %j', (_, input) => expect(query.safeParse(input).success).toBe(false));
});

test('sentences beside fields have places of one brace, which the issue fills', () => {
  const doubled = Object.entries(FIELD_MESSAGES).filter(([, { es, en }]) => `${es}${en}`.includes('{{'));
  expect(doubled).toEqual([]);
});

test('API-01 fields keep what addresses and guards a row, and what include asks for', () => {
  expect(query.parse({ fields: 'name' }).fields).toEqual(['id', 'can', 'revision', 'school', 'name']);
});

describe('endpoint', () => {
  test('reads its path’s names as ids and nothing else (B61)', () => {
    const { params } = endpoint({
      method: 'get',
      path: '/a/:id/b/:other',
      summary: '',
      access: { signedIn: true },
      reply: z.null(),
    });
    expect(params.parse({ id: '7', other: '8' })).toEqual({ id: 7, other: 8 });
    for (const id of ['0', '-1', '1.5', '1e3', '01', '1abc', '', '9'.repeat(20)])
      expect(params.safeParse({ id, other: '8' }).success).toBe(false);
  });

  test('a change has effects, a read has none', () => {
    expect(visits.create.effects).toBe(true);
    expect(visits.list.effects).toBe(false);
  });
});

describe('fieldErrors', () => {
  const form = {
    school_id: 1,
    eraser: false,
    objective: '  ',
    date: null,
    time: null,
    school_visit_axis: sampleAxes.map(({ id }) => ({ id, actions: '', specifications: 'x' })),
  };
  const issues = visits.create.body.safeParse(form).error?.issues ?? [];

  test('VIS-02 names each field in Spanish, the axes by their place', () => {
    const errors = fieldErrors(issues, 'es');
    expect(errors['objective']).toEqual(['El objetivo es obligatorio.']);
    expect(errors['date']).toEqual(['La fecha es obligatoria.']);
    expect(errors['school_visit_axis.2.actions']).toEqual(['Escribe las acciones de este eje.']);
  });

  test('and in English', () => expect(fieldErrors(issues, 'en')['objective']).toEqual(['The objective is required.']));

  test('B60 a number written as text is refused', () => {
    const result = access.login.body.safeParse({ email: 'a@b.mx', password: 0 });
    expect(fieldErrors(result.error?.issues ?? [], 'es')).toEqual({ password: ['La contraseña es obligatoria.'] });
  });

  test('T13 an unknown key is refused by its name', () => {
    const result = access.login.body.safeParse({ email: 'a@b.mx', password: 'x', su: true });
    expect(fieldErrors(result.error?.issues ?? [], 'es')).toEqual({ su: ['Este campo no existe aquí: su.'] });
  });

  test.each(Object.getOwnPropertyNames(Object.prototype))(
    'B59 the key %s is refused like every unknown one',
    (name) => {
      const issues: z.core.$ZodIssue[] = [
        { code: 'unrecognized_keys', keys: [name], path: [], input: {}, message: '' },
      ];
      expect(Object.entries(fieldErrors(issues, 'es'))).toEqual([[name, [`Este campo no existe aquí: ${name}.`]]]);
    },
  );

  test('B57 control characters and lone surrogates are refused, emoji counted as one', () => {
    const objective = visits.update.body.shape.objective;
    for (const bad of ['a\u0000b', 'a\u000bb', '\ud800', 'gpj.\u202eexe', '\u206633 1234\u2069'])
      expect(objective.safeParse(bad).success).toBe(false);
    expect(objective.safeParse('👩‍🏫'.repeat(100)).success).toBe(true);
    expect(objective.safeParse('é'.repeat(501)).success).toBe(false);
  });
});

test.each([
  ['a@xn--.mx', false],
  ['a@xn--a.mx', false],
  ['a@escuela.xn--0', false],
  ['a@xn--escuela-ahuehute-x9a', false],
  ['a@xn--nxasmq6b.gr', true],
  ['laura@escuela.mx', true],
  ['laura@sub.escuela-1.edu.mx', true],
])('B56 the address %s: %s', (address, isTaken) => expect(email.safeParse(address).success).toBe(isTaken));

test('ACC-01 an address has one form: trimmed, lower case', () => {
  expect(email.parse(' Laura.Kelvin@Escuela.MX ')).toBe('laura.kelvin@escuela.mx');
});

test.each([
  ['an accent', 'láura@escuela.mx'],
  ['an accent of its own', 'la\u0301ura@escuela.mx'],
  ['a full-width letter', '\uff4caura@escuela.mx'],
  ['a full-width at sign', 'laura\uff20escuela.mx'],
  ['a letter that is another one in lower case', 'laura.\u212aelvin@escuela.mx'],
  ['a Turkish letter', 'laura@escuela.m\u0130'],
  ['what nobody sees', 'lau\u200bra@escuela.mx'],
])('ACC-01 an address with %s is refused in words', (_, address) => {
  expect(email.safeParse(address).error?.issues.map(({ message }) => message)).toEqual(['email.not-ascii']);
});

describe('abilities', () => {
  test.each([
    ['COACH', 'visit:write', { scope: 'H', enabled: true }],
    ['COACH_MAN', 'visit:write', null],
    ['DIR', 'visit:read', { scope: 'S', enabled: true }],
    ['PROF', 'visit:read', null],
    ['PROF', 'observation:read', { scope: 'O', enabled: false }],
    ['ADMIN', 'visit:run', null],
    ['SUPER_ADMIN', 'visit:read', { scope: 'A', enabled: true }],
    ['CONTENT', 'pill:manage', { scope: 'A', enabled: true }],
    ['AGENT_VC', 'availability:manage', { scope: 'O', enabled: true }],
    ['PETITIONER', 'self:read', { scope: 'O', enabled: true }],
  ] as const)('%s %s → %j', (role, ability, cell) => expect(defaultCell(role, ability)).toEqual(cell));

  test('own profile and notifications are locked', () => {
    expect(isLocked('self:update')).toBe(true);
    expect(isLocked('visit:read')).toBe(false);
  });
});

test.each([
  ['Objetivo\u000bgeneral\u000c', 'Objetivo general '],
  ['Ana\u0007 Paz', 'Ana Paz'],
  ['\u202a33 1234 5678\u202c', '33 1234 5678'],
  ['\ufeffMar\u200bía 👩\u200d🏫', 'María 👩\u200d🏫'],
  ['una\n\tdos', 'una\n\tdos'],
])('B57 of %j a cell of a file keeps %j', (text, kept) => {
  expect(withoutUnseen(text)).toBe(kept);
});
