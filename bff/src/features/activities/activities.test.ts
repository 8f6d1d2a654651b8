import { sampleCoach, sampleDirector } from '@ruta/contracts/access/access.sample';
import { activities } from '@ruta/contracts/activities/activities.api';
import { running } from '@ruta/contracts/activities/running.api';
import { agenda } from '@ruta/contracts/agenda/agenda.api';
import { pfi } from '@ruta/contracts/pfi/pfi.api';
import { samplePfiActivity } from '@ruta/contracts/pfi/pfi.sample';
import { ownActivityWith, sampleOwnActivity } from '@ruta/contracts/agenda/agenda.sample';
import { refusal, startBff, type Bff } from '../../testing/start-bff';

let bff: Bff;
beforeEach(async () => (bff = await startBff()));
afterEach(() => bff.stop());

const PAGE = '/bff/coach/schools/1/activity/601';

describe('an activity', () => {
  test('ACT-04 comes whole, with what was recorded and its proof', async () => {
    const res = await bff.get(PAGE);
    expect(res.body).toMatchObject({
      data: {
        activity: sampleOwnActivity,
        school_today: '2026-11-20',
        record: { state: 'ready', data: { assistants: [30, 31] } },
        proof: { state: 'ready', data: null },
        can: { writeProof: false },
      },
    });
  });

  test('ACT-03 the proof is written by who runs the activity and holds the right', async () => {
    bff.core.signIn({ ...sampleCoach, abilities: [...sampleCoach.abilities, 'proof:manage'] });
    expect((await bff.get(PAGE)).body).toMatchObject({ data: { can: { writeProof: false } } });
    bff.core.reply(agenda.get, { data: ownActivityWith({ can: { ...sampleOwnActivity.can, run: true } }) });
    expect((await bff.get(PAGE)).body).toMatchObject({ data: { can: { writeProof: true } } });
  });

  test('ACT-03 what was recorded may be missing, and a proof that is not theirs to see is none', async () => {
    bff.core.refuse(activities.record, 'server.unavailable');
    bff.core.refuse(running.hasProof, 'access.refused');
    expect((await bff.get(PAGE)).body).toMatchObject({
      data: { record: { state: 'unavailable' }, proof: { state: 'ready', data: null } },
    });
  });

  test('ACT-04 a central activity comes with its reasons; who may not read them sees none', async () => {
    bff.core.reply(pfi.ofActivity, { data: samplePfiActivity });
    const central = async () => (await bff.get(PAGE)).body as unknown;
    expect(await central()).toMatchObject({
      data: { central: { data: { central_activity: { reasons: [{ id: 31 }, { id: 32 }] } } } },
    });
    bff.core.refuse(pfi.ofActivity, 'access.refused');
    expect(await central()).toMatchObject({ data: { central: { state: 'ready', data: null } } });
    bff.core.refuse(pfi.ofActivity, 'server.unavailable');
    expect(await central()).toMatchObject({ data: { central: { state: 'unavailable' } } });
  });

  test('T01 an activity of another school than the path’s, and a visit, do not exist there', async () => {
    expect((await bff.get('/bff/coach/schools/2/activity/601')).body).toEqual(refusal('agenda.not-found'));
    bff.core.reply(agenda.get, { data: ownActivityWith({ isVisit: true }) });
    expect((await bff.get(PAGE)).status).toBe(404);
  });

  test('ACT-04 the school has its own page of it', async () => {
    bff.core.signIn(sampleDirector);
    expect((await bff.get('/bff/scholastic/schools/1/activity/601')).status).toBe(200);
    expect((await bff.get(PAGE)).status).toBe(403);
  });
});

describe('a new activity', () => {
  test('AGE-06 its form gets the school with its levels, for who may add one', async () => {
    bff.core.signIn({ ...sampleDirector, abilities: [...sampleDirector.abilities, 'activity:create'] });
    const res = await bff.get('/bff/scholastic/schools/1/activity/new');
    expect(res.body).toMatchObject({ data: { school: { id: 1 }, levels: ['primaria'], school_today: '2026-11-20' } });
  });

  test('AGE-05 who may not has no form', async () => {
    expect((await bff.get('/bff/coach/schools/1/activity/new')).status).toBe(403);
  });
});
