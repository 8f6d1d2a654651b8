import { screen, waitFor, within } from '@testing-library/react';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { startedCycle } from '@ruta/contracts/cycles/cycle.sample';
import { coachesPage, sampleCoaches } from '@ruta/contracts/hierarchy/hierarchy.sample';
import type { HierarchyRow } from '@ruta/contracts/hierarchy/hierarchy.schema';
import type { HierarchyList } from '@ruta/contracts/hierarchy/hierarchy.screens';
import { Route, Routes } from 'react-router';
import { renderScreen } from '../../../testing';
import type { Replies } from '../../../testing';
import { HierarchyPage } from '../pages/HierarchyPage';

export const LIST = 'GET /bff/admin/hierarchy';
export const COACHES = 'GET /api/coaches-by-role';

/** A page of the list. */
export const listOf = (data: HierarchyRow[], differs: Partial<HierarchyList> = {}): HierarchyList => ({
  cycle: startedCycle(),
  schools: { data, page: 1, size: 10, total: data.length, pages: 1, count: data.length },
  ...differs,
});

/** Who holds the role that is asked for. */
const coachesAsked = ({ query }: { query: URLSearchParams }) =>
  coachesPage(sampleCoaches.filter(({ roles }) => roles.some((role) => role === query.get('role'))));

/** Renders the pages of the hierarchy over a fake server. */
export function openHierarchy(replies: Replies = {}, route = '/admin/hierarchy') {
  const rendered = renderScreen(
    <Routes>
      <Route path="/admin/hierarchy" element={<HierarchyPage />} />
      <Route path="/school-cycles/:id/prepare-hierarchy" element={<HierarchyPage />} />
    </Routes>,
    {
      me: {
        ...sampleAdministrator,
        abilities: ['hierarchy:read', 'hierarchy:write', 'school:read', 'school:write', 'cycle:write'],
      },
      route,
      replies: { [LIST]: listOf([]), [COACHES]: coachesAsked, ...replies },
    },
  );
  const { user } = rendered;
  /** Chooses somebody in a selector of the dialog; null for nobody. */
  const pick = async (label: string, name: string | null) => {
    const field = () => within(screen.getByRole('dialog')).getByRole('combobox', { name: label });
    await waitFor(() => expect(field()).toBeEnabled());
    await user.clear(field());
    if (name === null) {
      await user.tab();
      return;
    }
    // An empty field lists everybody.
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
  };
  return { ...rendered, pick };
}
