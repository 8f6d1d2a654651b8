import { screen, waitFor, within } from '@testing-library/react';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import {
  holidayWith,
  sampleHolidaysPage,
  sampleImpact,
  sampleSuggestions,
} from '@ruta/contracts/holidays/holiday.sample';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { HolidaysPage } from './pages/HolidaysPage';

const PAGE = 'GET /bff/admin/holidays';
const SAVE = 'POST /api/holidays';
const IMPACT = 'GET /api/holidays/impact';
const SUGGESTIONS = 'GET /bff/admin/holidays/suggestions';
const NOTHING = { visits: { total: 0, hidden: 0 }, activities: { total: 0, hidden: 0 }, items: [] };
const saved = (...ids: number[]) => ({
  data: ids.map((id) => holidayWith({ id })),
  message: 'Días inhábiles guardados.',
});

const open = (replies: Replies = {}, route = '/admin/holidays?year=2026') =>
  renderScreen(<HolidaysPage />, {
    me: sampleAdministrator,
    path: '/admin/holidays',
    route,
    replies: { [PAGE]: sampleHolidaysPage, [IMPACT]: { data: NOTHING }, ...replies },
  });
type On = ReturnType<typeof open>;
const press = async ({ user }: On, name: string) => user.click(await screen.findByRole('button', { name }));
const choose = async (on: On, holiday: string, deed: string) => {
  await press(on, `Acciones de ${holiday}`);
  await on.user.click(await screen.findByRole('menuitem', { name: deed }));
};
const rowOf = (name: RegExp) => screen.findByRole('row', { name });

describe('VC-06 the holidays of a year', () => {
  test('VC-06 each with its days, for whom, and whether it is certain', async () => {
    open();
    const row = within(await rowOf(/Vacaciones de invierno/));
    for (const text of ['Del 21-12-2026 al 06-01-2027', 'Todas, por la SEP', 'Receso', 'Por confirmar'])
      expect(row.getByText(text)).toBeInTheDocument();
    expect(within(await rowOf(/Fundación de Puebla/)).getByText('Puebla')).toBeInTheDocument();
  });

  test('VC-06 another year is in the address, and by months every holiday is named', async () => {
    const on = open();
    await rowOf(/Fundación de Puebla/);
    await press(on, 'Año siguiente');
    await waitFor(() => expect(on.server.sentTo(PAGE).at(-1)?.query.get('year')).toBe('2027'));
    await press(on, 'Año anterior');
    await on.user.click(screen.getByRole('radio', { name: 'Año' }));
    const december = await screen.findByRole('heading', { name: /diciembre/i });
    expect(december.parentElement).toHaveTextContent('Vacaciones de invierno');
    expect(december.parentElement).toHaveTextContent('Por confirmar');
  });

  test('UI-02 empty, failed with Retry, forbidden, and without the right to change', async () => {
    const empty = open({ [PAGE]: { ...sampleHolidaysPage, holidays: [] } });
    expect(await screen.findByText('No hay días inhábiles en 2026')).toBeInTheDocument();
    empty.unmount();
    const failed = open({ [PAGE]: OFFLINE });
    failed.server.reply({ [PAGE]: sampleHolidaysPage });
    await press(failed, 'Reintentar');
    expect(await rowOf(/Día de la Revolución/)).toBeInTheDocument();
    failed.unmount();
    const reader = open({ [PAGE]: { ...sampleHolidaysPage, can: { manage: false } } });
    await rowOf(/Día de la Revolución/);
    expect(screen.queryByRole('button', { name: /Agregar|Acciones|sugerencias/ })).not.toBeInTheDocument();
    reader.unmount();
    open({ [PAGE]: new Refusal(403, 'access.refused', 'No tienes permiso.') });
    expect(await screen.findByRole('heading', { name: 'No tienes acceso' })).toBeInTheDocument();
  });
});

describe('VC-06 a holiday is saved', () => {
  test('VC-06 one is added; what is planned on it is shown, and nothing moves', async () => {
    const on = open({ [SAVE]: saved(9), [IMPACT]: { data: sampleImpact } });
    await press(on, 'Agregar día');
    const form = within(await screen.findByRole('dialog'));
    await on.user.type(form.getByRole('textbox', { name: /Nombre/ }), 'Aniversario');
    await on.user.type(form.getByRole('textbox', { name: /Descripción/ }), 'Sin clases.');
    await on.user.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Hay algo planeado en esos días')).toBeInTheDocument();
    expect(screen.getByText(/2 visitas y 1 actividad\. Nada se movió/)).toBeInTheDocument();
    const lines = within(screen.getByRole('list', { name: 'Lo planeado' })).getAllByRole('listitem');
    expect(lines[0]).toHaveTextContent('27-11-2026 09:00 · Visita: Observar dos clases de Español');
    expect(lines[0]).toHaveTextContent('Colegio Sor Juana');
    expect(on.server.sentTo(SAVE)[0]?.body).toMatchObject({
      holidays: [{ name: 'Aniversario', meta: { scope: 'national', kind: 'rest', states: [], confirmed: true } }],
    });
    expect(on.server.sentTo(IMPACT)[0]?.query.get('ids')).toBe('9');
  });

  test('VC-06 what the server refuses stands beside its field', async () => {
    const on = open({
      [SAVE]: new Refusal(422, 'request.invalid', 'Revisa los campos.', {
        errors: { 'holidays.0.name': ['Escribe un nombre.'], 'holidays.0.end_at': ['El fin no puede ser anterior.'] },
      }),
    });
    await choose(on, 'Fundación de Puebla', 'Editar');
    const form = within(await screen.findByRole('dialog'));
    expect(form.getByRole('checkbox', { name: 'Puebla' })).toBeChecked();
    await on.user.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await form.findByText('Escribe un nombre.')).toBeInTheDocument();
    expect(form.getByText('El fin no puede ser anterior.')).toBeInTheDocument();
  });

  test('F02 who is overtaken sees both versions, and saves over the latest on purpose', async () => {
    const latest = holidayWith({ id: 2, name: 'Revolución Mexicana', revision: 5 });
    const on = open({ [SAVE]: new Refusal(409, 'holidays.stale', 'Alguien más cambió.', { current: [latest] }) });
    await choose(on, 'Día de la Revolución', 'Editar');
    await on.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Alguien más cambió este día inhábil')).toBeInTheDocument();
    expect(screen.getByText('Revolución Mexicana')).toBeInTheDocument();
    on.server.reply({ [SAVE]: saved(2) });
    await press(on, 'Guardar mi versión');
    await waitFor(() =>
      expect(on.server.sentTo(SAVE).at(-1)?.body).toMatchObject({ holidays: [{ id: 2, revision: 5 }] }),
    );
  });

  test('VC-06 one is confirmed, another deleted with the revision that was seen', async () => {
    const on = open({ [SAVE]: saved(3), 'DELETE /api/holidays/2': { data: null, message: 'Día inhábil eliminado.' } });
    await choose(on, 'Consejo Técnico Escolar', 'Confirmar');
    await waitFor(() =>
      expect(on.server.sentTo(SAVE)[0]?.body).toMatchObject({
        holidays: [{ id: 3, revision: 1, meta: { kind: 'cte', confirmed: true } }],
      }),
    );
    await choose(on, 'Día de la Revolución', 'Eliminar');
    await on.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Día inhábil eliminado.')).toBeInTheDocument();
    expect(on.server.sentTo('DELETE /api/holidays/2')[0]?.query.get('revision')).toBe('1');
  });

  test('F02 who confirms or deletes one that somebody else changed is told what changed, and asked again', async () => {
    const latest = holidayWith({ id: 2, end_at: '2026-11-17', revision: 5 });
    const stale = new Refusal(409, 'holidays.stale', 'Alguien más cambió.', { current: [latest] });
    const on = open({ 'DELETE /api/holidays/2': stale });
    await choose(on, 'Día de la Revolución', 'Eliminar');
    await on.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }));
    const asked = within(await screen.findByRole('alertdialog', { name: /^Alguien más cambió Día de la Revolución/ }));
    expect(asked.getByText(/^Último día: antes .*, ahora 17-11-2026$/)).toBeInTheDocument();
    on.server.reply({ 'DELETE /api/holidays/2': { data: null, message: 'Día inhábil eliminado.' } });
    await on.user.click(asked.getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Día inhábil eliminado.')).toBeInTheDocument();
    expect(on.server.sentTo('DELETE /api/holidays/2')[1]?.query.get('revision')).toBe('5');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('UI-02 offline nothing is sent, and each deed says why it waits', async () => {
    const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const on = open();
    await press(on, 'Acciones de Consejo Técnico Escolar');
    const why = 'No hay conexión. Podrás continuar cuando vuelva.';
    for (const name of ['Confirmar', 'Eliminar']) {
      const deed = await screen.findByRole('menuitem', { name });
      expect(deed).toHaveAttribute('aria-disabled', 'true');
      expect(deed).toHaveAccessibleDescription(why);
    }
    offline.mockRestore();
  });
});

describe('VC-06 suggestions', () => {
  test('VC-06 the calendar’s days are chosen and saved to be confirmed; those that are there are not offered', async () => {
    const on = open({ [SUGGESTIONS]: { suggestions: sampleSuggestions }, [SAVE]: saved(11) });
    await press(on, 'Revisar sugerencias');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findAllByRole('checkbox')).toHaveLength(2);
    await on.user.click(dialog.getByRole('checkbox', { name: /Año Nuevo/ }));
    await on.user.click(dialog.getByRole('button', { name: 'Guardar 1 día' }));
    await waitFor(() =>
      expect(on.server.sentTo(SAVE)[0]?.body).toEqual({
        holidays: [
          {
            ...{ name: 'Consejo Técnico Escolar', description: 'Suspensión de labores.' },
            ...{ start_at: '2026-10-30', end_at: '2026-10-30' },
            meta: { scope: 'sep', kind: 'cte', states: [], confirmed: false },
          },
        ],
      }),
    );
  });

  test('UI-02 nothing new, and a failure with Retry', async () => {
    const on = open({ [SUGGESTIONS]: OFFLINE });
    await press(on, 'Revisar sugerencias');
    const dialog = within(await screen.findByRole('dialog'));
    on.server.reply({ [SUGGESTIONS]: { suggestions: [] } });
    await on.user.click(await dialog.findByRole('button', { name: 'Reintentar' }));
    expect(await dialog.findByText('No hay sugerencias nuevas para 2026')).toBeInTheDocument();
  });
});
