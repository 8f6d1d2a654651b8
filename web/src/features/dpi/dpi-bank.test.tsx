import { screen, waitFor, within } from '@testing-library/react';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { bankQuestionWith, bankWith } from '@ruta/contracts/dpi/bank.sample';
import type { DpiBank } from '@ruta/contracts/dpi/bank.screens';
import { Refusal, renderScreen } from '../../testing';
import type { Replies } from '../../testing';
import { DpiBankPage } from './pages/DpiBankPage';

const me = { ...sampleAdministrator, abilities: ['self:read', 'catalog:manage'] as never };
const open = (differs: Partial<DpiBank> = {}, replies: Replies = {}) =>
  renderScreen(<DpiBankPage />, {
    ...{ me, path: '/admin/dpi-questions', route: '/admin/dpi-questions' },
    replies: { 'GET /bff/admin/dpi-questions': bankWith(differs), ...replies },
  });

test('DPI-02 the bank says who is asked what and how long; a question is moved and switched off by its menu', async () => {
  const done = { data: null, message: 'Orden guardado.' };
  const { user, server } = open(
    {},
    {
      'PUT /api/dpi-questions/2/order': done,
      'PUT /api/dpi-questions/2': { data: bankQuestionWith(), message: 'Pregunta guardada.' },
    },
  );
  const rows = await screen.findAllByRole('row');
  expect(rows[0]).toHaveTextContent(/decisiones.*Liderazgo · Todo el personal · 20 segundos/);
  expect(rows[1]).toHaveTextContent(/presupuesto.*Gestion · Dirección, Subdirección · 45 segundos/);
  expect(rows[2]).toHaveTextContent('No se pregunta');
  const menu = async () => user.click(screen.getByRole('button', { name: 'Acciones de la pregunta 2' }));
  await menu();
  await user.click(screen.getByRole('menuitem', { name: 'Subir un lugar' }));
  await waitFor(() => expect(server.sentTo('PUT /api/dpi-questions/2/order')[0]?.body).toEqual({ position: 1 }));
  await menu();
  await user.click(screen.getByRole('menuitem', { name: 'No preguntar' }));
  await waitFor(() =>
    expect(server.sentTo('PUT /api/dpi-questions/2')[0]?.body).toMatchObject({
      active: false,
      revision: 3,
      timeout: 45,
    }),
  );
});

test('DPI-02 a question is previewed as it is answered, and written with five options', async () => {
  const { user, server } = open(
    {},
    {
      'POST /api/dpi-questions': new Refusal(422, 'request.invalid', 'Revisa.', {
        errors: { 'options.1.display': ['Falta.'] },
      }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Acciones de la pregunta 1' }));
  await user.click(screen.getByRole('menuitem', { name: 'Ver como se contesta' }));
  const preview = within(await screen.findByRole('dialog'));
  expect(preview.getAllByRole('radio')).toHaveLength(5);
  await user.click(preview.getByRole('radio', { name: /Se consultan con parte del equipo/ }));
  expect(preview.getByText('Opción 14 · cuadrante 4')).toBeInTheDocument();
  await user.click(preview.getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Agregar pregunta' }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByRole('button', { name: 'Guardar' })).toHaveAttribute('aria-disabled', 'true');
  const theme = form.getByRole('combobox', { name: /^Tema/ });
  await user.type(theme, 'comunic');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Comunicación',
    'comunic (tema nuevo)',
  ]);
  await user.clear(theme);
  await user.type(theme, 'comunicacion');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Comunicación']);
  await user.clear(theme);
  await user.type(theme, '¡Clima Escolar!');
  await user.click(screen.getByRole('option', { name: '¡Clima Escolar! (tema nuevo)' }));
  expect(theme).toHaveValue('Clima escolar');
  await user.type(form.getByRole('textbox', { name: /^Pregunta en español/ }), '¿Cómo nos va?');
  for (const quadrant of [1, 2, 3, 4, 5])
    await user.type(form.getByRole('textbox', { name: new RegExp(`^Cuadrante ${quadrant},`) }), `N${quadrant}`);
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  expect(await form.findByText('Falta.')).toBeInTheDocument();
  expect(server.sentTo('POST /api/dpi-questions')[0]?.body).toMatchObject({
    ...{ cycle_id: 2, theme: 'clima_escolar', timeout: null, roles: [], active: true },
    options: [1, 2, 3, 4, 5].map((quadrant) => ({ display: `N${quadrant}`, display_en: '' })),
  });
});

test('F02 DPI-02 an edit of a question that lost shows both versions; a bank that is answered is only read', async () => {
  const current = bankQuestionWith({ question: 'De otra persona', revision: 2 });
  const refusal = new Refusal(409, 'dpi.question-stale', 'Alguien más cambió esta pregunta.', { current });
  const { user, unmount } = open({}, { 'PUT /api/dpi-questions/1': refusal });
  await user.click(await screen.findByRole('button', { name: 'Acciones de la pregunta 1' }));
  await user.click(screen.getByRole('menuitem', { name: 'Editar' }));
  await user.type(await screen.findByRole('textbox', { name: /^Pregunta en español/ }), ' Mía');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('De otra persona')).toBeInTheDocument();
  unmount();
  const read = open({ cycle: { id: 2, name: '2026-2027', locked: 'in-use' } });
  expect(await screen.findByText(/Alguien ya contesta el diagnóstico de este ciclo/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Agregar pregunta' })).not.toBeInTheDocument();
  await read.user.click(screen.getByRole('button', { name: 'Acciones de la pregunta 1' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Ver como se contesta']);
});
