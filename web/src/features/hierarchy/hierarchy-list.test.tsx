import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cycleWith, finishedCycle, preparedCycle } from '@ruta/contracts/cycles/cycle.sample';
import { sampleHierarchies } from '@ruta/contracts/hierarchy/hierarchy.sample';
import { OFFLINE, Refusal } from '../../testing';
import { FILTER_MS } from '../../shared/use-settled';
import { COACHES, LIST, listOf, openHierarchy } from './testing/open-hierarchy';

const rowNamed = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const open = (rows = sampleHierarchies, route?: string) => openHierarchy({ [LIST]: listOf(rows) }, route);

describe('HIE-02 the list', () => {
  test('HIE-02 CYC-05 each school with who accompanies it, and whether its team is complete', async () => {
    const { server } = open();
    const school = await rowNamed(/Benito Juárez/);
    for (const words of [
      'Ana de la Torre Vidal',
      'Bruno Peña Ortiz',
      'Laura Méndez Ríos',
      '14PPR0021K · 104233',
      'Completo',
    ])
      expect(school.getByText(words)).toBeInTheDocument();
    expect((await rowNamed(/Jacaranda/)).getByText('Incompleto')).toBeInTheDocument();
    expect((await rowNamed(/Los Sauces/)).getByText('Excluida')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Jerarquía del ciclo 2026-2027' })).toBeInTheDocument();
    expect(Object.fromEntries(server.sentTo(LIST)[0]?.query ?? [])).toEqual({});
  });

  test('CYC-05 the page of a cycle asks for that cycle', async () => {
    const { server } = open(undefined, '/school-cycles/4/prepare-hierarchy');
    await rowNamed(/Benito/);
    expect(server.sentTo(LIST)[0]?.query.get('cycle')).toBe('4');
  });

  test('HIE-02 six filters from the top, by id in the address; another choice clears those below', async () => {
    const at = '/admin/hierarchy?director=61&manager=63&coordinator=65&page=2';
    const { user, address, server } = open(undefined, at);
    await rowNamed(/Benito/);
    expect(Object.fromEntries(server.sentTo(LIST)[0]?.query ?? [])).toEqual({
      page: '2',
      director: '61',
      manager: '63',
      coordinator: '65',
    });
    const coaches = () => server.sentTo(COACHES).find(({ query }) => query.get('role') === 'COACH');
    await waitFor(() => expect(coaches()?.query.get('filter[coordinator_id]')).toBe('65'));
    expect(screen.getByRole('combobox', { name: 'Coach secundario 1' })).toBeDisabled();
    const director = screen.getByRole('combobox', { name: 'Director(a) de coaching' });
    await waitFor(() => expect(director).toHaveValue('Ana de la Torre Vidal'));
    await user.clear(director);
    await user.click(await screen.findByRole('option', { name: /^Diego Fuentes/ }));
    await waitFor(() => expect(address()).toBe('/admin/hierarchy?director=62'));
    await user.click(screen.getByRole('button', { name: /: Director\(a\) de coaching: Diego/ }));
    expect(address()).toBe('/admin/hierarchy');
  });

  test('HIE-02 a text is asked for once it has rested for 300 ms, together with the people of the address', async () => {
    const { server, address } = open(undefined, '/admin/hierarchy?director=61&page=2');
    await rowNamed(/Benito/);
    const asked = () => server.sentTo(LIST).map(({ query }) => query.get('search'));
    const field = screen.getByRole('searchbox');
    jest.useFakeTimers();
    try {
      for (const value of ['c', 'ce', 'ceiba']) {
        fireEvent.change(field, { target: { value } });
        await act(() => jest.advanceTimersByTimeAsync(FILTER_MS - 1));
      }
      expect([asked(), address()]).toEqual([[null], '/admin/hierarchy?director=61&page=2']);
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(address()).toBe('/admin/hierarchy?search=ceiba&director=61');
    } finally {
      jest.useRealTimers();
    }
    await waitFor(() => expect(asked()).toEqual([null, 'ceiba']));
    expect(Object.fromEntries(server.sentTo(LIST)[1]?.query ?? [])).toEqual({ search: 'ceiba', director: '61' });
  });

  test('ACT-07 HIE-02 the address of the duty shows the incomplete teams; the filter takes them back', async () => {
    const { user, address, server } = open(undefined, '/admin/hierarchy?incomplete=1');
    await rowNamed(/Benito/);
    expect(Object.fromEntries(server.sentTo(LIST)[0]?.query ?? [])).toEqual({ incomplete: '1' });
    await user.click(screen.getByRole('button', { name: /: Equipo: Incompletos/ }));
    expect(address()).toBe('/admin/hierarchy');
    await user.click(screen.getByRole('button', { name: /^Todos los equipos/ }));
    await user.click(await screen.findByRole('option', { name: 'Completos' }));
    await waitFor(() => expect(address()).toBe('/admin/hierarchy?incomplete=0'));
  });

  test('HIE-02 an address with a gap counts down to the gap', async () => {
    const { server } = open(undefined, '/admin/hierarchy?director=61&coach=66&search=ceiba');
    await rowNamed(/Benito/);
    expect(Object.fromEntries(server.sentTo(LIST)[0]?.query ?? [])).toEqual({ director: '61', search: 'ceiba' });
  });

  test('UI-02 empty, not prepared, no cycle, nothing found, failed, forbidden', async () => {
    const empty = open([]);
    expect(await screen.findByText('Este ciclo no tiene escuelas')).toBeInTheDocument();
    empty.unmount();
    const early = openHierarchy({ [LIST]: listOf([], { cycle: cycleWith({}) }) });
    expect(await screen.findByText('Este ciclo aún no está preparado')).toBeInTheDocument();
    early.unmount();
    const none = openHierarchy({ [LIST]: listOf([], { cycle: null }) });
    expect(await screen.findByRole('link', { name: 'Ir a los ciclos' })).toBeInTheDocument();
    none.unmount();
    const nothing = open([], '/admin/hierarchy?search=zzz');
    expect(await screen.findByText('Ninguna escuela coincide')).toBeInTheDocument();
    nothing.unmount();
    const failed = openHierarchy({ [LIST]: OFFLINE });
    failed.server.reply({ [LIST]: listOf(sampleHierarchies) });
    await failed.user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await rowNamed(/Benito/);
    failed.unmount();
    openHierarchy({ [LIST]: new Refusal(403, 'access.refused', 'No tienes permiso.') });
    expect(await screen.findByRole('heading', { name: 'No tienes acceso' })).toBeInTheDocument();
  });

  test('CYC-03 a finished cycle says so and offers nothing; a prepared one says when it comes into force', async () => {
    const past = openHierarchy({ [LIST]: listOf(sampleHierarchies, { cycle: finishedCycle() }) });
    expect(await screen.findByText('Ciclo 2026-2027, solo lectura')).toBeInTheDocument();
    await rowNamed(/Benito/);
    expect(screen.queryByRole('button', { name: /^Editar/ })).toBeNull();
    past.unmount();
    openHierarchy({ [LIST]: listOf(sampleHierarchies, { cycle: preparedCycle() }) });
    expect(await screen.findByText('Este ciclo todavía no inicia')).toBeInTheDocument();
  });
});
