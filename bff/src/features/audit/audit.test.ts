import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { audit } from '@ruta/contracts/audit/audit.api';
import type { AuditEntry } from '@ruta/contracts/audit/audit.schema';
import { page } from '../../testing/fake-core';
import { refusal, startBff, type Bff } from '../../testing/start-bff';

const ENTRY: AuditEntry = {
  id: 7,
  at: '2026-11-20 18:00:00',
  actor: { id: 1, fullname: 'Gabriela Zepeda', role: 'ADMIN' },
  action: 'user.banned',
  subject: { type: 'user', id: 40, label: 'Ana Peña' },
  before: { is_banned: false },
  after: { is_banned: true },
  names: [],
};

let bff: Bff;
beforeEach(async () => {
  bff = await startBff();
  bff.core.signIn({ ...sampleAdministrator, abilities: ['audit:read'] });
  bff.core.answer(audit.list, () => ({ body: page([ENTRY]) }));
});
afterEach(() => bff.stop());
const log = (query = '') => bff.get(`/bff/admin/audit${query}`);
const asked = () => decodeURIComponent(bff.core.asked(audit.list)[0]?.url ?? '');

test('ADM-05 the log opens, twenty lines to a page, with before and after', async () => {
  const res = await log();
  expect([res.status, res.body]).toEqual([200, { data: { entries: page([ENTRY]) } }]);
  expect(asked()).toBe('/api/audit?size=20');
});

test('ADM-05 page and filters of the address are asked for', async () => {
  await log(
    '?page=3&search=ana&subject=user&subject_id=40&actor_id=1&actions=user.banned&from=2026-11-01&to=2026-11-20',
  );
  const { searchParams } = new URL(asked(), 'http://core');
  expect(Object.fromEntries(searchParams)).toEqual({
    page: '3',
    size: '20',
    'filter[search]': 'ana',
    'filter[subject]': 'user',
    'filter[subject_id]': '40',
    'filter[actor_id]': '1',
    'filter[actions_in]': 'user.banned',
    'filter[from]': '2026-11-01',
    'filter[to]': '2026-11-20',
  });
});

test('B54 ADM-07 what the address does not know is refused; without the ability, and without core-api, it does not open', async () => {
  expect((await log('?before=x')).status).toBe(422);
  bff.core.refuse(audit.list, 'access.refused');
  const refused = await log();
  expect([refused.status, refused.body]).toEqual([403, refusal('access.refused')]);
  bff.core.refuse(audit.list, 'server.unavailable');
  const failed = await log();
  expect([failed.status, failed.body]).toEqual([503, refusal('server.unavailable')]);
});
