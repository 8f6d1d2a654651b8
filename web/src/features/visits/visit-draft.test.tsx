import { screen, waitFor, within } from '@testing-library/react';
import { OFFLINE, Refusal } from '../../testing';
import { CREATE, EDIT_DRAFT, renderForm } from './testing/render-form';
import { draft, newScreen, visitPage } from './testing/samples';

beforeEach(() => localStorage.clear());

const NEW = 'GET /bff/coach/schools/1/visits/new';
const DRAFT = 'GET /bff/coach/schools/1/visits/7';
const POST = 'POST /api/schools/visits';
const DELETE = 'DELETE /api/schools/visits/7';
const withDraft = newScreen({ draft: { hasDraft: true, id: 7 } });
const first = () => screen.findByRole('heading', { name: 'Paso 1 de 3: Objetivo y fecha' });

test('VIS-04 a draft asks before it is saved', async () => {
  const { form, server } = renderForm(CREATE, { [POST]: { data: draft(), message: 'Borrador guardado.' } });
  await first();
  await form.writeObjective('Revisar acuerdos');
  await form.saveDraft();
  const dialog = screen.getByRole('alertdialog', { name: '¿Guardar la visita como borrador?' });
  expect(dialog).toHaveTextContent(
    'Solo tú verás el borrador, y no aparece en la agenda hasta que programes la visita.',
  );
  expect(server.sentTo(POST)).toHaveLength(0);
  await form.answer('Cancelar');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(form.objective()).toHaveValue('Revisar acuerdos');
  expect(server.sentTo(POST)).toHaveLength(0);

  await form.saveDraft();
  await form.answer('Guardar borrador');
  expect(await screen.findByRole('heading', { name: 'Tu borrador está guardado' })).toBeInTheDocument();
  expect(await screen.findByText('Borrador guardado.')).toBeInTheDocument();
  expect(server.sentTo(POST)[0]?.body).toMatchObject({ eraser: true, objective: 'Revisar acuerdos', date: null });
});

test('VIS-04 a saved draft may be written on, and is then saved over itself', async () => {
  const PUT = 'PUT /api/schools/visits/7';
  const { form, server } = renderForm(CREATE, {
    [POST]: { data: draft({ revision: 1 }), message: 'Borrador guardado.' },
    [PUT]: { data: draft({ revision: 2 }), message: 'Cambios guardados.' },
  });
  await first();
  await form.writeObjective('Revisar acuerdos');
  await form.saveDraft();
  await form.answer('Guardar borrador');
  await form.press(await findName('Seguir escribiendo'));
  await first();
  await form.writeObjective('Revisar acuerdos y metas');
  await form.saveDraft();
  await form.answer('Guardar borrador');
  await screen.findByRole('heading', { name: 'Tu borrador está guardado' });
  expect(server.sentTo(PUT)[0]?.body).toMatchObject({ objective: 'Revisar acuerdos y metas', revision: 1 });
});

test('VIS-04 an open draft is offered on entry', async () => {
  renderForm(CREATE, { [NEW]: withDraft });
  expect(await screen.findByRole('heading', { name: 'Tienes un borrador en esta escuela' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continuar borrador' })).toHaveAttribute('href', EDIT_DRAFT);
});

test('VIS-04 an open draft is deleted only after asking, and then a new visit begins', async () => {
  const { form, server } = renderForm(CREATE, { [NEW]: withDraft, [DELETE]: OFFLINE });
  await screen.findByRole('heading', { name: 'Tienes un borrador en esta escuela' });
  await form.press('Eliminar borrador');
  const dialog = screen.getByRole('alertdialog', { name: '¿Eliminar el borrador?' });
  await form.answer('Eliminar borrador');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('No hay conexión.');
  server.reply({ [DELETE]: { data: null, message: 'Borrador eliminado.' } });
  await form.answer('Eliminar borrador');
  expect(await first()).toBeInTheDocument();
  expect(await screen.findByText('Borrador eliminado.')).toBeInTheDocument();
});

test('VIS-04 a draft is deleted from its form only after asking', async () => {
  const { form, address } = renderForm(EDIT_DRAFT, {
    [DRAFT]: visitPage(draft()),
    [DELETE]: { data: null, message: 'Borrador eliminado.' },
  });
  await first();
  await form.press('Eliminar borrador');
  await form.answer('Cancelar');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(form.objective()).toHaveValue('Revisar acuerdos');
  await form.press('Eliminar borrador');
  await form.answer('Eliminar borrador');
  await waitFor(() => expect(address()).toBe('/coach/schools/1/visits'));
});

test('VIS-04 a second draft is refused, keeps what was typed and leads to the first', async () => {
  const { form, address } = renderForm(CREATE, {
    [POST]: new Refusal(409, 'visits.draft-exists', 'Ya tienes un borrador de visita en esta escuela.'),
    'GET /api/schools/visits/has-draft': { data: { hasDraft: true, id: 7 } },
    [DRAFT]: visitPage(draft()),
  });
  await first();
  await form.writeObjective('Otra visita');
  await form.saveDraft();
  await form.answer('Guardar borrador');
  expect(await screen.findByRole('alert')).toHaveTextContent('Ya tienes un borrador en esta escuela');
  expect(form.objective()).toHaveValue('Otra visita');
  await form.press('Abrir el borrador');
  await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' });
  await form.answer('Salir sin guardar');
  await waitFor(() => expect(address()).toBe(EDIT_DRAFT));
});

test('VIS-04 a reload restores what was not saved, and it may be discarded', async () => {
  const before = renderForm(CREATE);
  await first();
  await before.form.writeObjective('Lo que no guardé');
  expect(screen.getByText('Sin guardar. Se conserva en este equipo.')).toBeInTheDocument();
  before.unmount();

  const after = renderForm(CREATE);
  expect(await screen.findByText('Recuperamos lo que no habías guardado')).toBeInTheDocument();
  expect(after.form.objective()).toHaveValue('Lo que no guardé');
  await after.form.press('Descartar');
  expect(after.form.objective()).toHaveValue('');
  after.unmount();

  renderForm(CREATE);
  await first();
  expect(screen.queryByText('Recuperamos lo que no habías guardado')).not.toBeInTheDocument();
});

test('VIS-05 what was restored is saved on the revision it was written on', async () => {
  const PUT = 'PUT /api/schools/visits/7';
  const before = renderForm(EDIT_DRAFT, { [DRAFT]: visitPage(draft({ revision: 3 })) });
  await first();
  await before.form.writeObjective('Lo que no guardé');
  before.unmount();

  const theirs = draft({ revision: 4, objective: 'Guardado en otro equipo' });
  const { form, server } = renderForm(EDIT_DRAFT, {
    [DRAFT]: visitPage(theirs),
    [PUT]: new Refusal(409, 'visits.stale', 'Alguien más guardó cambios.', { current: theirs }),
  });
  await first();
  expect(form.objective()).toHaveValue('Lo que no guardé');
  await form.saveDraft();
  await form.answer('Guardar borrador');
  expect(await screen.findByRole('dialog', { name: /Alguien más guardó cambios/ })).toHaveTextContent(
    'Guardado en otro equipo',
  );
  expect(server.sentTo(PUT)[0]?.body).toMatchObject({ revision: 3 });
});

test('VIS-02 leaving with something unsaved asks first', async () => {
  const { form, user, address } = renderForm(CREATE);
  await first();
  await form.writeObjective('A medias');
  await user.click(screen.getByRole('link', { name: 'Visitas' }));
  await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' });
  await form.answer('Seguir aquí');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(address()).toBe(CREATE);
  expect(form.objective()).toHaveValue('A medias');
  await user.click(screen.getByRole('link', { name: 'Visitas' }));
  await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' });
  await form.answer('Salir sin guardar');
  await waitFor(() => expect(address()).toBe('/coach/schools/1/visits'));
});

test('VIS-02 leaving with nothing unsaved does not ask', async () => {
  const { user, address } = renderForm(CREATE);
  await first();
  await user.click(screen.getByRole('link', { name: 'Visitas' }));
  await waitFor(() => expect(address()).toBe('/coach/schools/1/visits'));
});

const findName = async (name: string) => {
  await screen.findByRole('button', { name });
  return name;
};
