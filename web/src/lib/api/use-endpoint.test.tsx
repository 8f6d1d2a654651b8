import { useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import { sampleVisit } from '@ruta/contracts/visits/visit.sample';
import type { visits } from '@ruta/contracts/visits/visits.api';
import type { coachVisit } from '@ruta/contracts/visits/visits.screens';
import { Refusal, renderScreen } from '../../testing';
import { setLocale } from '../i18n';
import { route, screenRoute, useEndpoint, useRefresh, useScreen } from '.';

const visitScreen = screenRoute<typeof coachVisit>('coach', '/schools/:school_id/visits/:id');
const readVisit = route<typeof visits.get>('get', '/schools/visits/:id');
const URL_101 = 'GET /bff/coach/schools/1/visits/101';
const reply = (objective: string) => ({ visit: { ...sampleVisit, objective }, today: '2026-11-20' });

function Probe() {
  const [id, setId] = useState(101);
  const { data, problem, isLoading, isPrevious, mutate } = useScreen(visitScreen, { params: { school_id: 1, id } });
  const refresh = useRefresh();
  return (
    <>
      <p>{data?.visit.objective ?? 'nothing'}</p>
      <p>{isPrevious ? 'previous' : 'own'}</p>
      <p>{isLoading ? 'loading' : 'still'}</p>
      <p>{problem ? `problem ${problem.code}` : 'no problem'}</p>
      <button onClick={() => setId(102)}>next</button>
      <button onClick={() => void refresh(['/schools/1/visits'])}>refresh</button>
      <button onClick={() => void refresh(['/schools/2'])}>refresh another</button>
      <button onClick={() => data && void mutate({ ...data, visit: { ...data.visit, objective: 'kept' } })}>
        keep
      </button>
    </>
  );
}

test('a screen is unwrapped, and the one before stays while the next loads', async () => {
  let release: (value: unknown) => void = () => undefined;
  const { user } = renderScreen(<Probe />, {
    replies: {
      [URL_101]: reply('one'),
      'GET /bff/coach/schools/1/visits/102': () => new Promise((resolve) => (release = resolve)),
    },
  });
  expect(screen.getByText('nothing')).toBeInTheDocument();
  expect(await screen.findByText('one')).toBeInTheDocument();
  await user.click(screen.getByText('next'));
  expect(screen.getByText('one')).toBeInTheDocument();
  expect(screen.getByText('previous')).toBeInTheDocument();
  act(() => release(reply('two')));
  expect(await screen.findByText('two')).toBeInTheDocument();
  expect(screen.getByText('own')).toBeInTheDocument();
});

test('a write asks again for what it touched, and for nothing else; an answer can be kept without asking', async () => {
  const { user, server } = renderScreen(<Probe />, { replies: { [URL_101]: reply('one') } });
  await screen.findByText('one');
  await user.click(screen.getByText('refresh another'));
  expect(server.sentTo(URL_101)).toHaveLength(1);
  server.reply({ [URL_101]: reply('fresh') });
  await user.click(screen.getByText('refresh'));
  expect(await screen.findByText('fresh')).toBeInTheDocument();
  await user.click(screen.getByText('keep'));
  expect(await screen.findByText('kept')).toBeInTheDocument();
  expect(server.sentTo(URL_101)).toHaveLength(2);
});

test('a refusal is a problem beside no data', async () => {
  renderScreen(<Probe />, {
    replies: { [URL_101]: new Refusal(404, 'visits.not-found', 'No encontramos esa visita.') },
  });
  expect(await screen.findByText('problem visits.not-found')).toBeInTheDocument();
  expect(screen.getByText('nothing')).toBeInTheDocument();
});

test('ACC-07 another language is another answer', async () => {
  const { server } = renderScreen(<Probe />, {
    replies: { [URL_101]: ({ headers }: { headers: Headers }) => reply(headers.get('Accept-Language') ?? '') },
  });
  await screen.findByText('es');
  act(() => setLocale('en'));
  expect(await screen.findByText('en')).toBeInTheDocument();
  await waitFor(() => expect(server.sentTo('PUT /api/me/locale')[0]?.body).toEqual({ locale: 'en' }));
});

test('a call of /api gives its whole body, and null reads nothing', async () => {
  function Plain() {
    const { data } = useEndpoint(readVisit, { params: { id: 101 } });
    const none = useEndpoint<typeof visits.get>(null, { params: { id: 5 } });
    return <p>{`${data?.data.id ?? '-'} ${none.isLoading ? 'loading' : 'still'}`}</p>;
  }
  const { server } = renderScreen(<Plain />, {
    me: sampleCoach,
    replies: { 'GET /api/schools/visits/101': { data: sampleVisit } },
  });
  expect(await screen.findByText('101 still')).toBeInTheDocument();
  expect(server.sent).toHaveLength(1);
});
