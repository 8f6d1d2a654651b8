import { screen, within } from '@testing-library/react';
import { sampleCoach, sampleDirector } from '@ruta/contracts/access/access.sample';
import { previewWith } from '@ruta/contracts/pfi/pfi.sample';
import type { PfiPreview as Preview } from '@ruta/contracts/pfi/pfi.schema';
import { sampleSchools } from '@ruta/contracts/schools/school.sample';
import { DataFrame } from '../../shared/DataFrame';
import { Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { PfiPreview } from './parts/PfiPreview';

const PREVIEW = 'GET /api/schools/pfi/preview';
const leader = { ...sampleDirector, abilities: ['self:read', 'pfi:read'] };
const open = (differs: Partial<Preview> = {}, replies: Replies = {}) =>
  renderScreen(<PfiPreview area="scholastic" />, {
    ...{ me: leader as never, path: '/scholastic', route: '/scholastic' },
    replies: { [PREVIEW]: { data: previewWith(differs) }, ...replies },
  });
const plan = () => screen.findByRole('region', { name: 'Plan del año (PFI)' });

describe('STA-02 the yearly plan on a home', () => {
  test('STA-02 how far it is, and the next activities by day; each leads to its page, the plan is a link away', async () => {
    open();
    const next = within(await plan());
    expect(await next.findByText('2 de 7 realizadas · 1 vencida · 2 sin fecha')).toBeVisible();
    expect(next.getByRole('heading', { name: /3 de diciembre/i })).toBeVisible();
    const [first] = next.getAllByRole('link', { name: /Observación entre pares/ });
    expect(first).toHaveAttribute('href', '/scholastic/schools/1/activity/141/detail');
    expect(next.getByRole('link', { name: 'Ver el plan' })).toHaveAttribute('href', '/scholastic/pfi');
  });

  test.each([
    ['nothing has a date', { dated: 0, completed: 0, undated: 9, next: [] }, 'Hay 9 actividades centrales por fechar.'],
    [
      'nothing is asked',
      { dated: 0, completed: 0, undated: 0, next: [] },
      'Cuando las haya, aquí verás las que siguen.',
    ],
    ['nothing is left', { next: [] }, 'No queda nada con fecha de hoy en adelante.'],
  ])('STA-02 %s', async (_, differs, words) => {
    open(differs);
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('STA-02 what could not load is loaded again; without a started cycle there is nothing', async () => {
    const on = open({}, { [PREVIEW]: new Refusal(503, 'server.unavailable', 'Inténtalo en un momento.') });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    on.server.reply({ [PREVIEW]: { data: previewWith() } });
    await on.user.click(retry);
    expect(await within(await plan()).findByText(/2 de 7 realizadas/)).toBeVisible();
    on.unmount();
    const { server } = open({}, { [PREVIEW]: new Refusal(404, 'cycles.not-found', 'No hay ciclo.') });
    await screen.findByText('', { selector: 'body' });
    expect(server.sentTo(PREVIEW).length).toBeGreaterThan(0);
    expect(screen.queryByText('No hay ciclo.')).toBeNull();
  });

  test('STA-02 who accompanies several schools sees the first one and chooses another', async () => {
    // Tests read anew at once. Here a page is kept for longer than the choice of schools takes to load.
    const preview = (
      <DataFrame config={{ dedupingInterval: 60_000 }}>
        <PfiPreview area="coach" />
      </DataFrame>
    );
    const { server } = renderScreen(preview, {
      ...{ me: { ...sampleCoach, abilities: leader.abilities } as never, path: '/coach', route: '/coach' },
      replies: {
        [PREVIEW]: { data: previewWith() },
        'GET /api/schools': { data: sampleSchools, page: 1, size: 50, total: 2, pages: 1, count: 2 },
      },
    });
    const [first] = sampleSchools;
    expect(await screen.findByText(/2 de 7 realizadas/)).toBeVisible();
    expect(server.sentTo(PREVIEW)[0]?.query.get('school_id')).toBe(String(first?.id));
    expect(await screen.findByRole('combobox', { name: 'Escuela del plan' })).toHaveValue(first?.name);
    expect(server.sentTo('GET /api/schools')).toHaveLength(1);
  });
});
