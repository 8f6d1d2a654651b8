import { act, screen, waitFor } from '@testing-library/react';
import { snackbar } from '@ruta/design-system';
import { Route, Routes } from 'react-router';
import { Refusal, renderScreen, type Replies } from '../../testing';
import { VisitEditPage } from './pages/VisitEditPage';
import { VisitListPage } from './pages/VisitListPage';
import { formPage } from './testing/form-page';
import { CREATE, EDIT_DRAFT, renderForm } from './testing/render-form';
import { draft, listScreen, newScreen, visitPage } from './testing/samples';

beforeEach(() => localStorage.clear());

const LIST = 'GET /bff/coach/schools/1/visits';
const DELETE = 'DELETE /api/schools/visits/7';
const RESTORE = 'POST /api/schools/visits/7/restore';
const deleted = { data: null, message: 'Borrador eliminado.' };
const restored = { data: draft(), message: 'Borrador recuperado.' };

/** Deletes the draft from its form, which leads to the list. */
async function deleteDraft(replies: Replies = {}) {
  const AT = '/coach/schools/:school_id/visits';
  const rendered = renderScreen(
    <Routes>
      <Route path={`${AT}/edit/:id/draft`} element={<VisitEditPage />} />
      <Route path={AT} element={<VisitListPage />} />
    </Routes>,
    {
      route: EDIT_DRAFT,
      replies: {
        'GET /bff/coach/schools/1/visits/7': visitPage(draft()),
        [LIST]: listScreen([]),
        [DELETE]: deleted,
        [RESTORE]: restored,
        ...replies,
      },
    },
  );
  const form = formPage(rendered.user);
  await screen.findByRole('heading', { name: 'Paso 1 de 3: Objetivo y fecha' });
  await form.press('Eliminar borrador');
  await form.answer('Eliminar borrador');
  expect(await screen.findByText('Borrador eliminado.')).toBeInTheDocument();
  await screen.findByRole('heading', { name: 'Visitas' });
  return rendered;
}

test('VIS-04 a deleted draft is back on its list after Deshacer', async () => {
  const { user, server } = await deleteDraft();
  server.reply({ [LIST]: listScreen([draft()]) });
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Borrador recuperado.')).toBeInTheDocument();
  expect(await screen.findByRole('row', { name: /Revisar acuerdos/ })).toBeInTheDocument();
  expect(server.sentTo(RESTORE)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
});

test('VIS-04 the list goes on offering it when the snackbar has gone; after a refusal it may be tried again', async () => {
  const taken = 'Ya tienes un borrador de visita en esta escuela. Continúalo o elimínalo.';
  const { user, server } = await deleteDraft({ [RESTORE]: new Refusal(409, 'visits.draft-exists', taken) });
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(await screen.findByText('Puedes recuperarlo durante diez minutos.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText(taken)).toBeInTheDocument();
  server.reply({ [RESTORE]: restored });
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Borrador recuperado.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument());
});

test('VIS-04 after ten minutes the server says so, and nothing is offered any more', async () => {
  const late = 'Pasaron más de diez minutos desde que se eliminó: ya no se puede recuperar.';
  const { user } = await deleteDraft({ [RESTORE]: new Refusal(410, 'undo.too-late', late) });
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText(late)).toBeInTheDocument();
  act(() => snackbar.clear());
  expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
});

test('VIS-04 a draft that stood in the way of a new visit comes back, too', async () => {
  const { form, user, server } = renderForm(CREATE, {
    'GET /bff/coach/schools/1/visits/new': newScreen({ draft: { hasDraft: true, id: 7 } }),
    [DELETE]: deleted,
    [RESTORE]: restored,
  });
  await screen.findByRole('heading', { name: 'Tienes un borrador en esta escuela' });
  await form.press('Eliminar borrador');
  await form.answer('Eliminar borrador');
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Borrador recuperado.')).toBeInTheDocument();
  expect(server.sentTo(RESTORE)).toHaveLength(1);
});
