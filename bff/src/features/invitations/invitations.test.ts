import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { sampleInvitation, sampleInvitationRoles } from '@ruta/contracts/invitations/invitation.sample';
import { invitations } from '@ruta/contracts/invitations/invitations.api';
import { page } from '../../testing/fake-core';
import { refusal, startBff, type Bff } from '../../testing/start-bff';

let bff: Bff;
beforeEach(async () => {
  bff = await startBff();
  bff.core.signIn(sampleAdministrator);
  bff.core.answer(invitations.list, () => ({ body: page([sampleInvitation]) }));
  bff.core.answer(invitations.roles, () => ({ body: { data: sampleInvitationRoles } }));
});
afterEach(() => bff.stop());
const asked = () => decodeURIComponent(bff.core.asked(invitations.list)[0]?.url ?? '');

test('ADM-01 the list opens with its page and the roles to choose from', async () => {
  const res = await bff.get('/bff/admin/invitations');
  expect([res.status, res.body]).toEqual([
    200,
    { data: { invitations: page([sampleInvitation]), roles: sampleInvitationRoles } },
  ]);
  expect(asked()).toBe('/api/invitations?size=10&sort=-id&include=role');
});

test('ADM-01 page, order and filters of the address are asked for', async () => {
  await bff.get('/bff/admin/invitations?page=2&sort=email&email=escuela&role_id=9');
  expect(asked()).toBe(
    '/api/invitations?page=2&size=10&sort=email&include=role&filter[email]=escuela&filter[role_id]=9',
  );
});

test('ADM-03 the form for many people offers no role above ordinary administration', async () => {
  const { body } = await bff.get('/bff/admin/invitations/bulk');
  expect((body as { data: { roles: { su: boolean }[] } }).data.roles.map(({ su }) => su)).toEqual([false, false]);
});

test('B54 what the address does not know is refused; without the ability the screen does not open', async () => {
  expect((await bff.get('/bff/admin/invitations?sort=token_hash')).status).toBe(422);
  bff.core.refuse(invitations.list, 'access.refused');
  const res = await bff.get('/bff/admin/invitations');
  expect([res.status, res.body]).toEqual([403, refusal('access.refused')]);
});
