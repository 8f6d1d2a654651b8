import { sampleVisit } from '@ruta/contracts/visits/visit.sample';
import { visits } from '@ruta/contracts/visits/visits.api';
import { coachNewVisit, coachVisit } from '@ruta/contracts/visits/visits.screens';
import type { VisitPage } from '@ruta/contracts/visits/visits.screens';
import { answer, OFFLINE, withhold } from './answer';
import type { Answer } from './answer';
import { memoryServer } from './memory-server';

const page: VisitPage = {
  visit: sampleVisit,
  today: '2026-11-20',
  school_today: '2026-11-20',
  cycle: null,
  record: null,
  proof: { state: 'ready', data: null },
  can: { writeProof: false },
};
const AT = '/bff/coach/schools/1/visits';
const serve = (...answers: Answer[]) => memoryServer(answers, () => 'en');

test('DS-02 a screen is answered by its contract, and what was asked is told', async () => {
  const server = serve(
    answer(coachVisit, ({ params }) => ({ ...page, visit: { ...sampleVisit, id: Number(params['id']) } })),
  );
  const response = await server.fetch(`${AT}/7?x=1`);
  expect(await response?.json()).toMatchObject({ data: { visit: { id: 7 }, today: '2026-11-20' } });
  expect(server.mistakes).toEqual([]);
});

test('DS-02 a sample that breaks its contract is a mistake of the story', async () => {
  const broken = { ...page, visit: { ...sampleVisit, date: 'mañana' } };
  const server = serve(answer(coachVisit, broken));
  expect((await server.fetch(`${AT}/7`))?.status).toBe(500);
  expect(server.mistakes).toEqual([expect.stringContaining('breaks its contract')]);
});

test('DS-02 a call that nobody answers is a mistake of the story; other addresses are none of its business', async () => {
  const server = serve();
  expect((await server.fetch(`${AT}/7`))?.status).toBe(500);
  expect(server.mistakes).toEqual([`Nobody answers GET ${AT}/7`]);
  expect(server.fetch('/iframe.html')).toBeUndefined();
});

test('DS-02 the closer address and the later answer win', async () => {
  const server = serve(
    answer(coachVisit, page),
    withhold(coachNewVisit, 'visits.not-found'),
    withhold(coachNewVisit, 'access.refused'),
  );
  expect((await server.fetch(`${AT}/new`))?.status).toBe(403);
});

test('DS-02 a refusal has its status and its sentence; without a network there is no answer', async () => {
  const server = serve(withhold(visits.start, 'visits.not-found'), withhold(coachVisit, OFFLINE));
  const refused = await server.fetch('/api/schools/visits/7/start', { method: 'PUT' });
  expect([refused?.status, await refused?.json()]).toEqual([
    404,
    expect.objectContaining({ code: 'visits.not-found' }),
  ]);
  await expect(server.fetch(`${AT}/7`)).rejects.toThrow('Failed to fetch');
});
