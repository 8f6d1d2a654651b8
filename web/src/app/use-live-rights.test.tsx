import { act, screen, waitFor } from '@testing-library/react';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import { sampleVisit } from '@ruta/contracts/visits/visit.sample';
import type { visits } from '@ruta/contracts/visits/visits.api';
import { Button } from '@ruta/design-system';
import { call, route, useEndpoint } from '../lib/api';
import { announceRightsChanged } from '../lib/api/rights';
import { useSession } from '../lib/session';
import { OFFLINE, Refusal, renderScreen } from '../testing';
import { useLiveRights } from './use-live-rights';

const readVisit = route<typeof visits.get>('get', '/schools/visits/:id');
const startVisit = route<typeof visits.start>('put', '/schools/visits/:id/start');
const VISIT = 'GET /api/schools/visits/101';
const START = 'PUT /api/schools/visits/101/start';
const may = (...abilities: (typeof sampleCoach)['abilities']) => ({ ...sampleCoach, abilities });

/** A page with a read and a button that needs an ability. */
function Page() {
  useLiveRights();
  const { can } = useSession();
  const { data } = useEndpoint(readVisit, { params: { id: 101 } });
  return (
    <>
      <p>{data?.data.objective}</p>
      {can('visit:run') && (
        <Button onPress={() => void call(startVisit, { params: { id: 101 } }).catch(() => undefined)}>Iniciar</Button>
      )}
    </>
  );
}
const open = async () => {
  const page = renderScreen(<Page />, {
    me: may('visit:read', 'visit:run'),
    replies: { [VISIT]: { data: sampleVisit } },
  });
  await screen.findByText(sampleVisit.objective);
  expect(screen.getByRole('button', { name: 'Iniciar' })).toBeInTheDocument();
  return page;
};

describe('ADM-06 rights that change while a page is open', () => {
  test('ADM-06 the button goes and comes back, and what the page shows is asked for anew', async () => {
    const { server } = await open();
    server.reply({
      'GET /api/me': { data: may('visit:read') },
      [VISIT]: { data: { ...sampleVisit, objective: 'Otro' } },
    });
    act(announceRightsChanged);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Iniciar' })).not.toBeInTheDocument());
    expect(await screen.findByText('Otro')).toBeInTheDocument();
    server.reply({ 'GET /api/me': { data: may('visit:read', 'visit:run') } });
    act(announceRightsChanged);
    expect(await screen.findByRole('button', { name: 'Iniciar' })).toBeInTheDocument();
  });

  test('ADM-06 many switches in a row are asked about once', async () => {
    const { server } = await open();
    server.reply({ 'GET /api/me': { data: may('visit:read') } });
    act(() => {
      for (let times = 0; times < 5; times += 1) announceRightsChanged();
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Iniciar' })).not.toBeInTheDocument());
    expect(server.sentTo('GET /api/me')).toHaveLength(1);
  });

  test('ADM-06 a refusal says that the page offered too much: it asks by itself', async () => {
    const { server, user } = await open();
    server.reply({
      [START]: new Refusal(403, 'access.refused', 'No tienes permiso.'),
      'GET /api/me': { data: may('visit:read') },
    });
    await user.click(screen.getByRole('button', { name: 'Iniciar' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Iniciar' })).not.toBeInTheDocument());
  });

  test('ADM-06 without an answer the page stays as it is; one that was left asks nothing', async () => {
    const { server, unmount } = await open();
    server.reply({ 'GET /api/me': OFFLINE });
    act(announceRightsChanged);
    await waitFor(() => expect(server.sentTo('GET /api/me')).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Iniciar' })).toBeInTheDocument();
    expect(server.sentTo(VISIT)).toHaveLength(1);
    jest.useFakeTimers();
    act(announceRightsChanged);
    unmount();
    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();
    expect(server.sentTo('GET /api/me')).toHaveLength(1);
  });
});
