import { activities } from '@ruta/contracts/activities/activities.api';
import { CAPTIONS_BYTES_MAX, FILM_BYTES_MAX } from '@ruta/contracts/kit/file-types';
import { visits } from '@ruta/contracts/visits/visits.api';
import { refusal, startBff, type Bff } from '../testing/start-bff';

let bff: Bff;
beforeEach(async () => (bff = await startBff()));
afterEach(() => bff.stop());

const SET = '/api/schools/activity/set-evidence';
const record = {
  activity_id: 501,
  assistants_id: null,
  assistants: [],
  result: '',
  observation_revision: 0,
  evidences: [],
};

describe('files on their way in', () => {
  beforeEach(() => bff.core.reply(activities.setEvidence, { data: record }));

  test('VIS-06 pass as they come, with the form’s own type', async () => {
    const photo = Buffer.alloc(3_000_000, 7);
    const res = await bff.change('post', SET).field('activity_id', '501').attach('files', photo, 'niño.jpg');
    expect(res.status).toBe(201);
    const [seen] = bff.core.asked(activities.setEvidence);
    expect(seen?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen?.body).toContain('filename="niño.jpg"');
    expect(Number(seen?.headers['content-length'])).toBeGreaterThan(photo.length);
  });

  test('T08 need the CSRF header like any change', async () => {
    const res = await bff.plain().post(SET).field('activity_id', '501').attach('files', Buffer.from('x'), 'a.png');
    expect(res.status).toBe(419);
    expect(bff.core.seen).toEqual([]);
  });

  test('T08 B62 no other call takes a form', async () => {
    for (const path of ['/api/schools/visits', '/api/schools/visits/7/preview', '/api/nothing'])
      expect((await bff.change('post', path).field('activity_id', '501')).status).toBe(415);
  });

  test('B27 more than the contract allows gives 413 before it is read', async () => {
    const res = await bff
      .change('post', SET)
      .set({ 'Content-Type': 'multipart/form-data; boundary=X', 'Content-Length': '40000000' })
      .send('--X--');
    expect(res.status).toBe(413);
    expect(res.body).toEqual(refusal('request.too-large'));
    expect(bff.core.seen).toEqual([]);
  });

  test('PFP-01 B27 a film of 201 MB gives 413 before a byte of it is read', async () => {
    const size = FILM_BYTES_MAX + 1024 * 1024;
    const res = await bff
      .change('post', '/api/formation-plans/1/contents')
      .set({ 'Content-Type': 'multipart/form-data; boundary=X', 'Content-Length': String(size) })
      .send('--X--');
    expect([res.status, res.body]).toEqual([413, refusal('request.too-large')]);
    expect(bff.core.seen).toEqual([]);
  });

  test('PFP-01 B27 captions of 2 MB, whose size nobody said, give 413', async () => {
    const asked = bff.change('post', '/api/formation-plans/1/contents/2/captions');
    asked.set('Content-Type', 'multipart/form-data; boundary=X');
    for (let sent = 0; sent < 20; sent += 1) asked.write('x'.repeat(CAPTIONS_BYTES_MAX / 10));
    const res = await asked;
    expect([res.status, res.body]).toEqual([413, refusal('request.too-large')]);
  });

  test('a refusal of core-api arrives', async () => {
    bff.core.refuse(activities.setEvidence, 'activities.completed');
    const res = await bff
      .change('post', SET)
      .field('activity_id', '501')
      .attach('files', Buffer.alloc(500_000), 'a.png');
    expect([res.status, res.body]).toEqual([409, expect.objectContaining({ code: 'activities.completed' })]);
  });
});

describe('files on their way out', () => {
  test('VIS-03 stream with their name, and with a policy that lets them do nothing', async () => {
    bff.core.answer(visits.pdf, () => ({
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="visita.pdf"',
        'cache-control': 'private, no-cache',
        'x-secret': 'core',
      },
      body: '%PDF-1.7',
    }));
    const res = await bff.get('/api/schools/visits/101/pdf').responseType('blob');
    expect(res.status).toBe(200);
    expect(res.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="visita.pdf"',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(res.headers).not.toHaveProperty('x-secret');
    expect((res.body as Buffer).toString()).toBe('%PDF-1.7');
  });

  test('T05 a type that the contract does not promise keeps the page’s own policy', async () => {
    bff.core.refuse(visits.pdf, 'visits.not-found');
    const res = await bff.get('/api/schools/visits/101/pdf');
    expect(res.status).toBe(404);
    expect(res.headers['content-security-policy']).not.toContain('sandbox');
  });
});
