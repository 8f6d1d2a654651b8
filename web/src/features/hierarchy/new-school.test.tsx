import { fireEvent, screen, waitFor } from '@testing-library/react';
import { newSchoolWith, sampleHierarchy } from '@ruta/contracts/hierarchy/hierarchy.sample';
import { OFFLINE, Refusal } from '../../testing';
import { COACHES, openNewSchool as open, READY, SCREEN, STORE } from './testing/open-new-school';

const FILLED = {
  ...{ school_id: 12, school_name: 'Instituto Ceiba', cycle_id: 2, revision: 1 },
  ...{ director_access: 'ana@ruta.test', manager_access: 'bruno@ruta.test', coordinator_access: 'carla@ruta.test' },
  ...{ coach_access: 'laura@ruta.test', sec_coach_access_one: null, sec_coach_access_two: null },
  ...{ country_id: 1, state_id: 4, city: 'Tonalá', timezone: 'America/Tijuana', levels: ['primaria'] },
};

test('HIE-04 an imported school is set up: what the source did not tell, its first people, a review, one call', async () => {
  const on = open();
  await screen.findByRole('heading', { level: 1, name: 'Instituto Ceiba' });
  expect(screen.getByRole('button', { name: 'Continuar' })).toHaveAccessibleDescription(/^Falta elegir: Director/);
  await on.press('Cambiar nombre');
  fireEvent.change(await screen.findByRole('textbox', { name: 'Nombre de la escuela' }), {
    target: { value: 'Colegio Arce' },
  });
  await on.press('Guardar nombre');
  await screen.findByRole('heading', { level: 1, name: 'Colegio Arce' });
  await on.pickTeam();
  await on.press('Continuar');
  for (const text of ['Elige un estado de ese país.', 'La ciudad es obligatoria.', 'Elige al menos un nivel.'])
    expect(await screen.findByText(text)).toBeInTheDocument();
  await on.fill();
  await on.press('Continuar');
  expect(await screen.findByText('Tonalá, Jalisco, México')).toBeInTheDocument();
  expect(screen.getByText('Coach').nextElementSibling).toHaveTextContent('Laura Méndez Ríos');
  expect(on.server.sentTo(STORE)).toEqual([]);
  await on.press('Configurar escuela');
  await waitFor(() => expect(on.address()).toBe('/admin/schools/imported'));
  expect(on.server.sentTo(STORE).map(({ body }) => body)).toEqual([{ ...FILLED, school_name: 'Colegio Arce' }]);
  expect(await screen.findByText('Escuela configurada.')).toBeInTheDocument();
});

test('HIE-04 another cycle offers the people of that cycle; a finished one is not offered', async () => {
  const on = open();
  await screen.findByRole('heading', { level: 1, name: 'Instituto Ceiba' });
  await on.user.click(screen.getByRole('button', { name: /Ciclo/ }));
  await on.user.click(await screen.findByRole('option', { name: '2027-2028, preparado' }));
  await waitFor(() => expect(on.server.sentTo(COACHES).at(-1)?.query.get('cycle_id')).toBe('3'));
});

test('HIE-04 a refusal keeps everything: beside its field, or told; a newer version is chosen over again', async () => {
  const errors = { city: ['Esa ciudad no.'] };
  const on = open({
    [SCREEN]: newSchoolWith({ imported: READY }),
    [STORE]: new Refusal(422, 'request.invalid', 'Revisa los campos.', { errors }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Instituto Ceiba' });
  await on.pickTeam();
  await on.press('Continuar');
  await on.press('Configurar escuela');
  expect(await screen.findByText('Esa ciudad no. Vuelve a elegir y corrige lo marcado.')).toBeInTheDocument();
  await on.press('Volver a elegir');
  expect(screen.getByRole('textbox', { name: 'Ciudad' })).toHaveAccessibleDescription('Esa ciudad no.');
  on.server.reply({ [STORE]: new Refusal(409, 'schools.set-up', 'Ya hay una escuela.') });
  await on.press('Continuar');
  await on.press('Configurar escuela');
  expect(await screen.findByText('Ya hay una escuela.')).toBeInTheDocument();
  const current = { ...newSchoolWith().imported, revision: 2, name: 'Instituto La Ceiba' };
  on.server.reply({ [STORE]: new Refusal(409, 'hierarchy.stale', 'Alguien más cambió.', { current }) });
  await on.press('Configurar escuela');
  await screen.findByRole('heading', { level: 1, name: 'Instituto La Ceiba' });
  expect(screen.getByRole('combobox', { name: 'Coach' })).toHaveValue('Laura Méndez Ríos');
  on.server.reply({ [STORE]: { data: sampleHierarchy, message: 'Listo.' } });
  await on.press('Continuar');
  await on.press('Configurar escuela');
  await waitFor(() =>
    expect(on.server.sentTo(STORE).at(-1)?.body).toMatchObject({
      ...FILLED,
      revision: 2,
      school_name: 'Instituto La Ceiba',
    }),
  );
});

test('UI-02 one that waits no more, no access, no cycle that takes schools in, and a failure with Retry', async () => {
  const gone = open({
    [SCREEN]: new Refusal(404, 'schools.import-not-found', 'No encontramos esa escuela importada.'),
  });
  expect(await screen.findByRole('heading', { name: 'No encontramos esa escuela importada' })).toBeInTheDocument();
  gone.unmount();
  const reader = { ...newSchoolWith().imported, can: { discard: false, set_up: false } };
  const locked = open({ [SCREEN]: newSchoolWith({ imported: reader }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'No tienes acceso' })).toBeInTheDocument();
  locked.unmount();
  const none = open({ [SCREEN]: newSchoolWith({ cycles: [] }) });
  expect(await screen.findByText('Ningún ciclo recibe escuelas')).toBeInTheDocument();
  none.unmount();
  const failed = open({ [SCREEN]: OFFLINE });
  await failed.user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(failed.server.sentTo(SCREEN)).toHaveLength(2);
});
