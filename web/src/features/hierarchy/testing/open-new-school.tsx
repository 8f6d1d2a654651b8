import { fireEvent, screen, waitFor } from '@testing-library/react';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { coachesPage, newSchoolWith, sampleCoaches, sampleHierarchy } from '@ruta/contracts/hierarchy/hierarchy.sample';
import { Route, Routes } from 'react-router';
import { renderScreen } from '../../../testing';
import type { Replies } from '../../../testing';
import { NewSchoolPage } from '../pages/NewSchoolPage';

export const SCREEN = 'GET /bff/admin/schools/imported/12';
export const STORE = 'PUT /api/schools-hierarchy/store-new/12';
export const COACHES = 'GET /api/coaches-by-role';

/** The source told the time zone alone. */
const BARE = { ...newSchoolWith().imported, timezone: 'America/Tijuana' };
export const READY = {
  ...BARE,
  state: { id: 4, code: '14', name: 'Jalisco' },
  city: 'Tonalá',
  levels: ['primaria' as const],
};

const coachesAsked = ({ query }: { query: URLSearchParams }) =>
  coachesPage(sampleCoaches.filter(({ roles }) => roles.some((role) => role === query.get('role'))));
/** Renders the set-up of an imported school over a fake server. */
export function openNewSchool(replies: Replies = {}) {
  const rendered = renderScreen(
    <Routes>
      <Route path="/admin/schools/imported/:id" element={<NewSchoolPage />} />
      <Route path="/admin/schools/imported" element={<p>Las importadas</p>} />
    </Routes>,
    {
      me: { ...sampleAdministrator, abilities: ['hierarchy:read', 'hierarchy:write', 'school:write'] },
      route: '/admin/schools/imported/12',
      replies: {
        [SCREEN]: newSchoolWith({ imported: BARE }),
        [COACHES]: coachesAsked,
        [STORE]: { data: sampleHierarchy, message: 'Escuela configurada.' },
        'GET /api/timezones': { data: [{ name: 'America/Tijuana', offset: '-08:00' }] },
        ...replies,
      },
    },
  );
  const { user } = rendered;
  const pick = async (label: string, name: string) => {
    await waitFor(() => expect(screen.getByRole('combobox', { name: label })).toBeEnabled());
    // An empty field lists everybody.
    await user.clear(screen.getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
  };
  const pickTeam = async () => {
    await pick('Director(a) de coaching', 'Ana');
    await pick('Gerente', 'Bruno');
    await pick('Coordinador(a)', 'Carla');
    await pick('Coach', 'Laura');
  };
  const fill = async () => {
    await pick('Estado', 'Jalisco');
    fireEvent.change(screen.getByRole('textbox', { name: 'Ciudad' }), { target: { value: 'Tonalá' } });
    await user.click(screen.getByRole('checkbox', { name: 'Primaria' }));
  };
  return {
    ...rendered,
    pick,
    pickTeam,
    fill,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
  };
}
