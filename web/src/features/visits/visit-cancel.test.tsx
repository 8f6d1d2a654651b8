import { screen, waitFor, within } from '@testing-library/react';
import { sampleDirector } from '@ruta/contracts/access/access.sample';
import { Route, Routes } from 'react-router';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import { ScholasticVisitDetailPage } from './pages/ScholasticVisitDetailPage';
import { VisitDetailPage } from './pages/VisitDetailPage';
import { VisitEditPage } from './pages/VisitEditPage';
import { VisitListPage } from './pages/VisitListPage';
import { VisitStartPage } from './pages/VisitStartPage';
import { can, cancelled, draft, listScreen, running, scheduled, visitPage } from './testing/samples';

afterEach(() => localStorage.clear());

const CALL = 'PUT /api/schools/visits/101/cancel';
const REASON = 'La escuela suspendió clases.';
const detail = (visit = scheduled(), reply: unknown = { data: cancelled(), message: 'Visita cancelada.' }) =>
  renderScreen(<VisitDetailPage />, {
    path: '/coach/schools/:school_id/visits/detail/:id',
    route: '/coach/schools/1/visits/detail/101',
    replies: { 'GET /bff/coach/schools/1/visits/101': visitPage(visit), [CALL]: reply },
  });

async function openQuestion(reply?: unknown) {
  const opened = detail(scheduled(), reply);
  const { user } = opened;
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Cancelar visita' }));
    return within(await screen.findByRole('dialog', { name: '¿Cancelar la visita del 20-11-2026?' }));
  };
  const question = await ask();
  const submit = () => user.click(question.getByRole('button', { name: 'Cancelar visita' }));
  const write = (text: string) => user.type(question.getByLabelText(/^Motivo/), text);
  return { ...opened, ask, question, submit, write };
}

test('VIS-01 the question names the visit, says what happens, and its primary button keeps the visit', async () => {
  const { question } = await openQuestion();
  expect(question.getByText(/La escuela recibe un aviso con el motivo/)).toBeInTheDocument();
  expect(question.getByRole('button', { name: 'Conservar visita' })).toHaveAttribute('data-variant', 'primary');
});

test('VIS-01 a reason that is too short is told beside its field, and nothing is sent', async () => {
  const { question, submit, write, server } = await openQuestion();
  await write('Lluvia');
  await submit();
  expect(question.getByText('Explica en al menos 10 caracteres por qué se cancela.')).toBeInTheDocument();
  expect(server.sent.some(({ method }) => method === 'PUT')).toBe(false);
});

test('VIS-01 the reason goes with the revision that was seen, and the server’s message is shown', async () => {
  const { submit, write, server } = await openQuestion();
  await write(REASON);
  await submit();
  expect(await screen.findByText('Visita cancelada.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(server.sent.find(({ method }) => method === 'PUT')?.body).toEqual({ reason: REASON, revision: 1 });
  expect(Object.keys(localStorage)).toEqual(['ruta.locale']);
});

test('VIS-01 a reason that was typed is there again after the question was left, and after a line that was down', async () => {
  const { user, question, ask, submit, write } = await openQuestion(OFFLINE);
  await write(REASON);
  await submit();
  expect(await question.findByText('No se pudo cancelar la visita')).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Conservar visita' }));
  expect((await ask()).getByLabelText(/^Motivo/)).toHaveValue(REASON);
});

test('VIS-05 who was overtaken is told by whom, and where the visit is now', async () => {
  const current = scheduled({ date: '2026-11-24', time: '10:00', revision: 2 });
  const saved = { by: 'Ana Torres', at: '2026-11-20 18:00:00' };
  const { question, submit, write } = await openQuestion(
    new Refusal(409, 'visits.stale', 'Alguien más guardó cambios.', { current, saved }),
  );
  await write(REASON);
  await submit();
  expect(await question.findByText('Ana Torres guardó cambios en esta visita')).toBeInTheDocument();
  expect(question.getByText(/Ahora está programada para el 24.11.2026 a las 10:00/)).toBeInTheDocument();
  expect(question.getByLabelText(/^Motivo/)).toHaveValue(REASON);
});

test.each([
  ['a draft', draft({ id: 101 })],
  ['a visit in progress', running()],
  ['a visit of somebody who only reads', scheduled({ can: can() })],
  ['a cancelled visit', cancelled()],
])('VIS-01 %s is not offered to be cancelled', async (_what, visit) => {
  detail(visit);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Cancelar visita' })).not.toBeInTheDocument();
});

test('VIS-07 the school reads who cancelled it, when and why', async () => {
  renderScreen(<ScholasticVisitDetailPage />, {
    me: sampleDirector,
    path: '/scholastic/schools/:school_id/visits/detail/:id',
    route: '/scholastic/schools/1/visits/detail/101',
    replies: { 'GET /bff/scholastic/schools/1/visits/101': visitPage(cancelled()) },
  });
  expect(await screen.findByText('Cancelada')).toBeInTheDocument();
  expect(screen.getByText('Laura Mendoza Reyes canceló la visita el 19-11-2026 10:30')).toBeInTheDocument();
  expect(screen.getByText('La escuela suspendió clases por la tormenta.')).toBeInTheDocument();
  expect(screen.queryByText('Nueva')).not.toBeInTheDocument();
});

test.each([
  ['edit', <VisitEditPage key="edit" />],
  ['start', <VisitStartPage key="start" />],
])('VIS-01 the page to %s a cancelled visit leads to its detail', async (page, element) => {
  renderScreen(
    <Routes>
      <Route path={`/coach/schools/:school_id/visits/${page}/:id`} element={element} />
      <Route path="/coach/schools/:school_id/visits/detail/:id" element={<h1>El detalle</h1>} />
    </Routes>,
    {
      route: `/coach/schools/1/visits/${page}/101`,
      replies: { 'GET /bff/coach/schools/1/visits/101': visitPage(cancelled()) },
    },
  );
  expect(await screen.findByRole('heading', { name: 'El detalle' })).toBeInTheDocument();
});

test('VIS-05 who edits a visit that somebody cancels may only take it as it is, and is led to its detail', async () => {
  let now = scheduled();
  const { user } = renderScreen(<VisitEditPage />, {
    path: '/coach/schools/:school_id/visits/edit/:id',
    route: '/coach/schools/1/visits/edit/101',
    replies: {
      'GET /bff/coach/schools/1/visits/101': () => visitPage(now),
      'PUT /api/schools/visits/101': () => {
        now = cancelled();
        return new Refusal(409, 'visits.cancelled', 'Ana Torres canceló la visita el 20-11-2026: «Hay paro».');
      },
    },
  });
  await user.type(await screen.findByLabelText(/Objetivo de la visita/), ' más');
  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Alguien más guardó cambios en esta visita' }));
  expect(dialog.getByRole('button', { name: 'Guardar mi versión' })).toHaveAccessibleDescription(
    'La visita se canceló: solo puedes usar la versión guardada.',
  );
  await user.click(dialog.getByRole('button', { name: 'Usar la versión guardada' }));
  expect(await screen.findByText('La visita se canceló')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver detalle' })).toHaveAttribute(
    'href',
    '/coach/schools/1/visits/detail/101',
  );
});

test('VIS-01 the menu of a row cancels a visit with the same question, where the server allows it', async () => {
  let now = [scheduled(), scheduled({ id: 102, objective: 'Dar seguimiento', can: can('edit') })];
  const { user, server } = renderScreen(<VisitListPage />, {
    path: '/coach/schools/:school_id/visits',
    route: '/coach/schools/1/visits',
    replies: {
      'GET /bff/coach/schools/1/visits': () => listScreen(now),
      'PUT /api/schools/visits/101/cancel': () => {
        now = now.slice(1);
        return { data: cancelled(), message: 'Visita cancelada.' };
      },
    },
  });
  const openMenu = async (objective: RegExp) => {
    const row = within(await screen.findByRole('row', { name: objective }));
    await user.click(row.getByRole('button', { name: /^Acciones de la visita/ }));
    return within(await screen.findByRole('menu'));
  };
  expect((await openMenu(/seguimiento/)).queryByRole('menuitem', { name: 'Cancelar visita' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click((await openMenu(/Acompañar/)).getByRole('menuitem', { name: 'Cancelar visita' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Cancelar la visita del 20-11-2026?' }));
  await user.type(dialog.getByLabelText(/Motivo/), 'La escuela suspendió clases');
  await user.click(dialog.getByRole('button', { name: 'Cancelar visita' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Acompañar/ })).not.toBeInTheDocument());
  expect(server.sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    reason: 'La escuela suspendió clases',
    revision: 1,
  });
});

test('VIS-01 cancelled visits are listed when they are asked for', async () => {
  const { user } = renderScreen(<VisitListPage />, {
    path: '/coach/schools/:school_id/visits',
    route: '/coach/schools/1/visits',
    replies: {
      'GET /bff/coach/schools/1/visits': ({ query }: { query: URLSearchParams }) =>
        listScreen(query.get('status') === 'cancelled' ? [cancelled()] : [scheduled()]),
    },
  });
  expect(within(await screen.findByRole('table')).queryByText('Cancelada')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Sin canceladas/ }));
  await user.click(screen.getByRole('option', { name: 'Cancelada' }));
  expect(await screen.findByText('Estado: Cancelada')).toBeInTheDocument();
  expect(await within(screen.getByRole('table')).findByText('Cancelada')).toBeInTheDocument();
});
