import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { sampleVisit } from '@ruta/contracts/visits/visit.sample';
import type { visits } from '@ruta/contracts/visits/visits.api';
import { route, useEndpoint } from '../lib/api';
import { OFFLINE, Refusal, renderScreen } from '../testing';
import { ReadOnlyNote } from './ReadOnlyNote';
import { ScreenState } from './ScreenState';
import { sayDone, sayProblem } from './SnackbarBridge';
import { localProblem } from '../lib/api/problem';

const readVisit = route<typeof visits.get>('get', '/schools/visits/:id');
const VISIT = 'GET /api/schools/visits/101';

function Probe({ isWholePage }: { isWholePage?: boolean }) {
  const result = useEndpoint(readVisit, { params: { id: 101 } });
  return (
    <ScreenState result={result} skeleton={<p>skeleton</p>} loadingLabel="Cargando la visita" isWholePage={isWholePage}>
      {({ data }) => (
        <>
          <p>{data.objective}</p>
          <button onClick={result.retry}>again</button>
        </>
      )}
    </ScreenState>
  );
}
const open = (reply: unknown, isWholePage = false) =>
  renderScreen(<Probe isWholePage={isWholePage} />, { replies: { [VISIT]: reply } });

test('UI-02 loading holds the layout and says so once, then gives way', async () => {
  const { container } = open({ data: sampleVisit });
  expect(screen.getByText('skeleton')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Cargando la visita');
  expect(await screen.findByText(sampleVisit.objective)).toBeInTheDocument();
  expect(screen.queryByText('skeleton')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('UI-02 a first load that failed has Retry', async () => {
  const { user, server } = open(OFFLINE);
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión');
  server.reply({ [VISIT]: { data: sampleVisit } });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(sampleVisit.objective)).toBeInTheDocument();
});

test('UI-02 a later load that failed keeps what is there and says that it may be out of date', async () => {
  const { user, server } = open({ data: sampleVisit });
  await screen.findByText(sampleVisit.objective);
  server.reply({ [VISIT]: new Refusal(503, 'server.unavailable', 'El servicio no está disponible por ahora.') });
  await user.click(screen.getByRole('button', { name: 'again' }));
  expect(await screen.findByText(/^Datos de las \d\d:\d\d$/)).toBeInTheDocument();
  expect(screen.getByText(sampleVisit.objective)).toBeInTheDocument();
  server.reply({ [VISIT]: { data: sampleVisit } });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByText('Esto puede no estar al día')).not.toBeInTheDocument());
});

test.each([
  [403, 'access.refused', 'No tienes permiso.', 'No tienes acceso'],
  [404, 'visits.not-found', 'No encontramos esa visita.', 'No encontramos esa visita'],
])('UI-02 %i is a page of its own, with a way home', async (status, code, message, title) => {
  open(new Refusal(status, code, message), true);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
});

test('UI-02 a refused part of a page leaves the main heading to the page', async () => {
  open(new Refusal(403, 'access.refused', 'No tienes permiso.'));
  expect(await screen.findByRole('heading', { level: 2, name: 'No tienes acceso' })).toBeInTheDocument();
});

test('UI-01 what the server said after a success appears in a snackbar; nothing said shows nothing', async () => {
  renderScreen(<ReadOnlyNote />);
  act(() => {
    sayDone({});
    sayDone({ message: 'Borrador guardado.' });
    sayProblem(localProblem('network.offline'));
  });
  const region = await screen.findByRole('region', { name: 'Avisos' });
  expect(region).toHaveTextContent('Borrador guardado.');
  expect(region).toHaveTextContent('No hay conexión');
  expect(screen.getByText('Solo lectura')).toBeInTheDocument();
});
