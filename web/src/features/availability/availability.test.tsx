import { screen, waitFor, within } from '@testing-library/react';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { availabilityWith, sampleAvailability } from '@ruta/contracts/availability/availability.sample';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { AvailabilityPage } from './pages/AvailabilityPage';

const PAGE = 'GET /bff/agent/availability';
const SAVE = 'PUT /api/schedules/agent/31/availabilities';
const SAVE_DATE = 'PUT /api/schedules/agent/31/unavailabilities';
const REMOVE = 'DELETE /api/schedules/agent/31/emergencies/22';
const SAVED = { data: [availabilityWith({ id: 50 })], message: 'Horario guardado.' };

const open = (replies: Replies = {}) =>
  renderScreen(<AvailabilityPage />, {
    me: { ...sampleAdministrator, role: 'AGENT_VC', abilities: ['availability:manage'] },
    path: '/agent/availability',
    route: '/agent/availability',
    replies: { [PAGE]: sampleAvailability, ...replies },
  });
type On = ReturnType<typeof open>;
const press = async ({ user }: On, name: string) => user.click(await screen.findByRole('button', { name }));
const choose = async (on: On, hours: string, deed: string) => {
  await press(on, `Acciones de ${hours}`);
  await on.user.click(await screen.findByRole('menuitem', { name: deed }));
};
/** Types a time into a field, hour and minute. */
const typeTime = async ({ user }: On, label: string, hour: string, minute: string) => {
  const parts = within(screen.getByRole('group', { name: new RegExp(label) })).getAllByRole('spinbutton');
  await user.click(parts[0] as HTMLElement);
  await user.keyboard(hour);
  await user.click(parts[1] as HTMLElement);
  await user.keyboard(minute);
};

describe('VC-04 the hours of an agent', () => {
  test('VC-04 weekdays, unavailable days and emergencies in words, in whose zone', async () => {
    open();
    const week = within(await screen.findByRole('list', { name: 'Semana' }));
    expect(week.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Lunes09:00 a 13:00',
      'Martes09:00 a 13:0015:00 a 18:30',
      'Miércoles09:00 a 13:00',
      'Jueves09:00 a 13:0015:00 a 18:30',
      'Viernes09:00 a 13:00',
      'SábadoSin horario',
      'DomingoSin horario',
    ]);
    expect(screen.getByText('27 h a la semana')).toBeInTheDocument();
    expect(screen.getByText(/Cancún, tu zona horaria/)).toBeInTheDocument();
    expect(screen.getByText('viernes 4 de diciembre de 2026, todo el día')).toBeInTheDocument();
    expect(screen.getByText('jueves 19 de noviembre de 2026, 09:00 a 11:30')).toBeInTheDocument();
  });

  test('VC-04 a window is added on several weekdays at once; a refusal stays beside its field with what was typed', async () => {
    let tries = 0;
    const on = open({
      [SAVE]: () => {
        tries += 1;
        return tries === 1
          ? new Refusal(422, 'request.invalid', 'Revisa los campos.', { errors: { start_at: ['Ya hay un horario.'] } })
          : SAVED;
      },
    });
    await press(on, 'Agregar horario');
    expect(await screen.findByRole('button', { name: 'Guardar' })).toHaveAttribute('aria-disabled', 'true');
    for (const day of ['lunes', 'sábado']) await on.user.click(screen.getByRole('checkbox', { name: day }));
    await typeTime(on, 'Desde', '17', '00');
    await typeTime(on, 'Hasta', '18', '30');
    await press(on, 'Guardar');
    expect(await screen.findByText('Ya hay un horario.')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'sábado' })).toBeChecked();
    await on.user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The page reloads the hours.
    await waitFor(() => expect(on.server.sentTo(PAGE)).toHaveLength(2));
    expect(on.server.sentTo(SAVE).at(-1)?.body).toEqual({
      ...{ id: null, mode: 'weekly', weekday: 1, also: [6], start_at: '17:00', end_at: '18:30' },
    });
  });

  test('VC-04 F02 who saves second sees both versions, and keeps theirs over the new revision', async () => {
    let tries = 0;
    const current = availabilityWith({ id: 3, weekday: 3, end_at: '12:00', revision: 4 });
    const on = open({
      [SAVE]: () => {
        tries += 1;
        return tries === 1
          ? new Refusal(409, 'availability.stale', 'Alguien más cambió este horario.', { current })
          : SAVED;
      },
    });
    await screen.findByRole('list', { name: 'Semana' });
    await choose(on, 'miércoles, 09:00 a 13:00', 'Editar');
    await typeTime(on, 'Hasta', '14', '00');
    await press(on, 'Guardar');
    const both = within(await screen.findByRole('dialog', { name: 'Alguien más cambió este horario' }));
    expect(both.getByText('12:00')).toBeInTheDocument();
    expect(both.getByText('14:00')).toBeInTheDocument();
    await on.user.click(both.getByRole('button', { name: 'Guardar mi versión' }));
    await waitFor(() => expect(on.server.sentTo(SAVE)).toHaveLength(2));
    expect(on.server.sentTo(SAVE).at(-1)?.body).toMatchObject({ id: 3, revision: 4, weekday: 3, end_at: '14:00' });
  });

  test('VC-04 an unavailable day is the whole day unless one says otherwise', async () => {
    const on = open({ [SAVE_DATE]: SAVED });
    await press(on, 'Agregar día');
    expect(await screen.findByRole('switch', { name: 'Todo el día' })).toBeChecked();
    expect(screen.queryByRole('group', { name: /Desde/ })).not.toBeInTheDocument();
    const parts = within(screen.getByRole('group', { name: /Fecha/ })).getAllByRole('spinbutton');
    await on.user.click(parts[0] as HTMLElement);
    await on.user.keyboard('11122026');
    await press(on, 'Guardar');
    await waitFor(() => expect(on.server.sentTo(SAVE_DATE)).toHaveLength(1));
    expect(on.server.sentTo(SAVE_DATE)[0]?.body).toEqual({
      ...{ id: null, mode: 'single', single: '2026-12-11', start_at: '00:00', end_at: '23:59' },
    });
  });

  test('VC-04 an emergency is deleted after a question, as it was seen', async () => {
    const on = open({ [REMOVE]: { data: null, message: 'Horario eliminado.' } });
    await screen.findByRole('list', { name: 'Emergencias' });
    await choose(on, 'jueves 19 de noviembre de 2026, 09:00 a 11:30', 'Eliminar');
    const ask = within(await screen.findByRole('alertdialog'));
    await on.user.click(ask.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(on.server.sentTo(REMOVE)).toHaveLength(1));
    expect(on.server.sentTo(REMOVE)[0]?.query.get('revision')).toBe('1');
  });

  test('VC-04 UI-02 nothing yet says where to begin; a failure offers Retry; who may not is told so', async () => {
    const none = open({ [PAGE]: { ...sampleAvailability, weekly: [], unavailabilities: [], emergencies: [] } });
    expect(await screen.findByText('Aún no ofreces sesiones')).toBeInTheDocument();
    expect(screen.getByText('No hay emergencias próximas.')).toBeInTheDocument();
    none.unmount();
    const failed = open({ [PAGE]: OFFLINE });
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
    failed.unmount();
    open({ [PAGE]: new Refusal(403, 'access.refused', 'No tienes permiso.') });
    expect(await screen.findByRole('heading', { level: 1, name: 'No tienes acceso' })).toBeInTheDocument();
  });
});
