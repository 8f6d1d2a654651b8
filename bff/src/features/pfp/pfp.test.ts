import { sampleAdministrator, sampleCoach, sampleDirector } from '@ruta/contracts/access/access.sample';
import { sampleCycles } from '@ruta/contracts/cycles/cycle.sample';
import { cycles } from '@ruta/contracts/cycles/cycles.api';
import { formationCatalogue } from '@ruta/contracts/pfp/catalogue.api';
import { catalogueDetailWith, publishedPlan } from '@ruta/contracts/pfp/catalogue.sample';
import { pfp } from '@ruta/contracts/pfp/pfp.api';
import { formationClosureWith, formationPlanWith, sampleFormationPlans } from '@ruta/contracts/pfp/pfp.sample';
import { page } from '../../testing/fake-core';
import { startBff, type Bff } from '../../testing/start-bff';

let bff: Bff;
const beside = { closure: formationClosureWith(), school: null };
const reading = <T extends { abilities: readonly string[] }>(me: T) => ({
  ...me,
  abilities: [...me.abilities, 'pfp:read'] as never,
});
beforeEach(async () => {
  bff = await startBff();
  bff.core.reply(pfp.list, { data: [...sampleFormationPlans], ...beside });
  bff.core.reply(pfp.get, { data: formationPlanWith(), ...beside });
});
afterEach(() => bff.stop());

test('PFP-01 plans are opened by whoever reads them; a coach opens those of an accompanied school', async () => {
  const summary = { pie: { consulted: 3, notConsulted: 9 }, plans: [{ id: 2, expected: 12, consulted: 3 }] };
  bff.core.reply(pfp.summary, { data: summary });
  bff.core.signIn(reading(sampleDirector));
  expect((await bff.get('/bff/shared/pfp/formation-plans?cycle=1')).body.data).toMatchObject({
    ...{ plans: [{ id: 2 }, {}], summary: { state: 'ready', data: summary } },
  });
  const ofSchool = String(sampleDirector.user.school_id);
  expect(bff.core.asked(pfp.summary)[0]?.url).toBe(`/api/schools/pfp/summary?school_id=${ofSchool}&cycle_id=1`);
  expect(bff.core.asked(pfp.list)[0]?.url).toBe('/api/schools/pfp/formation-plans?cycle_id=1');
  expect((await bff.get('/bff/shared/pfp/formation-plans/2')).body.data.plan.contents).toHaveLength(5);
  bff.core.signIn(reading(sampleCoach));
  expect((await bff.get('/bff/shared/pfp/formation-plans')).body.data.summary).toBeNull();
  const theirs = await bff.get('/bff/coach/schools/3/pfp/formation-plans');
  expect(theirs.body.data.summary).toEqual({ state: 'ready', data: summary });
  expect(bff.core.asked(pfp.list)[2]?.url).toBe('/api/schools/pfp/formation-plans?school_id=3');
  expect((await bff.get('/bff/coach/schools/3/pfp/formation-plans/2')).status).toBe(200);
  bff.core.signIn({ ...sampleCoach, abilities: ['self:read'] as never });
  expect((await bff.get('/bff/shared/pfp/formation-plans')).status).toBe(403);
});

test('PFP-01 the catalogue is opened by who manages it', async () => {
  bff.core.reply(formationCatalogue.plans, { data: [publishedPlan], cycle: publishedPlan.cycle });
  bff.core.reply(formationCatalogue.plan, { data: catalogueDetailWith() });
  bff.core.answer(cycles.list, () => ({ body: page(sampleCycles) }));
  const manager = (...more: string[]) =>
    bff.core.signIn({ ...sampleAdministrator, abilities: ['self:read', 'formation:manage', ...more] as never });
  manager();
  expect((await bff.get('/bff/admin/formation-plans?cycle=2')).body.data).toMatchObject({
    ...{ plans: [{ id: 3 }], cycles: [] },
  });
  expect(bff.core.asked(formationCatalogue.plans)[0]?.url).toBe('/api/formation-plans?cycle_id=2');
  manager('cycle:read');
  const { cycles: all } = (await bff.get('/bff/admin/formation-plans')).body.data;
  expect(all).toEqual(sampleCycles.map(({ id, period }) => ({ id, period: period.name })));
  expect((await bff.get('/bff/admin/formation-plans/2')).body.data).toMatchObject({ reaches: { people: 128 } });
  bff.core.signIn({ ...sampleAdministrator, abilities: ['self:read'] as never });
  expect((await bff.get('/bff/admin/formation-plans')).status).toBe(403);
});
