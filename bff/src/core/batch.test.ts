import { access } from '@ruta/contracts/access/access.api';
import { agenda } from '@ruta/contracts/agenda/agenda.api';
import { visits } from '@ruta/contracts/visits/visits.api';
import { refusal, startBff, type Bff } from '../testing/start-bff';

let bff: Bff;
beforeEach(async () => (bff = await startBff()));
afterEach(() => bff.stop());

const AGENDA = '/bff/coach/schools/1/agenda?month=2026-11';

describe('the reads of a screen', () => {
  test('go to core-api together', async () => {
    expect((await bff.get(AGENDA)).status).toBe(200);
    const [first = [], ...more] = bff.core.batches;
    expect(first.map((path) => path.split('?')[0])).toEqual(
      expect.arrayContaining(['/api/me', '/api/schools/1', '/api/schools/agenda']),
    );
    expect(bff.core.seen[0]?.headers).toMatchObject({ authorization: expect.stringMatching(/^Bearer /) as unknown });
    expect(more).toEqual([]);
    expect(bff.core.asked(visits.hasDraft)).toHaveLength(1);
  });

  test('fail by themselves: an essential one with its own refusal', async () => {
    bff.core.refuse(agenda.list, 'schools.not-found');
    const res = await bff.get(AGENDA);
    expect(res.status).toBe(404);
    expect(res.body).toEqual(refusal('schools.not-found'));
  });

  test('an optional one is marked, the screen opens', async () => {
    bff.core.refuse(visits.hasDraft, 'server.failed');
    const res = await bff.get(AGENDA);
    expect(res.body).toMatchObject({ data: { draft: { state: 'unavailable', code: 'server.failed' } } });
  });

  test('a batch that breaks off fails all of them with 503', async () => {
    bff.core.answer(access.me, (_seen, res) => {
      res.destroy();
      return null;
    });
    expect((await bff.get(AGENDA)).status).toBe(503);
  });
});
