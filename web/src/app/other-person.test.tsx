import { useState } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import type { Me } from '@ruta/contracts/access/access.schema';
import { sampleVisit } from '@ruta/contracts/visits/visit.sample';
import type { visits } from '@ruta/contracts/visits/visits.api';
import { call, route } from '../lib/api';
import { RootFrame } from '../shared/RootFrame';
import { Refusal, renderRoutes } from '../testing';
import type { Replies } from '../testing';
import { SessionGuard } from './guards';

const OTHER = new Refusal(409, 'access.other-person', 'Ya está otra persona.');
const PUT = 'PUT /api/schools/visits/7';
const saveVisit = route<typeof visits.update>('put', '/schools/visits/:id');
const laura: Me = { ...sampleCoach, user: { ...sampleCoach.user, id: 99, fullname: 'Laura Ortiz Luna' } };
const PATRICIA = `${sampleCoach.user.id}:${sampleCoach.role}`;
const soon = { timeout: 20_000 };

/** A page on which somebody writes. */
function Notes() {
  const [text, setText] = useState('');
  const [isSaved, setSaved] = useState(false);
  const save = async () => {
    await call(saveVisit, { params: { id: 7 }, body: { objective: text } as never });
    setSaved(true);
  };
  return (
    <>
      <textarea aria-label="Objetivo" value={text} onChange={({ target }) => setText(target.value)} />
      <button onClick={() => void save()}>Guardar</button>
      {isSaved && <output>Guardado</output>}
    </>
  );
}

/** What the other tabs of the browser are told, and how they tell this one. */
class TabChannel extends EventTarget {
  static readonly opened: TabChannel[] = [];
  readonly posted: unknown[] = [];
  constructor() {
    super();
    TabChannel.opened.push(this);
  }
  postMessage(data: unknown): void {
    this.posted.push(data);
  }
  close(): void {}
}

beforeEach(() => {
  TabChannel.opened.length = 0;
  Object.assign(globalThis, { BroadcastChannel: TabChannel });
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

const open = (replies: Replies = {}) =>
  renderRoutes(
    [
      {
        element: (
          <RootFrame>
            <SessionGuard />
          </RootFrame>
        ),
        children: [{ path: '/', element: <Notes /> }],
      },
    ],
    { replies },
  );
const tell = (identity: string) =>
  act(async () => {
    for (const channel of TabChannel.opened) channel.dispatchEvent(new MessageEvent('message', { data: identity }));
    await Promise.resolve();
  });
const dialog = () => screen.findByRole('dialog', { name: 'Ahora está Laura Ortiz Luna' }, soon);

test('ACC-06 what is typed in Patricia’s tab is not saved as Laura: the page asks, and saves it once Patricia is back', async () => {
  const { user, server } = open({ [PUT]: OTHER, 'GET /api/me': { data: laura } });
  const field = screen.getByRole('textbox', { name: 'Objetivo' });
  await user.click(field);
  await user.paste('Acuerdos de diciembre');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  const asked = within(await dialog());
  expect(field).toHaveValue('Acuerdos de diciembre');
  expect(server.sentTo(PUT).map(({ headers }) => headers.get('X-Acting-As'))).toEqual([PATRICIA]);
  server.reply({ 'POST /api/login': { data: sampleCoach }, [PUT]: { data: sampleVisit } });
  await user.click(asked.getByRole('button', { name: /^Iniciar sesión como/ }));
  expect(asked.getByRole('textbox', { name: 'Correo' })).toHaveValue(sampleCoach.user.email);
  await user.click(asked.getByLabelText('Contraseña'));
  await user.paste('ruta-demo-2026');
  await user.click(asked.getByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByText('Guardado', {}, soon)).toBeInTheDocument();
  expect(server.sentTo(PUT).map(({ body }) => body)).toEqual([
    { objective: 'Acuerdos de diciembre' },
    { objective: 'Acuerdos de diciembre' },
  ]);
  expect(TabChannel.opened.flatMap(({ posted }) => posted)).toEqual([PATRICIA]);
});

test('ACC-06 another tab tells at once that Laura signed in, and that Patricia is back', async () => {
  const { server } = open({ 'GET /api/me': { data: laura } });
  await tell('99:COACH');
  await dialog();
  server.reply({ 'GET /api/me': { data: sampleCoach } });
  await tell(PATRICIA);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Objetivo' })).toBeInTheDocument();
});
