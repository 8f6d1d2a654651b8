import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ownActivityWith, sampleOwnActivity } from '@ruta/contracts/agenda/agenda.sample';
import { Refusal } from '../../testing';
import { button, openActivity, pageOf, running, type } from './testing/open-activity';

beforeEach(() => localStorage.clear());

const NAME = sampleOwnActivity.activity;

describe('writing', () => {
  const CREATE = 'POST /api/schools/agenda';

  test('AGE-06 a new activity: what is missing is said beside its field, and the agenda shows its day', async () => {
    const { user, server, address, container } = openActivity(null, {
      at: 'create',
      replies: { [CREATE]: { data: sampleOwnActivity, message: 'Actividad agregada a la agenda.' } },
    });
    await user.click(await button('Agregar a la agenda'));
    for (const sentence of [
      'Escribe el nombre de la actividad.',
      'La fecha es obligatoria.',
      'La hora es obligatoria.',
    ])
      expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await user.type(screen.getByLabelText(/Nombre de la actividad/), 'Junta de academia');
    await type(user, 'Fecha', '24112026');
    await type(user, 'Hora', '0900');
    await user.click(screen.getByRole('checkbox', { name: 'Docente' }));
    await user.click(await button('Agregar a la agenda'));
    await waitFor(() => expect(address()).toBe('/coach/schools/1/agenda?month=2026-11&day=2026-11-24'));
    expect(server.sentTo(CREATE)[0]?.body).toEqual({
      school_id: 1,
      title: 'Junta de academia',
      description: '',
      date: '2026-11-24',
      time: '09:00',
      duration_min: 60,
      place: '',
      levels: [],
      roles: ['PROF'],
    });
  });

  test('AGE-06 from a place of the agenda the form has its day and hour, and leads back there', async () => {
    openActivity(null, { at: 'create?date=2026-11-24&time=16:00' });
    const back = await screen.findByRole('link', { name: 'Agenda' });
    expect(back).toHaveAttribute('href', '/coach/schools/1/agenda?month=2026-11&day=2026-11-24');
    const parts = (label: string) =>
      within(screen.getByRole('group', { name: new RegExp(`^${label}`) }))
        .getAllByRole('spinbutton')
        .map((part) => (part as HTMLInputElement).value);
    expect([parts('Fecha'), parts('Hora')]).toEqual([
      ['24', '11', '2026'],
      ['16', '00'],
    ]);
  });

  test('F02 editing over somebody else’s change is told, and what was written stays', async () => {
    const { user } = openActivity(pageOf(sampleOwnActivity), {
      at: 'edit',
      replies: {
        'PUT /api/schools/agenda/601': new Refusal(
          409,
          'agenda.stale',
          'Alguien más cambió esta actividad. Revisa cómo quedó antes de guardar.',
        ),
      },
    });
    const name = await screen.findByLabelText(/Nombre de la actividad/);
    await user.type(name, ' de Matemáticas');
    await user.click(await button('Guardar cambios'));
    expect(await screen.findByText(/Alguien más cambió esta actividad/)).toBeInTheDocument();
    expect(name).toHaveValue(`${NAME} de Matemáticas`);
  });

  describe('F02 two people edit the same activity', () => {
    const UPDATE = 'PUT /api/schools/agenda/601';
    const theirs = ownActivityWith({ description: 'Traer los cuadernos.', place: 'Auditorio', revision: 9 });
    const stale = new Refusal(409, 'agenda.stale', 'Alguien más cambió esta actividad.', {
      current: theirs,
      saved: { by: 'Patricia Ibarra', at: '2026-11-20 16:05:00' },
    });
    const meet = async () => {
      const opened = openActivity(pageOf(sampleOwnActivity), { at: 'edit', replies: { [UPDATE]: stale } });
      const { user, server } = opened;
      await user.type(await screen.findByLabelText(/Nombre de la actividad/), ' de Matemáticas');
      await user.click(await button('Guardar cambios'));
      const dialog = await screen.findByRole('dialog', { name: 'Patricia Ibarra guardó esta actividad a las 10:05' });
      server.reply({ [UPDATE]: { data: theirs, message: 'Actividad guardada.' } });
      return { ...opened, dialog };
    };

    test('F02 the second sees only what differs, beside each other, and keeps the own version', async () => {
      const { user, server, dialog, address } = await meet();
      const parts = within(dialog).getAllByRole('region');
      expect(parts.map((part) => part.textContent)).toEqual([
        `Nombre de la actividadTu versión${NAME} de MatemáticasLa versión de Patricia Ibarra${NAME}`,
        `LugarTu versión${sampleOwnActivity.place || 'Sin texto'}La versión de Patricia IbarraAuditorio`,
        `DescripciónTu versión${sampleOwnActivity.description || 'Sin texto'}La versión de Patricia IbarraTraer los cuadernos.`,
      ]);
      expect(await axe(dialog)).toHaveNoViolations();
      await user.click(within(dialog).getByRole('button', { name: 'Guardar mi versión' }));
      await waitFor(() => expect(address()).toBe('/coach/schools/1/activity/601/detail'));
      expect(server.sentTo(UPDATE)[1]?.body).toMatchObject({ revision: 9, title: `${NAME} de Matemáticas` });
    });

    test('F02 or takes the other over, and goes on from it', async () => {
      const { user, server, dialog } = await meet();
      await user.click(within(dialog).getByRole('button', { name: 'Usar la versión guardada' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      expect(screen.getByLabelText(/Nombre de la actividad/)).toHaveValue(NAME);
      expect(screen.getByLabelText(/Lugar/)).toHaveValue('Auditorio');
      await user.click(await button('Guardar cambios'));
      await waitFor(() => expect(server.sentTo(UPDATE)).toHaveLength(2));
      expect(server.sentTo(UPDATE)[1]?.body).toMatchObject({ revision: 9, place: 'Auditorio', title: NAME });
    });
  });

  test('AGE-06 who may not edit it is shown it instead', async () => {
    const { address } = openActivity(pageOf(running()), { at: 'edit' });
    await waitFor(() => expect(address()).toBe('/coach/schools/1/activity/601/detail'));
  });
});
