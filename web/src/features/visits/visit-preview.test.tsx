import { screen, waitFor } from '@testing-library/react';
import { Refusal } from '../../testing';
import { draft, scheduled, visitPage } from './testing/samples';
import { CREATE, EDIT, renderForm } from './testing/render-form';
import { AXES } from './testing/form-page';

beforeEach(() => localStorage.clear());

const PREVIEW = 'POST /api/schools/visits/101/preview';
const SCREEN = 'GET /bff/coach/schools/1/visits/101';
const PDF = '/coach/schools/1/visits/pdf/101';

/** A fake of the tab that `window.open` returns. */
function openedTab() {
  const tab = {
    document: { title: '' },
    closed: false,
    location: { replace: jest.fn() },
    focus: jest.fn(),
    close: jest.fn(),
  };
  const open = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return { ...tab, open };
}
const preview = () => screen.findByRole('button', { name: 'Vista previa' });

async function atReview(replies = {}) {
  const rendered = renderForm(EDIT, { [SCREEN]: visitPage(scheduled()), ...replies });
  await screen.findByRole('heading', { level: 2, name: /Paso 1/ });
  await rendered.form.next();
  await rendered.form.next();
  return rendered;
}

test('VIS-03 the tab opens with the press, the visit is saved, and then the tab goes to the PDF', async () => {
  const tab = openedTab();
  const { user, server } = await atReview({
    [PREVIEW]: { data: { pdf_url: '/api/schools/visits/101/pdf', revision: 2 } },
  });
  await user.click(await preview());
  expect(tab.open).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(PDF));
  expect(server.sentTo(PREVIEW)[0]?.body).toMatchObject({ revision: 1, objective: scheduled().objective });
  expect(tab.close).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 2, name: /Paso 3/ })).toBeInTheDocument();
});

test('VIS-03 a browser that opens no tab gets a link', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await atReview({ [PREVIEW]: { data: { pdf_url: '/x', revision: 2 } } });
  await user.click(await preview());
  expect(await screen.findByRole('link', { name: /Abrir el PDF/ })).toHaveAttribute('href', PDF);
});

test('VIS-03 a save that is refused closes the empty tab and says why', async () => {
  const tab = openedTab();
  const { user } = await atReview({ [PREVIEW]: new Refusal(409, 'visits.finished', 'La visita ya finalizó.') });
  await user.click(await preview());
  expect(await screen.findByText(/La visita ya finalizó\./)).toBeInTheDocument();
  expect(tab.close).toHaveBeenCalled();
  expect(tab.location.replace).not.toHaveBeenCalled();
});

test('VIS-03 a new visit becomes a draft first', async () => {
  const tab = openedTab();
  const { user, form, server } = renderForm(CREATE, {
    'POST /api/schools/visits': { data: draft({ id: 101, objective: 'Acordar metas' }), message: 'Borrador guardado.' },
  });
  await screen.findByRole('heading', { level: 2, name: /Paso 1/ });
  await form.writeObjective('Acordar metas');
  await form.writeDate('20112026');
  await form.writeTime('0900');
  await form.next();
  for (const axis of AXES) await form.writeAxis(axis, 'Acciones', 'Detalles');
  await form.next();
  await user.click(await preview());
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(PDF));
  expect(server.sentTo('POST /api/schools/visits')[0]?.body).toMatchObject({ eraser: true, school_id: 1 });
});
