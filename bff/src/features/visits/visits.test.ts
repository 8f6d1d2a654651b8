import { sampleCoach, sampleDirector } from '@ruta/contracts/access/access.sample';
import { activities } from '@ruta/contracts/activities/activities.api';
import { running } from '@ruta/contracts/activities/running.api';
import { visits } from '@ruta/contracts/visits/visits.api';
import { sampleAxes, sampleVisit, visitWith } from '@ruta/contracts/visits/visit.sample';
import { page } from '../../testing/fake-core';
import { refusal, startBff, type Bff } from '../../testing/start-bff';

let bff: Bff;
beforeEach(async () => (bff = await startBff()));
afterEach(() => bff.stop());

const RECORD = {
  activity_id: 501,
  assistants_id: 9,
  assistants: [30, 31],
  result: 'Buen avance.',
  observation_revision: 0,
  evidences: [],
};
const DAYS = { today: '2026-11-20', school_today: '2026-11-20' };
const asked = () => decodeURIComponent(bff.core.asked(visits.list)[0]?.url ?? '');

describe('the list of visits', () => {
  test('VIS-01 opens with the school, the page, the draft and what may be done', async () => {
    const res = await bff.get('/bff/coach/schools/1/visits');
    expect(res.status).toBe(200);
    expect(res.body).toEqual({
      data: {
        school: sampleVisit.school,
        ...DAYS,
        visits: page([sampleVisit]),
        draft: { state: 'ready', data: { hasDraft: true, id: 77 } },
        can: { createVisit: true },
      },
    });
    expect(asked()).toBe('/api/schools/visits?school_id=1&size=10&sort=-datetime&include=axis,status');
  });

  test('VIS-01 page, order and filters of the address are asked for', async () => {
    const res = await bff.get('/bff/coach/schools/1/visits?page=3&sort=id&status=finished&expired=1');
    expect(res.status).toBe(200);
    expect(asked()).toBe(
      '/api/schools/visits?school_id=1&page=3&size=10&sort=id&include=axis,status' +
        '&filter[status]=finished&filter[expired]=1',
    );
  });

  test.each(['page=0', 'page=1e3'])('B49 %s is refused by core-api, and its words arrive', async (query) => {
    const res = await bff.get(`/bff/coach/schools/1/visits?${query}`);
    expect(res.status).toBe(422);
    expect(res.body).toMatchObject({ code: 'request.invalid', errors: { page: [expect.any(String)] } });
  });

  test.each(['status=other', 'sort=password_hash', 'expired=yes', 'size=100'])('B54 %s gives 422', async (query) =>
    expect((await bff.get(`/bff/coach/schools/1/visits?${query}`)).status).toBe(422),
  );

  test('VIS-07 a school’s leaders see final visits, and create none', async () => {
    bff.core.signIn(sampleDirector);
    bff.core.refuse(visits.hasDraft, 'access.refused');
    const res = await bff.get('/bff/scholastic/schools/1/visits');
    expect(res.status).toBe(200);
    expect(res.body).toMatchObject({
      data: { draft: { state: 'ready', data: { hasDraft: false, id: null } }, can: { createVisit: false } },
    });
    expect(asked()).toContain('filter[eraser]=0');
  });
});

describe('a new visit', () => {
  test('VIS-02 VIS-04 brings the axes and whether a draft is open', async () => {
    const res = await bff.get('/bff/coach/schools/1/visits/new');
    expect(res.status).toBe(200);
    expect(res.body).toEqual({
      data: {
        school: sampleVisit.school,
        axes: sampleAxes,
        ...DAYS,
        cycle: sampleCoach.cycle,
        draft: { hasDraft: true, id: 77 },
      },
    });
  });

  test('VIS-04 the draft is essential: without its check no form', async () => {
    bff.core.refuse(visits.hasDraft, 'server.failed');
    expect((await bff.get('/bff/coach/schools/1/visits/new')).status).toBe(500);
  });

  test('core-api’s refusal of who writes no visits arrives', async () => {
    bff.core.refuse(visits.hasDraft, 'access.refused');
    expect((await bff.get('/bff/coach/schools/1/visits/new')).body).toEqual(refusal('access.refused'));
  });
});

describe.each([
  ['coach', sampleCoach],
  ['scholastic', sampleDirector],
] as const)('one visit, for the area %s', (area, me) => {
  const path = `/bff/${area}/schools/1/visits/101`;
  beforeEach(() => bff.core.signIn(me));

  test('VIS-07 opens with its record', async () => {
    const res = await bff.get(path);
    expect(res.status).toBe(200);
    expect(res.body).toEqual({
      data: {
        visit: sampleVisit,
        ...DAYS,
        cycle: me.cycle,
        record: { state: 'ready', data: RECORD },
        proof: { state: 'ready', data: null },
        can: { writeProof: false },
      },
    });
    expect(bff.core.asked(activities.record)[0]?.url).toBe('/api/schools/activity/record?activity_id=501');
  });

  test('T01 a visit of another school than the path’s gives 404, and its record is not asked for', async () => {
    const res = await bff.get(`/bff/${area}/schools/2/visits/101`);
    expect(res.status).toBe(404);
    expect(res.body).toEqual(refusal('visits.not-found'));
    expect(bff.core.asked(activities.record)).toEqual([]);
  });

  test('ACT-03 VIS-06 who runs it and manages proofs may write one; who may not see proofs is told of none', async () => {
    const runs = { ...sampleVisit.can, run: true };
    bff.core.signIn({ ...me, abilities: [...me.abilities, 'proof:manage'] });
    bff.core.reply(visits.get, { data: visitWith({ can: runs }) });
    bff.core.refuse(running.hasProof, 'access.refused');
    const { body } = await bff.get(path);
    expect(body).toMatchObject({ data: { proof: { state: 'ready', data: null }, can: { writeProof: true } } });
    bff.core.signIn({ ...me, abilities: me.abilities.filter((ability) => ability !== 'proof:manage') });
    expect((await bff.get(path)).body).toMatchObject({ data: { can: { writeProof: false } } });
  });

  test('VIS-06 without its record it opens all the same', async () => {
    bff.core.refuse(activities.record, 'server.unavailable');
    expect((await bff.get(path)).body).toMatchObject({
      data: { record: { state: 'unavailable', code: 'server.unavailable' } },
    });
  });

  test('a record that the role may not read is not asked for', async () => {
    bff.core.signIn({ ...me, abilities: ['visit:read'] });
    expect((await bff.get(path)).body).toMatchObject({
      data: { record: { state: 'unavailable', code: 'access.refused' } },
    });
    expect(bff.core.asked(activities.record)).toEqual([]);
  });

  test('without a row in the agenda there is no record', async () => {
    bff.core.reply(visits.get, { data: visitWith({ agenda_activity_id: null }) });
    expect((await bff.get(path)).body).toMatchObject({ data: { record: null } });
  });

  test('the school’s today is its own', async () => {
    bff.core.signIn({ ...me, server_time: '2026-11-21 05:30:00' });
    bff.core.reply(visits.get, {
      data: visitWith({ school: { ...sampleVisit.school, timezone: 'America/Cancun' } }),
    });
    expect((await bff.get(path)).body).toMatchObject({ data: { today: '2026-11-20', school_today: '2026-11-21' } });
  });
});

describe('a draft', () => {
  const draft = visitWith({ eraser: true, date: null, time: null, datetime: null });
  beforeEach(() => bff.core.reply(visits.get, { data: draft }));

  test('VIS-04 opens for its author, without a record', async () => {
    const res = await bff.get('/bff/coach/schools/1/visits/101');
    expect(res.body).toMatchObject({ data: { visit: { eraser: true }, record: null } });
    expect(bff.core.asked(activities.record)).toEqual([]);
  });

  test('VIS-07 does not exist for a school’s leaders', async () => {
    bff.core.signIn(sampleDirector);
    const res = await bff.get('/bff/scholastic/schools/1/visits/101');
    expect(res.status).toBe(404);
    expect(res.body).toEqual(refusal('visits.not-found'));
  });
});
