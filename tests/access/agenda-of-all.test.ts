import { ROLE_CODES, type RoleCode } from '@ruta/contracts';
import { agenda } from '@ruta/contracts/agenda/agenda.api';
import { FOREIGN, twoSchools, type TwoSchools } from '../kit/two-schools';
import { cellOf, codeOf, isClosed, isNarrow } from './proof';

/**
 * The agenda without a school, which the proof by request cannot ask for: its samples name one. Every role, by the cell
 * of the matrix (T01, AGE-05, AGE-06).
 */
const RANGE = { start: '2026-11-01', end: '2026-12-12' };

let world: TwoSchools;
beforeAll(async () => {
  world = await twoSchools();
});
afterAll(() => world.server.stop());

const ask = async (role: RoleCode, query: object = {}) =>
  (await world.as(role)).get('/schools/agenda').query({ ...RANGE, ...query });

describe.each(ROLE_CODES)('T01 AGE-05 AGE-06 %s', (role) => {
  const cell = cellOf(agenda.list, role);

  test('gets the agenda of the schools of its cell, and nothing of another', async () => {
    const own = await world.own(role);
    const answer = await ask(role);
    if (isClosed(cell)) return expect(codeOf(answer)).toBe('access.refused');
    const schools = new Set((answer.body.data as { school_id: number }[]).map(({ school_id }) => school_id));
    expect(schools).toEqual(new Set(isNarrow(cell) ? [own.school] : [own.school, world.foreign.school]));
    if (isNarrow(cell)) expect(answer.text).not.toContain(FOREIGN);
  });

  test('finds no school out of reach, neither by its id nor by its coach', async () => {
    if (!isNarrow(cell)) return;
    const own = await world.own(role);
    expect((await ask(role, { school_ids: world.foreign.school })).status).toBe(404);
    expect((await ask(role, { school_ids: `${own.school},${world.foreign.school}` })).status).toBe(404);
    const { body } = await ask(role, { coach_id: world.foreign.user });
    expect(body).toEqual({ data: [] });
  });
});
