import { sampleCoach, sampleDirector } from '@ruta/contracts/access/access.sample';
import { sampleHolidays } from '@ruta/contracts/holidays/holiday.sample';
import { holidays } from '@ruta/contracts/holidays/holidays.api';
import { pfi } from '@ruta/contracts/pfi/pfi.api';
import { availablesWith, pfiWith } from '@ruta/contracts/pfi/pfi.sample';
import { startBff, type Bff } from '../../testing/start-bff';

let bff: Bff;
const leader = {
  ...sampleDirector,
  abilities: [...sampleDirector.abilities, 'pfi:read', 'pfi:establish'] as never,
};
beforeEach(async () => {
  bff = await startBff();
  bff.core.signIn(leader);
  bff.core.reply(pfi.plan, { data: pfiWith() });
  bff.core.reply(pfi.available, { data: availablesWith() });
  bff.core.reply(holidays.list, { data: [...sampleHolidays] });
});
afterEach(() => bff.stop());

test('PFI-01 a leader opens the plan of their school, a coach that of an accompanied one', async () => {
  expect((await bff.get('/bff/scholastic/pfi?cycle=1')).body).toMatchObject({ data: { pfi: { school: { id: 1 } } } });
  expect(bff.core.asked(pfi.plan)[0]?.url).toBe('/api/schools/pfi?school_id=1&cycle_id=1');
  bff.core.signIn({ ...sampleCoach, abilities: [...sampleCoach.abilities, 'pfi:read'] as never });
  expect((await bff.get('/bff/coach/schools/3/pfi')).status).toBe(200);
  expect(bff.core.asked(pfi.plan)[1]?.url).toBe('/api/schools/pfi?school_id=3');
  expect((await bff.get('/bff/coach/schools/3/pfi/establish')).status).toBe(403);
});

test('PFI-01 PFI-02 the holidays of the cycle come with the year, and may be missing', async () => {
  for (const path of ['pfi', 'pfi/establish']) {
    expect((await bff.get(`/bff/scholastic/${path}`)).body.data.holidays).toEqual({
      state: 'ready',
      data: sampleHolidays,
    });
    expect(bff.core.asked(holidays.list).at(-1)?.url).toBe('/api/holidays?from=2026-08-24&to=2027-07-15&school_id=1');
  }
  bff.core.refuse(holidays.list, 'server.unavailable');
  for (const path of ['pfi', 'pfi/establish'])
    expect((await bff.get(`/bff/scholastic/${path}`)).body.data).toMatchObject({
      pfi: { school: { id: 1 } },
      holidays: { state: 'unavailable' },
    });
});

test('PFI-02 what may be dated is read only where something may be', async () => {
  expect((await bff.get('/bff/scholastic/pfi/establish')).body.data.available.activities).toHaveLength(2);
  bff.core.reply(pfi.plan, { data: pfiWith({ can_establish: false }) });
  expect((await bff.get('/bff/scholastic/pfi/establish')).body.data.available).toBeNull();
  expect(bff.core.asked(pfi.available)).toHaveLength(1);
});
