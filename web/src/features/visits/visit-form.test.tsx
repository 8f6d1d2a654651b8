import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { OFFLINE, Refusal } from '../../testing';
import { AXES } from './testing/form-page';
import type { FormPage } from './testing/form-page';
import { CREATE, EDIT, EDIT_DRAFT, renderForm } from './testing/render-form';
import { can, draft, finished, newScreen, running, scheduled, visitPage } from './testing/samples';

beforeEach(() => localStorage.clear());

const POST = 'POST /api/schools/visits';
const done = { data: scheduled({ revision: 1 }), message: 'Visita programada.' };

async function fillFirstStep(form: FormPage) {
  await screen.findByRole('heading', { name: 'Paso 1 de 3: Objetivo y fecha' });
  await form.writeObjective('Acompañar la planeación');
  await form.writeDate('24112026');
  await form.writeTime('0930');
}
async function fillAxes(form: FormPage) {
  for (const axis of AXES) await form.writeAxis(axis, `Acciones de ${axis}`, 'Dos grupos');
}

test('VIS-02 the first step asks for objective, date and time before the axes, and focuses the first fault', async () => {
  const { form } = renderForm(CREATE);
  await screen.findByRole('heading', { name: 'Paso 1 de 3: Objetivo y fecha' });
  await form.next();
  expect(form.objective()).toHaveAccessibleDescription(/El objetivo es obligatorio\./);
  expect(form.objective()).toHaveFocus();
  expect(screen.getByText('La fecha es obligatoria.')).toBeInTheDocument();
  expect(screen.getByText('La hora es obligatoria.')).toBeInTheDocument();
  expect(form.step()).toBe('Paso 1 de 3: Objetivo y fecha');

  await form.writeObjective('Acompañar la planeación');
  expect(screen.queryByText('El objetivo es obligatorio.')).not.toBeInTheDocument();
  await form.writeDate('19112026');
  expect(screen.getByText('La fecha debe ser hoy o posterior.')).toBeInTheDocument();
});

test('VIS-02 AGE-01 from a place of the agenda the form has its day and hour, and leads back there', async () => {
  const { form, address } = renderForm(`${CREATE}?date=2026-11-24&time=16:00`, { [POST]: done });
  await screen.findByRole('heading', { name: 'Paso 1 de 3: Objetivo y fecha' });
  expect(screen.getByRole('link', { name: 'Agenda' })).toHaveAttribute(
    'href',
    '/coach/schools/1/agenda?month=2026-11&day=2026-11-24',
  );
  await form.writeObjective('Acompañar la planeación');
  await form.next();
  await fillAxes(form);
  await form.next();
  expect(await screen.findByText(/^24-11-2026 · 16:00 · /)).toBeInTheDocument();
  await form.saveFinal();
  await waitFor(() => expect(address()).toBe('/coach/schools/1/agenda?month=2026-11&day=2026-11-24'));
}, 30_000);

test.each(['?date=2026-02-31', '?date=ayer&time=16:00', '?time=16:00'])(
  'VIS-02 a place that cannot be, %s, counts as none',
  async (search) => {
    renderForm(`${CREATE}${search}`);
    expect(await screen.findByRole('link', { name: 'Visitas' })).toBeInTheDocument();
  },
);

test('VIS-02 all four axes need both texts before the review', async () => {
  const { form } = renderForm(CREATE);
  await fillFirstStep(form);
  await form.next();
  expect(await screen.findByRole('heading', { name: 'Paso 2 de 3: Ejes' })).toHaveFocus();
  for (const axis of AXES.slice(0, 3)) await form.writeAxis(axis, 'Observar', 'Dos grupos');
  expect(screen.getByText('3 de 4 ejes completos')).toBeInTheDocument();
  await form.next();
  expect(form.text(AXES[3], 'Acciones')).toHaveFocus();
  expect(form.text(AXES[3], 'Acciones')).toHaveAccessibleDescription(/Escribe las acciones de este eje\./);
  expect(form.text(AXES[3], 'Especificaciones')).toHaveAccessibleDescription(/Escribe las especificaciones/);
  expect(form.text(AXES[0], 'Acciones')).toBeValid();
});

test('VIS-02 the review shows the visit as it will be, and the final save returns to the list', async () => {
  const { form, server, address, container } = renderForm(CREATE, { [POST]: done });
  await fillFirstStep(form);
  await form.next();
  await fillAxes(form);
  await form.next();
  expect(await screen.findByText(/^24-11-2026 · 09:30 · Dentro de 4 días$/)).toBeInTheDocument();
  expect(screen.getByText(`Acciones de ${AXES[2]}`)).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  await form.saveFinal();
  await waitFor(() => expect(address()).toBe('/coach/schools/1/visits'));
  expect(await screen.findByText('Visita programada.')).toBeInTheDocument();
  expect(server.sentTo(POST)[0]?.body).toMatchObject({
    school_id: 1,
    eraser: false,
    objective: 'Acompañar la planeación',
    date: '2026-11-24',
    time: '09:30',
    school_visit_axis: AXES.map((axis, index) => ({ id: index + 1, actions: `Acciones de ${axis}` })),
  });
  expect(localStorage.getItem('ruta.visits.draft.4.1.new')).toBeNull();
}, 30_000);

test('VIS-02 an error of the server appears beside its field, on the step of that field', async () => {
  const { form } = renderForm(EDIT_DRAFT, {
    'GET /bff/coach/schools/1/visits/7': visitPage(fullDraft()),
    'PUT /api/schools/visits/7/publish': new Refusal(422, 'request.invalid', 'Revisa los campos marcados.', {
      errors: { 'school_visit_axis.2.actions': ['El texto tiene caracteres que no se pueden guardar.'] },
    }),
  });
  await toReview(form);
  await form.saveFinal();
  expect(await screen.findByRole('heading', { name: 'Paso 2 de 3: Ejes' })).toBeInTheDocument();
  expect(form.text(AXES[2], 'Acciones')).toHaveAccessibleDescription(/caracteres que no se pueden guardar/);
  expect(form.text(AXES[2], 'Acciones')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Revisa los campos marcados. Lo que escribiste sigue aquí.');
  await form.writeAxis(AXES[2], 'Sin caracteres raros', 'Dos grupos');
  expect(form.text(AXES[2], 'Acciones')).toBeValid();
});

test('VIS-02 a refused date leads back to the first step', async () => {
  const { form } = renderForm(EDIT_DRAFT, {
    'GET /bff/coach/schools/1/visits/7': visitPage(fullDraft()),
    'PUT /api/schools/visits/7/publish': new Refusal(422, 'request.invalid', 'Revisa los campos marcados.', {
      errors: { date: ['La fecha debe estar dentro del ciclo escolar.'] },
    }),
  });
  await toReview(form);
  await form.saveFinal();
  expect(await screen.findByText('La fecha debe estar dentro del ciclo escolar.')).toBeInTheDocument();
  expect(form.step()).toBe('Paso 1 de 3: Objetivo y fecha');
});

test('VIS-02 nothing typed is lost when the save fails, and it may be sent again', async () => {
  const { form, server, address } = renderForm(EDIT_DRAFT, {
    'GET /bff/coach/schools/1/visits/7': visitPage(fullDraft()),
    'PUT /api/schools/visits/7/publish': OFFLINE,
  });
  await toReview(form);
  await form.saveFinal();
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión.');
  expect(screen.getByText('Preparar el consejo técnico')).toBeInTheDocument();
  server.reply({ 'PUT /api/schools/visits/7/publish': done });
  await form.saveFinal();
  await waitFor(() => expect(address()).toBe('/coach/schools/1/visits'));
});

test('VIS-02 the school’s city is named where its clock is another', async () => {
  const cancun = { id: 1, name: 'Primaria Benito Juárez', timezone: 'America/Cancun' };
  renderForm(CREATE, { 'GET /bff/coach/schools/1/visits/new': newScreen({ school: cancun }) });
  expect(await screen.findByText('Hora de Cancún, donde está la escuela.')).toBeInTheDocument();
});

test('VIS-05 a published visit keeps its day and is saved as an edit', async () => {
  const { form, server, address } = renderForm(EDIT, {
    'GET /bff/coach/schools/1/visits/101': visitPage(scheduled()),
    'PUT /api/schools/visits/101': { data: scheduled({ revision: 2 }), message: 'Cambios guardados.' },
  });
  expect(await screen.findByText('La fecha y la hora no se editan aquí')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Guardar borrador' })).not.toBeInTheDocument();
  await form.writeObjective('Otro objetivo');
  await form.next();
  await form.next();
  await screen.findByRole('heading', { name: 'Paso 3 de 3: Revisión' });
  await form.press('Guardar cambios');
  await waitFor(() => expect(address()).toBe('/coach/schools/1/visits'));
  expect(server.sentTo('PUT /api/schools/visits/101')[0]?.body).toMatchObject({
    objective: 'Otro objetivo',
    revision: 1,
  });
});

test('VIS-05 an overdue visit may still get a better plan', async () => {
  const { form } = renderForm(EDIT, {
    'GET /bff/coach/schools/1/visits/101': visitPage(scheduled({ date: '2026-11-17', expired: true })),
  });
  await screen.findByRole('heading', { name: 'Paso 1 de 3: Objetivo y fecha' });
  await form.next();
  expect(await screen.findByRole('heading', { name: 'Paso 2 de 3: Ejes' })).toBeInTheDocument();
});

const theirs = () => scheduled({ revision: 5, objective: 'Lo que escribió otra persona' });
const stale = () =>
  new Refusal(409, 'visits.stale', 'Alguien más guardó cambios en esta visita.', {
    current: theirs(),
    saved: { by: 'Ana Torres', at: '2026-11-20 16:42:00' },
  });

async function intoConflict(replies: Record<string, unknown> = {}) {
  const rendered = renderForm(EDIT, {
    'GET /bff/coach/schools/1/visits/101': visitPage(scheduled()),
    'PUT /api/schools/visits/101': stale(),
    ...replies,
  });
  const { form } = rendered;
  await screen.findByRole('heading', { name: 'Paso 1 de 3: Objetivo y fecha' });
  await form.writeObjective('Lo que escribí yo');
  await form.next();
  await form.next();
  await form.press('Guardar cambios');
  const dialog = within(await screen.findByRole('dialog'));
  return { ...rendered, dialog };
}

test('VIS-05 two people editing at once: both versions are shown, and mine is saved over theirs only when I say so', async () => {
  const { dialog, form, server, address } = await intoConflict();
  expect(dialog.getByRole('heading', { name: 'Ana Torres guardó esta visita a las 10:42' })).toBeInTheDocument();
  expect(dialog.getByText('Lo que escribí yo')).toBeInTheDocument();
  expect(dialog.getByText('Lo que escribió otra persona')).toBeInTheDocument();
  expect(dialog.queryByRole('heading', { name: /Pedagógico/ })).not.toBeInTheDocument();
  server.reply({ 'PUT /api/schools/visits/101': { data: scheduled({ revision: 6 }), message: 'Cambios guardados.' } });
  await form.answer('Guardar mi versión');
  await waitFor(() => expect(address()).toBe('/coach/schools/1/visits'));
  expect(
    server.sentTo('PUT /api/schools/visits/101').map(({ body }) => (body as { revision: number }).revision),
  ).toEqual([1, 5]);
});

test('VIS-05 two people editing at once: theirs is taken when I say so', async () => {
  const { form } = await intoConflict();
  await form.answer('Usar la versión guardada');
  expect(await screen.findByDisplayValue('Lo que escribió otra persona')).toBeInTheDocument();
});

test('VIS-05 a visit that started meanwhile can only be taken as it is', async () => {
  const { form, dialog } = await intoConflict({
    'PUT /api/schools/visits/101': new Refusal(409, 'visits.stale', 'Alguien más guardó cambios.', {
      current: running({ revision: 5 }),
    }),
  });
  expect(dialog.getAllByText(/La visita ya se inició/)[0]).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Guardar mi versión' })).toHaveAttribute('aria-disabled', 'true');
  await form.answer('Usar la versión guardada');
  expect(await screen.findByRole('link', { name: 'Continuar visita' })).toBeInTheDocument();
});

test.each([
  ['finished', finished(), 'El detalle'],
  ['in progress', running(), 'La visita en curso'],
  ['not mine to edit', scheduled({ can: can() }), 'No tienes acceso'],
])('VIS-05 a visit that is %s does not open in the form', async (_what, visit, heading) => {
  renderForm(EDIT, { 'GET /bff/coach/schools/1/visits/101': visitPage(visit) });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
});

test('UI-02 the form says when it cannot be loaded, and loads again', async () => {
  const CALL = 'GET /bff/coach/schools/1/visits/new';
  const { server, user } = renderForm(CREATE, { [CALL]: OFFLINE });
  await screen.findByText(/No hay conexión/);
  server.reply({ [CALL]: newScreen() });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Nueva visita' })).toBeInTheDocument();
});

function fullDraft() {
  return draft({
    objective: 'Preparar el consejo técnico',
    date: '2026-11-24',
    time: '09:30',
    school_visit_axis: scheduled().school_visit_axis,
  });
}

async function toReview(form: FormPage) {
  await screen.findByRole('heading', { name: 'Paso 1 de 3: Objetivo y fecha' });
  await form.next();
  await screen.findByRole('heading', { name: 'Paso 2 de 3: Ejes' });
  await form.next();
  await screen.findByRole('heading', { name: 'Paso 3 de 3: Revisión' });
}
