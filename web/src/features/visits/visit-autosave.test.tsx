import { act, screen, waitFor } from '@testing-library/react';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import { PAUSES } from '../../shared/record/use-saves-itself';
import { OFFLINE, Refusal } from '../../testing';
import { draftPlace } from './kept-draft';
import { CREATE, EDIT, EDIT_DRAFT, renderForm } from './testing/render-form';
import { draft, scheduled, visitPage } from './testing/samples';
import { draftOf } from './visit-draft';

const { typing } = PAUSES;
const SHORT = 50;
beforeEach(() => {
  jest.replaceProperty(PAUSES, 'typing', SHORT);
  localStorage.clear();
});

const PUT = 'PUT /api/schools/visits/7';
const first = () => screen.findByRole('heading', { name: 'Paso 1 de 3: Objetivo y fecha' });
const openDraft = async (reply: unknown) => {
  const opened = renderForm(EDIT_DRAFT, {
    'GET /bff/coach/schools/1/visits/7': visitPage(draft({ revision: 3 })),
    [PUT]: reply,
  });
  await first();
  return opened;
};
const soon = { timeout: 20_000 };

test('VIS-04 an existing draft saves itself within five seconds of the last key, and says when', async () => {
  const { form, server } = await openDraft({ data: draft({ revision: 4 }) });
  await form.writeObjective('Acuerdos de diciembre');
  await waitFor(() => expect(server.sentTo(PUT)).toHaveLength(1), soon);
  expect(typing).toBeLessThan(5_000 - 1_000);
  expect(server.sentTo(PUT)[0]?.body).toMatchObject({ objective: 'Acuerdos de diciembre', revision: 3 });
  expect(await screen.findByText(/^Guardado \d\d:\d\d$/)).toBeInTheDocument();
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Acuerdos');
});

test('VIS-04 what the person then saves goes on from the revision that saved itself', async () => {
  const { form, server } = await openDraft({ data: draft({ revision: 4 }) });
  await form.writeObjective('Acuerdos de diciembre');
  await waitFor(() => expect(server.sentTo(PUT)).toHaveLength(1), soon);
  await screen.findByText(/^Guardado \d\d:\d\d$/);
  server.reply({ [PUT]: { data: draft({ revision: 5 }), message: 'Borrador guardado.' } });
  await form.saveDraft();
  await form.answer('Guardar borrador');
  await screen.findByRole('heading', { name: 'Tu borrador está guardado' });
  expect(server.sentTo(PUT).at(-1)?.body).toMatchObject({ revision: 4 });
});

test('VIS-04 without a connection it is kept on this device, said in words, and sent when the connection is back', async () => {
  const { form, server } = await openDraft(OFFLINE);
  await form.writeObjective('Acuerdos de diciembre');
  expect(await screen.findByText('Sin conexión: guardado en este equipo', {}, soon)).toBeInTheDocument();
  expect(JSON.stringify(Object.entries(localStorage))).toContain('Acuerdos de diciembre');
  server.reply({ [PUT]: { data: draft({ revision: 4 }) } });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(/^Guardado \d\d:\d\d$/)).toBeInTheDocument();
});

test('VIS-05 another version of the draft is not overwritten: saving shows both', async () => {
  const theirs = draft({ revision: 9, objective: 'Lo que escribí en otro equipo' });
  const { form } = await openDraft(
    new Refusal(409, 'visits.stale', 'Alguien más guardó cambios.', { current: theirs }),
  );
  await form.writeObjective('Acuerdos de diciembre');
  expect(await screen.findByText(/^Este borrador cambió en otro lugar/, {}, soon)).toBeInTheDocument();
  await form.saveDraft();
  await form.answer('Guardar borrador');
  expect(await screen.findByRole('dialog', { name: 'Alguien más guardó cambios en esta visita' })).toBeInTheDocument();
});

test.each([
  ['a visit that does not exist yet', CREATE, {}],
  ['a published visit', EDIT, { 'GET /bff/coach/schools/1/visits/101': visitPage(scheduled()) }],
])('VIS-04 %s never saves itself: it stays on this device', async (_, route, replies) => {
  const { form, server } = renderForm(route, replies);
  await first();
  await form.writeObjective('Todavía no');
  await expect(
    waitFor(() => expect(server.sent.some(({ method }) => method !== 'GET')).toBe(true), { timeout: 10 * SHORT }),
  ).rejects.toThrow();
  expect(JSON.stringify(Object.entries(localStorage))).toContain('Todavía no');
});

test('VIS-04 what was recovered is no longer told, nor may be discarded, once the draft is on the server', async () => {
  const recovered = { revision: 3, draft: { ...draftOf(draft({ revision: 3 })), objective: 'Lo recuperado' } };
  localStorage.setItem(draftPlace(sampleCoach.user.id, 1, 7), JSON.stringify(recovered));
  const { form, server } = await openDraft({ data: draft({ revision: 4 }) });
  expect(screen.getByText('Recuperamos lo que no habías guardado')).toBeInTheDocument();
  await form.writeObjective('Lo recuperado y más');
  await waitFor(() => expect(server.sentTo(PUT)).toHaveLength(1), soon);
  await waitFor(() => expect(screen.queryByText('Recuperamos lo que no habías guardado')).not.toBeInTheDocument());
  await form.writeObjective('Lo recuperado y más aún');
  expect(screen.queryByRole('button', { name: 'Descartar' })).not.toBeInTheDocument();
});
