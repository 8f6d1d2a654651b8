import { screen, waitFor, within } from '@testing-library/react';
import { sampleDirector } from '@ruta/contracts/access/access.sample';
import { proofWith, SAMPLE_CODE, sampleChecked, sampleProofs } from '@ruta/contracts/proofs/proof.sample';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { OwnProofsPage } from './pages/OwnProofsPage';
import { ProofCheckPage } from './pages/ProofCheckPage';
import { CoachProofsPage } from './pages/SchoolProofsPages';

const SCREEN = 'GET /bff/coach/schools/1/attendance-proofs';
const OWN = 'GET /bff/professor/attendance-proofs';
const PAST = { id: 1, period: '2025-2026', start_at: '2025-09-01', end_at: '2026-07-15' };
const CYCLES = [
  { id: 2, period: '2026-2027', is_over: false },
  { id: 1, period: '2025-2026', is_over: true },
];
const REVOKE = 'PUT /api/schools/activity/attendance-proofs/14/revoke';
const WHY = 'El nombre está mal escrito.';
const school = { id: 1, name: 'Colegio Sor Juana', timezone: 'America/Mexico_City' };
const pageOf = (data = sampleProofs, total = data.length) => ({
  school,
  proofs: { data: [...data], page: 1, size: 5, total, pages: Math.max(1, Math.ceil(total / 5)), count: data.length },
});

const open = (replies: Replies = {}, search = '') =>
  renderScreen(<CoachProofsPage />, {
    path: '/coach/schools/:school_id/attendance-proofs',
    route: `/coach/schools/1/attendance-proofs${search}`,
    replies: { [SCREEN]: pageOf(), ...replies },
  });
type On = ReturnType<typeof open>;
const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const choose = async ({ user }: On, name: string, deed: string) => {
  await user.click(await screen.findByRole('button', { name: `Acciones de la constancia de ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: deed }));
};

describe('ACT-06 the issued proofs of a school', () => {
  test('ACT-06 each with its person, folio and whether it holds', async () => {
    open();
    const row = within(await rowOf(/Ramiro Salgado Ortiz/));
    for (const text of ['Evaluación formativa', '13-11-2026, 10:30', '1.5 horas', '2026-001-000012', 'Válida'])
      expect(row.getByText(text)).toBeInTheDocument();
    expect(within(await rowOf(/^Mariana Ibarra Cota/)).getByText('Corregida')).toBeInTheDocument();
    expect(screen.getByText('Revocada')).toBeInTheDocument();
  });

  test('ACT-06 a search and the cycle are in the address and reach the server', async () => {
    const on = open({}, '?cycle=1');
    await rowOf(/Ramiro/);
    await on.user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'rami');
    await waitFor(() => expect(on.server.sentTo(SCREEN).at(-1)?.query.get('search')).toBe('rami'));
    expect(on.server.sentTo(SCREEN).at(-1)?.query.get('cycle')).toBe('1');
  });

  test('UI-02 empty, nothing found, failed with Retry, forbidden', async () => {
    const empty = open({ [SCREEN]: pageOf([]) });
    expect(await screen.findByText('Todavía no hay constancias')).toBeInTheDocument();
    empty.unmount();
    const none = open({ [SCREEN]: pageOf([]) }, '?search=zzz');
    expect(await screen.findByText('Ninguna constancia coincide')).toBeInTheDocument();
    none.unmount();
    const failed = open({ [SCREEN]: OFFLINE });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    failed.server.reply({ [SCREEN]: pageOf() });
    await failed.user.click(retry);
    expect(await rowOf(/Ramiro/)).toBeInTheDocument();
    failed.unmount();
    open({ [SCREEN]: new Refusal(403, 'access.refused', 'No tienes permiso.') });
    expect(await screen.findByRole('heading', { name: 'No tienes acceso' })).toBeInTheDocument();
  });
});

describe('ACT-06 a proof is revoked', () => {
  test('ACT-06 with its reason; a refusal stands beside the field and nothing typed is lost', async () => {
    const on = open({
      [REVOKE]: new Refusal(422, 'request.invalid', 'Revisa los datos.', { errors: { reason: ['Escribe por qué.'] } }),
    });
    await choose(on, 'Ramiro Salgado Ortiz', 'Revocar');
    const dialog = within(await screen.findByRole('dialog', { name: 'Revocar la constancia de Ramiro Salgado Ortiz' }));
    await on.user.type(dialog.getByLabelText(/Motivo/), WHY);
    await on.user.click(dialog.getByRole('button', { name: 'Revocar' }));
    expect(await dialog.findByText('Escribe por qué.')).toBeInTheDocument();
    expect(dialog.getByLabelText(/Motivo/)).toHaveValue(WHY);

    const revoked = proofWith({ id: 14, person: 'Ramiro Salgado Ortiz', revoked_at: '2026-11-20 18:00:00' });
    on.server.reply({
      [REVOKE]: { data: { revoked, corrected: null }, message: 'Constancia revocada.' },
      [SCREEN]: pageOf([revoked]),
    });
    await on.user.click(dialog.getByRole('button', { name: 'Revocar' }));
    expect(await screen.findByText('Constancia revocada.')).toBeInTheDocument();
    expect(on.server.sentTo(REVOKE).at(-1)?.body).toEqual({ reason: WHY, corrected: null });
    expect(await within(await rowOf(/Ramiro Salgado Ortiz/)).findByText('Revocada')).toBeInTheDocument();
  });

  test('UI-02 where the list cannot be read again it says from when it is, with Retry', async () => {
    const revoked = proofWith({ id: 14, person: 'Ramiro Salgado Ortiz', revoked_at: '2026-11-20 18:00:00' });
    const on = open({ [REVOKE]: { data: { revoked, corrected: null }, message: 'Constancia revocada.' } });
    await choose(on, 'Ramiro Salgado Ortiz', 'Revocar');
    const dialog = within(await screen.findByRole('dialog'));
    await on.user.type(dialog.getByLabelText(/Motivo/), WHY);
    on.server.reply({ [SCREEN]: OFFLINE });
    await on.user.click(dialog.getByRole('button', { name: 'Revocar' }));
    expect(await screen.findByText(/^Datos de las \d\d:\d\d$/)).toBeInTheDocument();
    on.server.reply({ [SCREEN]: pageOf([revoked]) });
    await on.user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByText(/^Datos de las/)).not.toBeInTheDocument());
  });

  test('ACT-06 the corrected one begins with the printed title and hours', async () => {
    const revoked = proofWith({ id: 14 });
    const on = open({ [REVOKE]: { data: { revoked, corrected: revoked }, message: 'Constancia revocada.' } });
    await choose(on, 'Ramiro Salgado Ortiz', 'Revocar');
    const dialog = within(await screen.findByRole('dialog', { name: /^Revocar la constancia/ }));
    await on.user.type(dialog.getByLabelText(/Motivo/), WHY);
    await on.user.click(dialog.getByRole('checkbox', { name: /^Emitir otra corregida/ }));
    await on.user.type(dialog.getByLabelText(/Título de la corregida/), ', sesión 2');
    await on.user.click(dialog.getByRole('button', { name: 'Revocar y emitir otra' }));
    await waitFor(() =>
      expect(on.server.sentTo(REVOKE).at(-1)?.body).toEqual({
        reason: WHY,
        corrected: { title: 'Evaluación formativa, sesión 2', hours: 1.5 },
      }),
    );
  });

  test('ACT-06 why one was revoked is told; who may not revoke is not asked', async () => {
    const on = open();
    await choose(on, 'Mariana Ibarra', 'Ver el motivo');
    const dialog = within(await screen.findByRole('dialog', { name: 'Por qué se revocó' }));
    expect(dialog.getByText('El nombre se imprimió sin el segundo apellido.')).toBeInTheDocument();
    const [close] = dialog.getAllByRole('button', { name: 'Cerrar' });
    if (close) await on.user.click(close);
    await on.user.click(await screen.findByRole('button', { name: 'Acciones de la constancia de Mariana Ibarra' }));
    expect(await screen.findByRole('menuitem', { name: 'Abrir PDF' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Revocar' })).not.toBeInTheDocument();
  });
});

test('ACT-06 teachers see their own, by cycle', async () => {
  const own = { ...pageOf([proofWith({ id: 14, can: { revoke: false } })]), school: null, cycles: CYCLES };
  const on = renderScreen(<OwnProofsPage />, {
    me: { ...sampleDirector, role: 'PROF' },
    path: '/professor/attendance-proofs',
    route: '/professor/attendance-proofs',
    replies: { [OWN]: own },
  });
  expect(await screen.findByRole('heading', { name: 'Mis constancias', level: 1 })).toBeInTheDocument();
  expect(await rowOf(/Mariana Ibarra Cota/)).toBeInTheDocument();
  on.server.reply({ [OWN]: { ...own, ...pageOf([]), school: null, past: PAST } });
  await on.user.click(screen.getByRole('button', { name: /^2026-2027.*Ciclo/ }));
  await on.user.click(await screen.findByRole('option', { name: /2025-2026/ }));
  expect(await screen.findByText('En este ciclo no se emitió ninguna.')).toBeInTheDocument();
  expect(screen.getByText('Ciclo 2025-2026, solo lectura')).toBeInTheDocument();
  expect(on.address()).toBe('/professor/attendance-proofs?cycle=1');
  // The way back is where it was.
  await on.user.click(screen.getByRole('button', { name: /^2025-2026.*Ciclo/ }));
  await on.user.click(await screen.findByRole('option', { name: /2026-2027/ }));
  await waitFor(() => expect(on.address()).toBe('/professor/attendance-proofs'));
});

describe('ACT-06 the public page of a proof', () => {
  const CHECK = `GET /api/proofs/${SAMPLE_CODE}`;
  const check = (reply: Replies[string]) =>
    renderScreen(<ProofCheckPage />, {
      me: null,
      path: '/proofs/:token',
      route: `/proofs/${SAMPLE_CODE}`,
      replies: { [CHECK]: reply },
    });

  test('ACT-06 repeats every printed field', async () => {
    check({ data: sampleChecked });
    expect(await screen.findByText('Constancia válida')).toBeInTheDocument();
    for (const printed of ['Mariana Ibarra Cota', 'Evaluación formativa', 'Colegio Sor Juana', '13-11-2026, 10:30'])
      expect(screen.getByText(printed)).toBeInTheDocument();
    expect(screen.getByText('2026-001-000012')).toBeInTheDocument();
    expect(screen.getByText('1.5 horas')).toBeInTheDocument();
  });

  test('ACT-06 a revoked and an unknown one say so; a failure can be retried', async () => {
    const revoked = check({ data: { ...sampleChecked, revoked_at: '2026-11-14 16:00:00' } });
    expect(await screen.findByText('Constancia revocada')).toBeInTheDocument();
    expect(screen.getByText(/Dejó de ser válida el 14-11-2026/)).toBeInTheDocument();
    revoked.unmount();
    const unknown = check(new Refusal(404, 'proofs.unknown', 'No hay ninguna.'));
    expect(await screen.findByText('No hay ninguna constancia con ese código')).toBeInTheDocument();
    unknown.unmount();
    const failed = check(OFFLINE);
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    failed.server.reply({ [CHECK]: { data: sampleChecked } });
    await failed.user.click(retry);
    expect(await screen.findByText('Constancia válida')).toBeInTheDocument();
  });
});
