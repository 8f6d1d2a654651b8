import { screen, waitFor } from '@testing-library/react';
import { coachesPage, hierarchyWith, sampleCoaches } from '@ruta/contracts/hierarchy/hierarchy.sample';
import type { HierarchyRow } from '@ruta/contracts/hierarchy/hierarchy.schema';
import type { RoleCode } from '@ruta/contracts/roles';
import { OFFLINE, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { HierarchyPicker } from './parts/HierarchyPicker';

const SCHOOLS = 'GET /api/schools-hierarchy';
const COACHES = 'GET /api/coaches-by-role';
interface Asked {
  query: URLSearchParams;
}
const pageOf = (data: HierarchyRow[], total = data.length) => ({
  ...{ data, page: 1, size: 50, total, pages: Math.ceil(total / 50), count: data.length },
});
const named = (id: number, school_name: string, differs: Partial<HierarchyRow> = {}) =>
  hierarchyWith({ id, school_id: id, school_name, ...differs });
const ROWS = [named(2, 'Liceo Templanza', { school_remote_id: '410053' }), named(1, 'Colegio Ángeles')];

const open = (replies: Replies = {}, role: RoleCode = 'COACH_DIR') =>
  renderScreen(<HierarchyPicker cycle={4} role={role} currentId={1} hrefOf={(id) => `/coach/schools/${id}/agenda`} />, {
    replies: {
      [SCHOOLS]: pageOf(ROWS),
      [COACHES]: ({ query }: Asked) =>
        coachesPage(sampleCoaches.filter(({ roles }) => roles.some((one) => one === query.get('role')))),
      ...replies,
    },
  });
const place = (name: string) => screen.findByRole('combobox', { name });
/** Chooses somebody once a level offers people. */
async function choose({ user }: ReturnType<typeof open>, level: string, person: RegExp) {
  await waitFor(async () => expect(await place(level)).toBeEnabled());
  await user.click(await place(level));
  await user.click(await screen.findByRole('option', { name: person }));
}

describe('HIE-05 the hierarchy picker', () => {
  test('HIE-05 each role chooses among the levels below its own, the management among all', async () => {
    const of = async (role: RoleCode) => {
      const page = open({}, role);
      await screen.findByText('2 escuelas');
      const { length } = screen.queryAllByRole('combobox');
      page.unmount();
      return length;
    };
    const counts = [];
    for (const role of ['MGMT', 'COACH_DIR', 'COACH_MAN', 'COACH_CORD', 'COACH'] as const) counts.push(await of(role));
    expect(counts).toEqual([4, 3, 2, 1, 0]);
  });

  test('HIE-05 a level offers who stands below the level above; another choice clears those below', async () => {
    const page = open();
    const { user, server } = page;
    const coordinator = await place('Coordinador(a)');
    expect(coordinator).toBeDisabled();
    expect(coordinator).toHaveAccessibleDescription('Elige primero el anterior.');
    await choose(page, 'Gerente', /^Bruno Peña/);
    await choose(page, 'Coordinador(a)', /^Carla Ibarra/);
    await waitFor(async () => expect(await place('Coach')).toBeEnabled());
    const asked = server.sentTo(COACHES).filter(({ query }) => query.get('role') === 'COACH');
    expect(asked.map(({ query }) => [query.get('filter[manager_id]'), query.get('filter[coordinator_id]')])).toEqual([
      ['63', '65'],
    ]);
    const schools = () => server.sentTo(SCHOOLS).at(-1)?.query;
    expect(schools()?.get('filter[coordinator_id]')).toBe('65');
    expect(schools()?.get('cycle_id')).toBe('4');
    await user.clear(await place('Gerente'));
    await user.click(await screen.findByRole('option', { name: /^Berta/ }));
    await waitFor(() => expect(schools()?.get('filter[manager_id]')).toBe('64'));
    expect(schools()?.has('filter[coordinator_id]')).toBe(false);
    expect(await place('Coach')).toBeDisabled();
  });

  test('HIE-05 the server finds schools by name or remote id; they are links in the order of their names', async () => {
    const { user, server } = open();
    const link = await screen.findByRole('link', { name: 'Liceo Templanza' });
    expect(link).toHaveAttribute('href', '/coach/schools/2/agenda');
    expect(screen.queryByRole('link', { name: 'Colegio Ángeles' })).not.toBeInTheDocument();
    const names = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(names.map((name) => name.slice(0, 7))).toEqual(['Colegio', 'Liceo T']);
    expect(names[1]).toContain('410053 · Laura Méndez Ríos');
    await user.type(screen.getByRole('searchbox', { name: 'Nombre, ciudad o ID remoto' }), ' 410053 ');
    await waitFor(() => expect(server.sentTo(SCHOOLS).at(-1)?.query.get('filter[search]')).toBe('410053'));
    expect(server.sentTo(SCHOOLS)).toHaveLength(2);
  });

  test('HIE-05 of 10,000 schools fifty are shown, and it says so', async () => {
    open({ [SCHOOLS]: pageOf(ROWS, 10_000) });
    expect(await screen.findByText(/^10,?000 escuelas; se ven 50\./)).toBeInTheDocument();
  });

  test('HIE-05 without a match everything is shown again by one press', async () => {
    const { user } = open({ [SCHOOLS]: ({ query }: Asked) => pageOf(query.has('filter[search]') ? [] : ROWS) });
    await user.type(await screen.findByRole('searchbox'), 'nada');
    await user.click(await screen.findByRole('button', { name: 'Ver todas' }));
    expect(await screen.findByText('2 escuelas')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('HIE-05 schools and people that fail to load are tried again', async () => {
    const { user, server } = open({ [SCHOOLS]: OFFLINE, [COACHES]: OFFLINE });
    const people = await screen.findByRole('button', { name: 'Reintentar: Gerente' });
    const before = server.sentTo(COACHES).length;
    await user.click(people);
    await waitFor(() => expect(server.sentTo(COACHES).length).toBeGreaterThan(before));
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
  });
});
