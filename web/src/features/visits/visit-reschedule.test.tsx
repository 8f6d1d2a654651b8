import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Refusal, renderScreen } from '../../testing';
import { VisitListPage } from './pages/VisitListPage';
import { VisitReschedulesPage } from './pages/VisitReschedulesPage';
import { listScreen, scheduled, visitPage } from './testing/samples';

const CALL = 'PUT /api/schools/visits/101/reschedule';
const late = scheduled({ date: '2026-11-17', expired: true });
const moved = { ...late, date: '2026-11-26', time: '11:30', expired: false, revision: 2 };

async function openDialog(reply: unknown) {
  const opened = renderScreen(<VisitListPage />, {
    path: '/coach/schools/:school_id/visits',
    route: '/coach/schools/1/visits',
    replies: { 'GET /bff/coach/schools/1/visits': listScreen([late]), [CALL]: reply },
  });
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: /^Acciones de la visita/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Reprogramar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reprogramar visita' }));
  const submit = () => user.click(dialog.getByRole('button', { name: 'Reprogramar' }));
  const fill = async (justification: string, day = '26112026') => {
    await user.click(
      within(dialog.getByRole('group', { name: 'Nueva fecha' })).getAllByRole('spinbutton')[0] as HTMLElement,
    );
    await user.keyboard(day);
    await user.type(dialog.getByLabelText(/Motivo del cambio/), justification);
  };
  return { ...opened, dialog, submit, fill };
}

test('VIS-01 a new date needs its day and a reason, each said beside its field, and nothing is sent', async () => {
  const { dialog, submit, server } = await openDialog({ data: moved });
  await submit();
  expect(dialog.getByText('La fecha es obligatoria.')).toBeInTheDocument();
  expect(dialog.getByText('Explica el motivo en al menos 10 caracteres.')).toBeInTheDocument();
  expect(server.sent.some(({ method }) => method === 'PUT')).toBe(false);
  expect(await axe(document.body)).toHaveNoViolations();
});

test.each([
  ['a past day', '18112026', 'La fecha debe ser hoy o posterior.'],
  ['a day after the cycle', '18112031', 'La fecha debe estar dentro del ciclo escolar.'],
])('VIS-01 %s is said in the server’s words, the same before and after it is sent', async (_, day, sentence) => {
  const refusal = new Refusal(422, 'request.invalid', 'Revisa los campos marcados.', { errors: { date: [sentence] } });
  const { dialog, submit, fill } = await openDialog(refusal);
  await fill('Junta de supervisión imprevista', day);
  const [first] = within(dialog.getByRole('group', { name: 'Nueva fecha' })).getAllByRole('spinbutton');
  expect(first).toHaveAccessibleDescription(sentence);
  await submit();
  expect(await dialog.findByText(sentence)).toBeInTheDocument();
  expect(first).toHaveAccessibleDescription(sentence);
});

test('VIS-01 the visit moves with its revision and its reason, and the server’s message is shown', async () => {
  const { submit, fill, server } = await openDialog({ data: moved, message: 'Visita reprogramada.' });
  await fill('Junta de supervisión imprevista');
  await submit();
  expect(await screen.findByText('Visita reprogramada.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(server.sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    date: '2026-11-26',
    time: late.time,
    justification: 'Junta de supervisión imprevista',
    revision: late.revision,
  });
});

test('VIS-01 a refusal of the server stays beside its field, and what was typed stays too', async () => {
  const refusal = new Refusal(422, 'request.invalid', 'Revisa los campos marcados.', {
    errors: { date: ['La fecha debe estar dentro del ciclo escolar.'] },
  });
  const { dialog, submit, fill } = await openDialog(refusal);
  await fill('Junta de supervisión imprevista');
  await submit();
  expect(await dialog.findByText('La fecha debe estar dentro del ciclo escolar.')).toBeInTheDocument();
  expect(dialog.getByLabelText(/Motivo del cambio/)).toHaveValue('Junta de supervisión imprevista');
});

test('VIS-05 who was overtaken is told, and does not take the visit for moved', async () => {
  const message = 'Alguien más guardó cambios en esta visita.';
  const current = { ...late, objective: 'Otro', revision: 5 };
  const { dialog, submit, fill } = await openDialog(new Refusal(409, 'visits.stale', message, { current }));
  await fill('Junta de supervisión imprevista');
  await submit();
  expect(await dialog.findByText(message)).toBeInTheDocument();
  expect(dialog.getByLabelText(/Motivo del cambio/)).toHaveValue('Junta de supervisión imprevista');
});

test('VIS-05 the page of changes shows each date before and after, why and by whom', async () => {
  const change = {
    id: 1,
    old_date: '2026-11-17',
    old_time: '09:00',
    date: '2026-11-26',
    time: '11:30',
    justification: 'Junta de supervisión imprevista',
    user: { id: 4, fullname: 'Laura Mendoza Reyes' },
    created_at: '2026-11-18 15:00:00',
  };
  renderScreen(<VisitReschedulesPage />, {
    path: '/coach/schools/:school_id/visits/rescheduled/:id',
    route: '/coach/schools/1/visits/rescheduled/101',
    replies: {
      'GET /bff/coach/schools/1/visits/101': visitPage(scheduled({ school_visit_reschedule_tracking: [change] })),
    },
  });
  expect(await screen.findByText('Del 17-11-2026 09:00 al 26-11-2026 11:30')).toBeInTheDocument();
  expect(screen.getByText('Junta de supervisión imprevista')).toBeInTheDocument();
  expect(screen.getByText(/Laura Mendoza Reyes, 18-11-2026/)).toBeInTheDocument();
});
