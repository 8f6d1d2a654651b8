import { screen, waitFor, within } from '@testing-library/react';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { preparedCycle } from '@ruta/contracts/cycles/cycle.sample';
import { handoverWith, sampleHandoverPage, sampleHandoverReview } from '@ruta/contracts/hierarchy/handover.sample';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import { HandoverPage } from './pages/HandoverPage';

const PAGE = 'GET /bff/admin/handover';
const REVIEW = 'POST /api/hierarchy/handover/review';
const SAVE = 'POST /api/hierarchy/handover';
const UNDO = 'POST /api/hierarchy/handover/5/undo';

const open = (replies: Record<string, unknown> = {}, query = '?from=66') =>
  renderScreen(<HandoverPage />, {
    me: sampleAdministrator,
    path: '/admin/handover',
    route: `/admin/handover${query}`,
    replies: { [PAGE]: sampleHandoverPage, [REVIEW]: { data: sampleHandoverReview }, ...replies },
  });
const list = (name: string) => within(screen.getByRole('grid', { name }));
const addLucia = async ({ user }: ReturnType<typeof open>) => {
  await user.type(await screen.findByRole('combobox', { name: 'Agregar a quien recibe' }), 'Luc');
  await user.click(await screen.findByRole('option', { name: /Lucía/ }));
};
/** Two schools go to Lucía, by the list. */
const shareOut = async (on: ReturnType<typeof open>) => {
  await addLucia(on);
  const theirs = list('Escuelas de Laura Méndez Ríos');
  for (const name of ['Colegio Ceiba', 'Instituto Jacaranda']) await on.user.click(theirs.getByRole('row', { name }));
  await on.user.click(screen.getByRole('button', { name: 'Pasar' }));
};
const sent = (on: ReturnType<typeof open>, call: string) => on.server.sentTo(call).map(({ body }) => body);
const GIVEN = { cycle_id: 3, from_id: 66, role: 'COACH', receivers: [{ to_id: 67, schools: [15, 16] }] };

describe('HIE-03 handing schools over', () => {
  test('HIE-03 chosen schools go to a receiver by list; the load is told before and after', async () => {
    const on = open();
    await shareOut(on);
    expect(list('Lucía Rojas del Valle').getAllByRole('row')).toHaveLength(2);
    expect(list('Escuelas de Laura Méndez Ríos').getAllByRole('row')).toHaveLength(2);
    expect(screen.getByText('Carga: 3 → 5')).toBeInTheDocument();
    await on.user.click(screen.getByRole('button', { name: 'Quitar a Lucía Rojas del Valle' }));
    expect(list('Escuelas de Laura Méndez Ríos').getAllByRole('row')).toHaveLength(4);
  });

  test('HIE-03 a school is dragged to a receiver by keyboard', async () => {
    const on = open();
    await addLucia(on);
    await on.user.click(list('Escuelas de Laura Méndez Ríos').getByRole('row', { name: 'Colegio Ceiba' }));
    await on.user.keyboard('{ArrowRight}{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('grid', { name: 'Lucía Rojas del Valle' })).toHaveAttribute('data-drop-target'),
    );
    await on.user.keyboard('{Enter}');
    await waitFor(() => expect(list('Lucía Rojas del Valle').getByText('Colegio Ceiba')).toBeInTheDocument());
  });

  test('HIE-03 disabled buttons say why', async () => {
    open();
    expect(await screen.findByRole('button', { name: 'Pasar' })).toHaveAccessibleDescription(
      'Elige escuelas en las listas.',
    );
    expect(screen.getByRole('button', { name: 'Revisar traspaso' })).toHaveAccessibleDescription(
      'Pasa al menos una escuela a alguien.',
    );
  });

  test('HIE-03 the review warns of a heavy load and names the work; its mark goes with the save', async () => {
    const on = open({ [SAVE]: { data: handoverWith(), message: 'Escuelas traspasadas.' } });
    await shareOut(on);
    await on.user.click(screen.getByRole('button', { name: 'Revisar traspaso' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Lucía Rojas del Valle: 3 → 6')).toBeInTheDocument();
    expect(dialog.getAllByText(/^Carga alta/)).toHaveLength(1);
    expect(
      dialog.getByText(/Benito Juárez, pasan a Lucía Rojas del Valle: visitas 2, actividades 0/),
    ).toBeInTheDocument();
    await on.user.click(dialog.getByRole('button', { name: 'Traspasar' }));
    expect(await screen.findByText('Escuelas traspasadas.')).toBeInTheDocument();
    expect(sent(on, REVIEW)).toEqual([GIVEN]);
    expect(sent(on, SAVE)).toEqual([{ ...GIVEN, mark: sampleHandoverReview.mark }]);
  });

  test('HIE-03 what changed since the review is shown again, and saved with the new mark', async () => {
    const mark = 'f'.repeat(32);
    const on = open({ [SAVE]: new Refusal(409, 'hierarchy.review-outdated', 'Lo que se reasigna cambió.') });
    await shareOut(on);
    await on.user.click(screen.getByRole('button', { name: 'Revisar traspaso' }));
    const dialog = within(await screen.findByRole('dialog'));
    on.server.reply({ [REVIEW]: { data: { ...sampleHandoverReview, mark } } });
    await on.user.click(dialog.getByRole('button', { name: 'Traspasar' }));
    expect(await dialog.findByText('Lo que se reasigna cambió.')).toBeInTheDocument();
    expect(sent(on, REVIEW)).toHaveLength(2);
    on.server.reply({ [SAVE]: { data: handoverWith(), message: 'Escuelas traspasadas.' } });
    await on.user.click(dialog.getByRole('button', { name: 'Traspasar' }));
    await waitFor(() => expect(sent(on, SAVE).at(-1)).toEqual({ ...GIVEN, mark }));
  });

  test('HIE-03 a school whose coaches would be the same is named beside the board', async () => {
    const errors = { 'receivers.0.schools.1': ['El coach y los coaches de apoyo deben ser personas distintas.'] };
    const on = open({ [REVIEW]: new Refusal(422, 'request.invalid', 'Revisa los campos marcados.', { errors }) });
    await shareOut(on);
    await on.user.click(screen.getByRole('button', { name: 'Revisar traspaso' }));
    expect(await screen.findByText(/^Colegio Ceiba: El coach y los coaches/)).toBeInTheDocument();
  });

  test('HIE-03 a handover of the last day is undone after a question', async () => {
    const on = open({
      [PAGE]: { ...sampleHandoverPage, recent: [handoverWith()] },
      [UNDO]: { data: handoverWith({ returned: 4 }), message: 'Traspaso deshecho.' },
    });
    await on.user.click(await screen.findByRole('button', { name: 'Deshacer el traspaso de Laura Méndez Ríos' }));
    const question = within(await screen.findByRole('alertdialog'));
    await on.user.click(question.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Traspaso deshecho.')).toBeInTheDocument();
    expect(sent(on, UNDO)).toHaveLength(1);
  });

  test('UI-02 nobody chosen, no schools, no cycle, a finished cycle, failed, forbidden', async () => {
    const states: [object, string, string][] = [
      [{ ...sampleHandoverPage, schools: null }, '', 'Elige quién entrega'],
      [{ ...sampleHandoverPage, schools: [] }, '?from=66', 'Esta persona no tiene escuelas con este rol'],
      [{ ...sampleHandoverPage, holders: [] }, '', 'Nadie acompaña escuelas con este rol'],
      [{ ...sampleHandoverPage, cycle: null }, '', 'No hay un ciclo iniciado'],
      [{ ...sampleHandoverPage, cycle: preparedCycle({ state: 'finished' }) }, '', 'Este ciclo ya no cambia'],
    ];
    for (const [page, query, title] of states) {
      const on = open({ [PAGE]: page }, query);
      expect(await screen.findByText(title)).toBeInTheDocument();
      on.unmount();
    }
    const failed = open({ [PAGE]: OFFLINE });
    failed.server.reply({ [PAGE]: sampleHandoverPage });
    await failed.user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Colegio Ceiba')).toBeInTheDocument();
    failed.unmount();
    open({ [PAGE]: new Refusal(403, 'access.refused', 'No tienes permiso.') });
    expect(await screen.findByRole('heading', { name: 'No tienes acceso' })).toBeInTheDocument();
  });
});
