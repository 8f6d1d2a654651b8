import { screen, waitFor, within } from '@testing-library/react';
import { ownActivityWith, sampleOwnActivity } from '@ruta/contracts/agenda/agenda.sample';
import { samplePfiActivity } from '@ruta/contracts/pfi/pfi.sample';
import { OFFLINE, Refusal } from '../../testing';
import { button, ended, openActivity, pageOf, reader, running, SCREEN, type } from './testing/open-activity';

beforeEach(() => localStorage.clear());

const START = 'PUT /api/schools/agenda/601/start';
const MOVE = 'PUT /api/schools/agenda/601/reschedule';
const FINISH = 'PUT /api/schools/activity/finish/601';
const NAME = sampleOwnActivity.activity;
const heading = (name: string, level = 1) => screen.findByRole('heading', { level, name });
const dialog = (name: string | RegExp) => screen.findByRole('alertdialog', { name });

describe('the detail', () => {
  test('ACT-04 says what it is, for whom, and offers what the server allows', async () => {
    openActivity(pageOf(sampleOwnActivity));
    expect(await heading(NAME)).toBeInTheDocument();
    for (const fact of ['Biblioteca', '60 minutos', 'Ernesto Villarreal Garza', 'Pendiente'])
      expect(screen.getByText(fact)).toBeInTheDocument();
    expect(screen.getByText('Coordinador(a) académico(a), Docente, Secundaria')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Editar' })).toHaveAttribute('href', '/coach/schools/1/activity/601/edit');
  });

  test('AGE-05 a superior reads a completed one with what was recorded, and changes nothing', async () => {
    const record = {
      activity_id: 601,
      assistants_id: 1,
      assistants: [31],
      result: 'Dos acuerdos.',
      observation_revision: 1,
      evidences: [],
    };
    const proof = {
      id: 1,
      activity_id: 601,
      name: 'Constancia de academia',
      date: '2026-11-20',
      time: '09:00',
      send_proof: true,
      folio: '2026-001-000012',
      issued_at: '2026-11-20 17:00:00',
      issued_by: { id: 9, fullname: 'Ernesto Villarreal Garza' },
      updated_at: '2026-11-20 16:00:00',
    };
    openActivity(
      pageOf(ended(), { record: { state: 'ready', data: record }, proof: { state: 'ready', data: proof } }),
      { me: reader },
    );
    expect(await screen.findByText('Dos acuerdos.')).toBeInTheDocument();
    expect(screen.getByText('Constancia de academia')).toBeInTheDocument();
    expect(screen.getByText('2026-001-000012')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver las constancias emitidas' })).toHaveAttribute(
      'href',
      expect.stringMatching(/attendance-proofs\?cycle=\d+&activity=\d+$/),
    );
    expect(await screen.findByText('1 de 2 presentes')).toBeInTheDocument();
    expect(screen.getByText('Solo lectura')).toBeInTheDocument();
    for (const name of ['Iniciar actividad', 'Reprogramar', 'Eliminar', 'Finalizar actividad'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  test('ACT-04 a central activity says why it is done; what could not be loaded is asked for again', async () => {
    const central = { state: 'ready', data: samplePfiActivity } as const;
    const { user, server } = openActivity(
      pageOf(sampleOwnActivity, { central: { state: 'unavailable', code: 'server.unavailable' } }),
    );
    expect(await heading('No se pudo cargar por qué se hace', 2)).toBeInTheDocument();
    server.reply({ [SCREEN]: pageOf(sampleOwnActivity, { central }) });
    await user.click(await button('Reintentar'));
    const why = await screen.findByRole('region', { name: 'Por qué se hace' });
    expect(within(why).getAllByRole('listitem')).toHaveLength(2);
    expect(within(why).getByText('Del 09-11-2026 al 27-11-2026')).toBeInTheDocument();
    expect(within(why).getByText('2 horas')).toBeInTheDocument();
  });

  test('ACT-01 the start modal asks, and then the activity runs', async () => {
    const { user, server, address } = openActivity(pageOf(sampleOwnActivity), {
      replies: { [START]: { data: running(), message: 'Actividad iniciada.' } },
    });
    await user.click(await button('Iniciar actividad'));
    const asked = await dialog(`¿Iniciar “${NAME}”?`);
    expect(server.sentTo(START)).toHaveLength(0);
    server.reply({ [SCREEN]: pageOf(running()) });
    await user.click(within(asked).getByRole('button', { name: 'Iniciar actividad' }));
    await waitFor(() => expect(address()).toBe('/coach/schools/1/activity/601/start'));
    expect(await button('Finalizar actividad')).toBeInTheDocument();
  });

  test('ACT-01 a refused start says why, and nothing is lost', async () => {
    const { user } = openActivity(pageOf(sampleOwnActivity), {
      replies: {
        [START]: new Refusal(409, 'activities.not-today', 'Solo puedes iniciar la actividad el día programado.'),
      },
    });
    await user.click(await button('Iniciar actividad'));
    await user.click(within(await dialog(/¿Iniciar/)).getByRole('button', { name: 'Iniciar actividad' }));
    expect(await screen.findByText('Solo puedes iniciar la actividad el día programado.')).toBeInTheDocument();
  });

  test('AGE-06 rescheduling wants its reason beside the field, and keeps what was typed when refused', async () => {
    const { user, server } = openActivity(pageOf(sampleOwnActivity), {
      replies: {
        [MOVE]: new Refusal(422, 'request.invalid', 'Revisa los campos marcados.', {
          errors: { date: ['La fecha debe estar dentro del ciclo escolar.'] },
        }),
      },
    });
    await user.click(await button('Reprogramar'));
    const form = await screen.findByRole('dialog', { name: 'Reprogramar actividad' });
    await user.click(within(form).getByRole('button', { name: 'Reprogramar' }));
    expect(await within(form).findByText('Explica el motivo en al menos 10 caracteres.')).toBeInTheDocument();
    expect(within(form).getByText('La fecha es obligatoria.')).toBeInTheDocument();
    expect(server.sentTo(MOVE)).toHaveLength(0);

    await type(user, 'Nueva fecha', '24112026');
    await user.type(within(form).getByLabelText(/Motivo del cambio/), 'La escuela tiene junta con familias');
    await user.click(within(form).getByRole('button', { name: 'Reprogramar' }));
    expect(await within(form).findByText('La fecha debe estar dentro del ciclo escolar.')).toBeInTheDocument();
    expect(server.sentTo(MOVE)[0]?.body).toEqual({
      date: '2026-11-24',
      time: '09:00',
      justification: 'La escuela tiene junta con familias',
      revision: 1,
    });
    expect(within(form).getByLabelText(/Motivo del cambio/)).toHaveValue('La escuela tiene junta con familias');
  });

  test('AGE-06 every change of date stands with its reason', async () => {
    const change = {
      id: 1,
      old_date: '2026-11-18',
      old_time: '08:00',
      date: '2026-11-20',
      time: '09:00',
      justification: 'El patio está ocupado.',
      user: { id: 9, fullname: 'Ernesto Villarreal Garza' },
      created_at: '2026-11-17 16:00:00',
    };
    openActivity(pageOf(ownActivityWith({ activity_reschedules: [change] })));
    expect(await screen.findByText('El patio está ocupado.')).toBeInTheDocument();
    expect(screen.getByText('Del 18-11-2026 a las 08:00 al 20-11-2026 a las 09:00')).toBeInTheDocument();
  });

  test('AGE-06 deleting asks, and goes back to the agenda', async () => {
    const { user, address } = openActivity(pageOf(sampleOwnActivity), {
      replies: { 'DELETE /api/schools/agenda/601': { data: null, message: 'Actividad eliminada.' } },
    });
    await user.click(await button('Eliminar'));
    await user.click(within(await dialog(/¿Eliminar/)).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(address()).toBe('/coach/schools/1/agenda?month=2026-11&day=2026-11-20'));
  });

  test('AGE-06 a deleted one comes back after Deshacer', async () => {
    const RESTORE = 'POST /api/schools/agenda/601/restore';
    const { user, server } = openActivity(pageOf(sampleOwnActivity), {
      replies: {
        'DELETE /api/schools/agenda/601': { data: null, message: 'Actividad eliminada.' },
        [RESTORE]: { data: sampleOwnActivity, message: 'Actividad recuperada.' },
      },
    });
    await user.click(await button('Eliminar'));
    await user.click(within(await dialog(/¿Eliminar/)).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Actividad eliminada.')).toBeInTheDocument();
    await user.click(await button('Deshacer'));
    expect(await screen.findByText('Actividad recuperada.')).toBeInTheDocument();
    expect(server.sentTo(RESTORE)).toHaveLength(1);
  });
});

describe('running', () => {
  test('ACT-01 one in progress opens directly; what is missing is told before the end, which returns to the agenda', async () => {
    const { user, server, address } = openActivity(pageOf(running()), {
      at: 'start',
      replies: {
        [FINISH]: { data: ended(), message: 'Actividad finalizada.' },
        'PUT /api/schools/activity/set-attendance': (sent: { body: { assistants: number[] } }) => ({
          data: {
            activity_id: 601,
            assistants_id: 1,
            assistants: sent.body.assistants,
            result: '',
            observation_revision: 1,
            evidences: [],
          },
        }),
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: /Alma Rosa Navarro/ }));
    expect(await screen.findByText('1 de 2 presentes')).toBeInTheDocument();
    await user.click(await button('Finalizar actividad'));
    const asked = await dialog(`¿Finalizar “${NAME}”?`);
    expect(within(asked).getByText('Observaciones: no se han escrito')).toBeInTheDocument();
    expect(within(asked).queryByText(/Asistencia:/)).not.toBeInTheDocument();
    await user.click(within(asked).getByRole('button', { name: 'Finalizar actividad' }));
    await waitFor(() => expect(address()).toBe('/coach/schools/1/agenda?month=2026-11&day=2026-11-20'));
    expect(server.sentTo(FINISH)).toHaveLength(1);
  });

  test('ACT-03 the proof begins with the activity’s own facts, and its missing title is said beside the field', async () => {
    const PROOF = 'PUT /api/schools/activity/set-proof_of_attendance';
    const { user, server } = openActivity(pageOf(running()), {
      at: 'start',
      replies: { [PROOF]: { data: null, message: 'Constancia guardada.' } },
    });
    const title = await screen.findByLabelText(/Título de la constancia/);
    expect(title).toHaveValue(NAME);
    await user.clear(title);
    await user.click(await button('Guardar constancia'));
    expect(await screen.findByText('Escribe el título de la constancia.')).toBeInTheDocument();
    await user.type(title, 'Academia de Español');
    await user.click(screen.getByRole('checkbox', { name: 'Enviarla por correo a quienes asistieron' }));
    await user.click(await button('Guardar constancia'));
    await waitFor(() =>
      expect(server.sentTo(PROOF)[0]?.body).toEqual({
        activity_id: 601,
        name: 'Academia de Español',
        date: '2026-11-20',
        time: '09:00',
        send_proof: true,
      }),
    );
  });

  test('ACT-03 finishing sends the observations and the proof first, and does not finish while they are refused', async () => {
    const PROOF = 'PUT /api/schools/activity/set-proof_of_attendance';
    const OBSERVATION = 'PUT /api/schools/activity/set-observations';
    const observed = { activity_id: 601, assistants_id: 1, assistants: [], result: 'Un acuerdo', evidences: [] };
    const { user, server, address } = openActivity(pageOf(running()), {
      at: 'start',
      replies: {
        [FINISH]: { data: ended(), message: 'Actividad finalizada.' },
        [PROOF]: OFFLINE,
        [OBSERVATION]: { data: { ...observed, observation_revision: 1 } },
      },
    });
    const finish = async () => {
      await user.click(await button('Finalizar actividad'));
      const asked = await dialog(`¿Finalizar “${NAME}”?`);
      await user.click(within(asked).getByRole('button', { name: 'Finalizar actividad' }));
    };
    await user.type(await screen.findByLabelText(/Título de la constancia/), ' 2');
    await user.type(screen.getByRole('textbox', { name: /Observaciones generales/ }), 'Un acuerdo');
    await finish();
    expect(await screen.findByText(/La actividad sigue en curso, porque no se guardó todo/)).toBeVisible();
    expect(server.sentTo(FINISH)).toHaveLength(0);
    server.reply({ [PROOF]: { data: null, message: 'Constancia guardada.' } });
    await finish();
    await waitFor(() => expect(address()).toMatch(/agenda/));
    expect(server.sentTo(PROOF).at(-1)?.body).toMatchObject({ name: `${NAME} 2`, send_proof: false });
    expect(server.sentTo(OBSERVATION).map(({ body }) => body)).toMatchObject([{ result: 'Un acuerdo' }]);
  });

  test('ACT-01 another day it says when, and starts nothing', async () => {
    const tomorrow = ownActivityWith({
      date: '2026-11-21',
      can: { ...sampleOwnActivity.can, start: false },
    });
    openActivity(pageOf(tomorrow), { at: 'start' });
    expect(
      await screen.findByText('Solo puedes iniciar la actividad el día programado: 21‑11‑2026.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Iniciar actividad' })).not.toBeInTheDocument();
  });

  test('ACT-01 a completed one leads to its detail', async () => {
    const { address } = openActivity(pageOf(ended()), { at: 'start' });
    await waitFor(() => expect(address()).toBe('/coach/schools/1/activity/601/detail'));
  });

  test('AGE-05 who runs nothing has no such page', async () => {
    openActivity(pageOf(sampleOwnActivity), { at: 'start', me: reader });
    expect(await heading('No tienes acceso')).toBeInTheDocument();
  });
});
