import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleAdministrator, sampleCoach } from '@ruta/contracts/access/access.sample';
import { sampleHits } from '@ruta/contracts/search/search.sample';
import { OFFLINE, renderScreen } from '../testing';
import type { Replies, ScreenOptions } from '../testing';
import { ShellKeys } from './ShellKeys';

const COACH = 'GET /bff/coach/search';
const open = async (replies: Replies = {}, options: ScreenOptions = {}) => {
  const page = renderScreen(
    <>
      <button>Antes</button>
      <ShellKeys schoolId={1} />
    </>,
    { replies: { [COACH]: sampleHits, ...replies }, ...options },
  );
  await page.user.click(screen.getByRole('button', { name: 'Antes' }));
  await page.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('searchbox', { name: 'Buscar en todo' });
  return { ...page, field };
};
const items = () => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);
const asked = (page: { server: { sentTo: (call: string) => readonly { query: URLSearchParams }[] } }, call = COACH) =>
  page.server.sentTo(call).map(({ query }) => query.get('q'));

describe('UI-02 the palette', () => {
  test('UI-02 opens by Ctrl-K, / and its button; offers pages and verbs; Escape gives the focus back', async () => {
    const page = await open();
    expect(page.field).toHaveFocus();
    expect(items()).toEqual(
      expect.arrayContaining(['Agenda', 'Visitas', 'Tu perfil', 'Nueva visita', 'Cerrar sesión']),
    );
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Antes' })).toHaveFocus());
    await page.user.keyboard('/');
    expect(await screen.findByRole('dialog', { name: 'Buscar en todo' })).toBeInTheDocument();
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await page.user.click(screen.getByRole('button', { name: 'Buscar en todo' }));
    expect(await screen.findByRole('dialog', { name: 'Buscar en todo' })).toBeInTheDocument();
    expect(page.server.sentTo(COACH)).toHaveLength(0);
  });

  test('AGE-01 UI-02 offers the agenda of all schools to who has several', async () => {
    const one = await open();
    expect(items()).not.toContain('Agenda: Todas mis escuelas');
    one.unmount();
    const page = renderScreen(<ShellKeys schoolId={1} hasSeveral />, { replies: { [COACH]: sampleHits } });
    await page.user.click(screen.getByRole('button', { name: 'Buscar en todo' }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Agenda: Todas mis escuelas' }));
    expect(page.address()).toBe('/coach/agenda');
  });

  test('UI-02 asks the server once the text rests, and shows schools and visits under pages', async () => {
    const page = await open();
    // At once: between two keys a busy machine may take longer than the text has to rest.
    for (const value of ['a', 'a ri', 'a rio']) fireEvent.change(page.field, { target: { value } });
    const school = await screen.findByRole('menuitem', { name: /Colegio Río Hondo/ });
    expect(asked(page)).toEqual(['a rio']);
    expect(screen.getByRole('menuitem', { name: /evaluación formativa/ })).toHaveTextContent(
      '26-11-2026 · Centro Escolar Ahuehuete',
    );
    await page.user.click(school);
    expect(page.address()).toBe('/coach/schools/2/agenda');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('UI-02 words in any order, without accents, by keyboard alone', async () => {
    const page = await open({ [COACH]: [] });
    await page.user.type(page.field, 'visita nueva');
    await waitFor(() => expect(items()).toEqual(['Nueva visita']));
    await page.user.keyboard('{ArrowDown}{Enter}');
    expect(page.address()).toBe('/coach/schools/1/visits/create');
  });

  test('UI-02 an administrator finds people and schools, and no verb that she may not use', async () => {
    const me = { ...sampleAdministrator, abilities: ['user:read' as const] };
    const page = await open({ 'GET /bff/admin/search': sampleHits.slice(0, 2) }, { me });
    expect(items()).not.toContain('Invitar a varias personas');
    await page.user.type(page.field, 'angel fierro');
    await page.user.click(await screen.findByRole('menuitem', { name: /Ángel Ramón Fierro Muñiz/ }));
    expect(page.address()).toBe('/admin/users/91');
  });

  test('UI-02 STA-05 the management finds a school, and reads its dashboard', async () => {
    const me = { ...sampleCoach, role: 'MGMT' as const, roles: ['MGMT' as const] };
    const page = await open({ 'GET /bff/management/search': sampleHits.slice(0, 1) }, { me });
    await page.user.type(page.field, 'hondo rio');
    await page.user.click(await screen.findByRole('menuitem', { name: /Colegio Río Hondo/ }));
    expect(page.address()).toBe('/management/filter/school/2/dashboard');
  });

  test('UI-02 nothing found is said', async () => {
    const page = await open({ [COACH]: [] });
    await page.user.type(page.field, 'xyzzy');
    expect(await screen.findByText('Nada coincide')).toBeInTheDocument();
    expect(within(screen.getByRole('dialog')).getByText('0 resultados')).toBeInTheDocument();
  });

  test('UI-02 a search that fails keeps the pages, says so and is repeated', async () => {
    const page = await open({ [COACH]: OFFLINE });
    await page.user.type(page.field, 'agenda');
    expect(await screen.findByText('No se pudo buscar')).toBeInTheDocument();
    expect(items()).toEqual(['Agenda']);
    page.server.reply({ [COACH]: sampleHits });
    await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('menuitem', { name: /Colegio Río Hondo/ })).toBeInTheDocument();
    expect(screen.queryByText('No se pudo buscar')).toBeNull();
  });

  test('UI-02 B55 10,000 characters are cut to what the server takes; % and emoji are sent as they are', async () => {
    const page = await open({ [COACH]: [] });
    await page.user.click(page.field);
    await page.user.paste('x'.repeat(10_000));
    await waitFor(() => expect(asked(page)).toEqual(['x'.repeat(100)]));
    for (const text of ["%'%", '😀😀']) {
      await page.user.clear(page.field);
      await page.user.paste(text);
      await waitFor(() => expect(asked(page).at(-1)).toBe(text));
    }
    await page.user.clear(page.field);
    await page.user.paste('   %   ');
    await waitFor(() => expect(screen.getByText('Nada coincide')).toBeInTheDocument());
    expect(asked(page)).toHaveLength(3);
  });
});

test('UI-02 roles without a search find pages and verbs, and ask nobody', async () => {
  const page = await open({}, { me: { ...sampleCoach, role: 'PROF', roles: ['PROF'] } });
  await page.user.type(page.field, 'perfil');
  await waitFor(() => expect(items()).toEqual(['Tu perfil']));
  expect(page.server.sentTo(COACH)).toHaveLength(0);
});
