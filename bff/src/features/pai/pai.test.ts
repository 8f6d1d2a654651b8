import { sampleCoach, sampleDirector } from '@ruta/contracts/access/access.sample';
import { dpi } from '@ruta/contracts/dpi/dpi.api';
import { resultsWith } from '@ruta/contracts/dpi/dpi.sample';
import { pai } from '@ruta/contracts/pai/pai.api';
import { formWith, planWith } from '@ruta/contracts/pai/pai.sample';
import { startBff, type Bff } from '../../testing/start-bff';

let bff: Bff;
const leader = {
  ...sampleDirector,
  abilities: [...sampleDirector.abilities, 'dpi:read', 'pai:read', 'pai:establish'] as never,
};
beforeEach(async () => {
  bff = await startBff();
  bff.core.signIn(leader);
  bff.core.reply(pai.plan, { data: planWith() });
  bff.core.reply(pai.form, { data: formWith() });
});
afterEach(() => bff.stop());

test('PAI-02 a leader opens the plan of their school, a coach that of an accompanied one', async () => {
  expect((await bff.get('/bff/scholastic/pai?cycle=1')).body).toMatchObject({ data: { pai: { school: { id: 1 } } } });
  expect(bff.core.asked(pai.plan)[0]?.url).toBe('/api/schools/pai?school_id=1&cycle_id=1');
  bff.core.signIn({ ...sampleCoach, abilities: [...sampleCoach.abilities, 'pai:read'] as never });
  expect((await bff.get('/bff/coach/schools/3/pai')).status).toBe(200);
  expect(bff.core.asked(pai.plan)[1]?.url).toBe('/api/schools/pai?school_id=3');
  expect((await bff.get('/bff/scholastic/pai/establish')).status).toBe(403);
});

test('PAI-01 the form is read only while the plan may be established', async () => {
  expect((await bff.get('/bff/scholastic/pai/establish')).body).toMatchObject({ data: { form: null } });
  expect(bff.core.asked(pai.form)).toHaveLength(0);
  bff.core.reply(pai.plan, { data: planWith({ standing: 'open', can_establish: true, items: [] }) });
  expect((await bff.get('/bff/scholastic/pai/establish')).body.data.form.tabs).toHaveLength(4);
});

test('DPI-03 PAI-01 the results tell how far the school is from its plan; without it they open all the same', async () => {
  bff.core.reply(dpi.results, { data: resultsWith() });
  const plan = async () => (await bff.get('/bff/scholastic/report/dpi-result')).body.data.plan;
  expect(await plan()).toMatchObject({ state: 'ready', data: { standing: 'established', can_establish: false } });
  bff.core.refuse(pai.plan, 'access.refused');
  expect(await plan()).toEqual({ state: 'ready', data: null });
  bff.core.refuse(pai.plan, 'server.unavailable');
  expect(await plan()).toMatchObject({ state: 'unavailable' });
});
