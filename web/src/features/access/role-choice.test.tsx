import { screen, waitFor } from '@testing-library/react';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import { OFFLINE, renderScreen } from '../../testing';
import { RoleChoice } from './parts/RoleChoice';

describe('ACC-05 the role to begin with', () => {
  const me = { ...sampleCoach, roles: ['COACH', 'COACH_SEC'] as const, must_choose_role: true };

  test('is chosen once; a failure is said and can be tried again', async () => {
    const page = renderScreen(<RoleChoice />, {
      me: { ...me, roles: [...me.roles] },
      replies: { 'PUT /api/me/role': OFFLINE },
    });
    expect(screen.getByRole('heading', { level: 1, name: '¿Con qué rol quieres trabajar?' })).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Coach secundario(a)' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión');
    page.server.reply({ 'PUT /api/me/role': { data: { ...me, role: 'COACH_SEC', must_choose_role: false } } });
    await page.user.click(screen.getByRole('button', { name: 'Coach secundario(a)' }));
    await waitFor(() => expect(page.server.sentTo('PUT /api/me/role')[1]?.body).toEqual({ role: 'COACH_SEC' }));
  });
});
