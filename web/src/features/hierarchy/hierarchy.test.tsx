import { screen, waitFor, within } from '@testing-library/react';
import {
  excludedHierarchy,
  hierarchyWith,
  reviewOf,
  rowOfPlaces,
  sampleHierarchies,
  sampleHierarchy,
  sampleMove,
  unassignedHierarchy,
} from '@ruta/contracts/hierarchy/hierarchy.sample';
import { OFFLINE, Refusal } from '../../testing';
import { dialogInFront } from '../../testing/in-front';
import { COACHES, LIST, listOf, openHierarchy } from './testing/open-hierarchy';

const REVIEW = 'GET /api/review';
const STORE = 'PUT /api/schools-hierarchy/store/14';
const open = (rows = sampleHierarchies, route?: string) => openHierarchy({ [LIST]: listOf(rows) }, route);
const edit = async (on: ReturnType<typeof openHierarchy>, school = sampleHierarchy.school_name) => {
  await on.user.click(await screen.findByRole('button', { name: `Editar: ${school}` }));
  await waitFor(() => expect(dialogInFront().queryByPlaceholderText('Cargando personas…')).toBeNull());
  return dialogInFront();
};

describe('HIE-03 the dialog', () => {
  test('HIE-03 disabled, Continue says what is missing: people, or a change', async () => {
    const on = open();
    const school = await edit(on);
    const next = school.getByRole('button', { name: 'Continuar' });
    expect(next).toHaveAccessibleDescription('No hay cambios que guardar.');
    await on.pick('Gerente', 'Berta Núñez Cano');
    expect(next).toHaveAccessibleDescription('Falta elegir: Coordinador(a), Coach.');
    expect(school.getByRole('combobox', { name: 'Coach' })).toBeDisabled();
  });

  test('HIE-02 who is another coach of the school cannot be chosen', async () => {
    const on = open();
    const school = await edit(on);
    await on.user.click(school.getByRole('combobox', { name: 'Coach secundario 2' }));
    const sergio = await screen.findByRole('option', { name: /^Sergio/ });
    expect(sergio).toHaveAttribute('aria-disabled', 'true');
    expect(within(sergio).getByText('Ya es Coach secundario 1')).toBeInTheDocument();
  });

  test('HIE-03 the eight keys travel with revision, cycle and the mark of the review', async () => {
    const on = open();
    const heavy = [{ place: 'coach' as const, schools: 12, mean: 7.25 }];
    on.server.reply({ [REVIEW]: { data: reviewOf([sampleMove], { heavy }) } });
    await edit(on);
    await on.pick('Coach', 'Lucía Rojas del Valle');
    await on.user.click(dialogInFront().getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('Coach: Laura Méndez Ríos → Lucía Rojas del Valle')).toBeInTheDocument();
    for (const words of [
      'Pasa a Lucía Rojas del Valle: 3 visitas, 1 actividad',
      '1 en curso conserva su autor',
      '1 videosesión se queda con quien la reservó',
      '2 borradores se quedan con su autor',
      'Carga alta: Lucía Rojas del Valle tendría 12 escuelas; el promedio es 7.25.',
    ])
      expect(screen.getByText(words)).toBeInTheDocument();
    expect(Object.fromEntries(on.server.sentTo(REVIEW)[0]?.query ?? [])).toMatchObject({
      ...{ school_id: '14', cycle_id: '3', coach_access: 'lucia@ruta.test' },
    });
    on.server.reply({ [STORE]: { data: { ...sampleHierarchy, revision: 3 }, message: 'Equipo guardado.' } });
    await on.user.click(dialogInFront().getByRole('button', { name: 'Guardar equipo' }));
    expect(await screen.findByText('Equipo guardado.')).toBeInTheDocument();
    expect(on.server.sentTo(STORE)[0]?.body).toEqual({
      ...{ school_id: 14, school_name: sampleHierarchy.school_name, cycle_id: 3, revision: 2 },
      ...{ director_access: 'ana@ruta.test', manager_access: 'bruno@ruta.test', coordinator_access: 'carla@ruta.test' },
      ...{ coach_access: 'lucia@ruta.test', sec_coach_access_one: 'sergio@ruta.test', sec_coach_access_two: null },
      mark: reviewOf([]).mark,
    });
  });

  test('B23 a refused person is told beside their place', async () => {
    const on = open();
    on.server.reply({
      [REVIEW]: new Refusal(422, 'request.invalid', 'Revisa los campos.', {
        errors: { coach_access: ['Esta persona no tiene el rol en el ciclo o no tiene acceso.'] },
      }),
    });
    await edit(on);
    await on.pick('Coach', 'Lucía Rojas del Valle');
    await on.user.click(dialogInFront().getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText(/^Esta persona no tiene el rol/)).toBeInTheDocument();
    expect(dialogInFront().getByRole('combobox', { name: 'Coach' })).toBeInvalid();
  });

  test('F02 who is overtaken sees both versions, and keeps what they chose to review it again', async () => {
    const on = open([sampleHierarchy]);
    on.server.reply({ [REVIEW]: { data: reviewOf([sampleMove]) } });
    await edit(on);
    await on.pick('Coach', 'Lucía Rojas del Valle');
    await on.user.click(dialogInFront().getByRole('button', { name: 'Continuar' }));
    const theirs = {
      ...rowOfPlaces(sampleHierarchy, {
        ...{
          director_access: 'ana@ruta.test',
          manager_access: 'berta@ruta.test',
          coordinator_access: 'carla@ruta.test',
        },
        ...{ coach_access: 'laura@ruta.test', sec_coach_access_one: null, sec_coach_access_two: null },
      }),
      revision: 5,
    };
    on.server.reply({
      [LIST]: listOf([theirs]),
      [STORE]: new Refusal(409, 'hierarchy.stale', 'Alguien más cambió el equipo.', {
        current: theirs,
        saved: { by: 'Rosa Gil', at: '2026-11-20 16:05:00' },
      }),
    });
    await on.user.click(dialogInFront().getByRole('button', { name: 'Guardar equipo' }));
    const both = within(await screen.findByRole('dialog', { name: /^Rosa Gil cambió esta escuela/ }));
    expect(both.getByText('Berta Núñez Cano')).toBeInTheDocument();
    await on.user.click(both.getByRole('button', { name: 'Conservar lo que elegí' }));
    expect(dialogInFront().getByRole('combobox', { name: 'Coach' })).toHaveValue('Lucía Rojas del Valle');
    await on.user.click(dialogInFront().getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByRole('button', { name: 'Guardar equipo' })).toBeEnabled();
  });

  test('HIE-03 what somebody else changed meanwhile is followed where nothing was chosen', async () => {
    const on = open([sampleHierarchy]);
    await edit(on);
    const later = { ...excludedHierarchy(), revision: 6 };
    on.server.reply({
      [LIST]: listOf([later]),
      'POST /api/schools/update-name': { data: { name: 'Otra' }, message: 'Listo.' },
    });
    // Any change of one's own reads the list again.
    await on.user.click(dialogInFront().getByRole('button', { name: 'Cambiar nombre' }));
    await on.user.click(dialogInFront().getByRole('button', { name: 'Guardar nombre' }));
    expect(await screen.findByText('Excluida de este ciclo')).toBeInTheDocument();
  });
});

describe('HIE-04 what becomes of a school', () => {
  test('HIE-04 each disabled act says why', async () => {
    const on = open();
    const school = await edit(on);
    expect(school.getByRole('button', { name: 'Excluir del ciclo' })).toHaveAccessibleDescription(/Libérala primero/);
    expect(school.getByRole('button', { name: 'Eliminar escuela' })).toHaveAccessibleDescription(
      'Todavía pertenecen 12 personas a la escuela.',
    );
    on.unmount();
    const free = open([unassignedHierarchy({ use: { people: 0, assigned: 1 } })]);
    const other = await edit(free);
    expect(other.getByRole('button', { name: 'Liberar escuela' })).toHaveAccessibleDescription(
      'No hay nadie asignado.',
    );
    expect(other.getByRole('button', { name: 'Eliminar escuela' })).toHaveAccessibleDescription(
      'Alguien la acompaña en un ciclo iniciado o preparado.',
    );
  });

  test('HIE-04 the name must not be empty', async () => {
    const on = open();
    await edit(on);
    await on.user.click(dialogInFront().getByRole('button', { name: 'Cambiar nombre' }));
    await on.user.clear(dialogInFront().getByRole('textbox', { name: 'Nombre de la escuela' }));
    await on.user.click(dialogInFront().getByRole('button', { name: 'Guardar nombre' }));
    expect(dialogInFront().getByText('El nombre de la escuela es obligatorio.')).toBeInTheDocument();
    expect(on.server.sentTo('POST /api/schools/update-name')).toEqual([]);
  });

  test('UI-02 people who could not be loaded are asked for again', async () => {
    const on = openHierarchy({ [LIST]: listOf([hierarchyWith({})]), [COACHES]: OFFLINE });
    await on.user.click(await screen.findByRole('button', { name: /^Editar: / }));
    const retry = await dialogInFront().findByRole('button', { name: 'Reintentar: Director(a) de coaching' });
    on.server.reply({ [COACHES]: { data: [], page: 1, size: 10_000, total: 0, pages: 0, count: 0 } });
    await on.user.click(retry);
    // Who holds the place is offered even where nobody else is.
    await waitFor(() =>
      expect(dialogInFront().getByRole('combobox', { name: 'Director(a) de coaching' })).toHaveValue(
        'Ana de la Torre Vidal',
      ),
    );
  });
});
