import type { PillLinks, RecommendedPills } from '@ruta/contracts/pills/links.schema';
import { LINKS_MAX } from '@ruta/contracts/pills/limits';
import { diagnosed } from '../dpi/figures.testing';
import { bankQuestion } from '../dpi/dpi.testing';
import { errorsOf, pillWorld, type PillWorld } from './library.testing';

let at: PillWorld;
let school: number;
let cycle: number;
let question: number;
let totals: (counts: Record<number, readonly [number, number]>) => Promise<void>;

beforeAll(async () => {
  at = await pillWorld();
  const { db, world } = at.server;
  school = await world.school();
  const given = await diagnosed(at.server);
  ({ cycle, question } = given);
  await db('dpi_questions').where({ id: question }).update({ theme: 'liderazgo' });
  totals = async (counts) => {
    await db('dpi_totals').delete();
    await db('dpi_school_totals').delete();
    await given.figures(school, counts, null);
  };
  const strong = await bankQuestion(given.insert, { cycle_id: cycle, order: 2, theme: 'familias' });
  expect(strong.id).not.toBe(question);
  const level = (await db('levels').where({ key: 'primaria' }).first('id'))?.id ?? 0;
  const stamps = { created_at: '2026-11-01 12:00:00', updated_at: '2026-11-01 12:00:00' };
  const guide_id = await given.insert('observation_guides', {
    ...{ code: 'primaria_clase', version: 1, level_id: level, name_es: 'Clase', status: 'published', ...stamps },
  });
  const section_id = await given.insert('observation_sections', { guide_id, order: 1, title_es: 'Propósito' });
  for (const [order, indicator] of ['a', 'b'].entries()) {
    const id = await given.insert('observation_questions', {
      ...{ guide_id, section_id, order: order + 1, indicator, question_es: `Indicador ${indicator}` },
    });
    const place = { cycle_id: cycle, school_id: school, guide_id, question_id: id };
    // The first is met in four of ten answers, the second always.
    await given.insert('observation_totals', {
      ...place,
      ...(indicator === 'a' ? { yes: 4, no: 6, na: 1 } : { yes: 9, no: 0, na: 0 }),
    });
  }
});
afterAll(() => at.server.stop());
afterEach(() => at.empty());

const linksIn = ({ body }: { body: unknown }) => (body as { data: PillLinks }).data;
const THEME = { kind: 'theme', key: 'liderazgo' };
const INDICATOR = { kind: 'indicator', key: 'primaria_clase/a' };
const tie = (id: number, links: readonly object[], more: object = {}) =>
  at.admin.put(`/pills/videos/${id}/links`).send({ links, ...more });
const recommended = async (caller: { get: PillWorld['admin']['get'] }, query = '') =>
  ((await caller.get(`/pills/videos/recommended${query}`).expect(200)).body as { data: RecommendedPills }).data;
/** Six people of whom each answered with 2 and their sheets are in published figures. */
const LOW = { 2: [6, 5] } as const;

describe('PIL-03 what videos are about', () => {
  test('PIL-03 a video is tied to themes and indicators that there are; equal ones once; the log has it', async () => {
    const { id } = await at.add();
    const asked = linksIn(await at.admin.get(`/pills/videos/${id}/links`).expect(200));
    expect(asked).toEqual({
      ...{ id, title: 'Video', revision: 1, links: [], themes: ['familias', 'liderazgo'] },
      guides: [
        {
          name: 'Clase',
          indicators: ['a', 'b'].map((one) => ({ key: `primaria_clase/${one}`, question: `Indicador ${one}` })),
        },
      ],
    });
    const saved = linksIn(await tie(id, [THEME, INDICATOR, THEME], { revision: 1 }).expect(200));
    expect(saved).toMatchObject({ revision: 2, links: [INDICATOR, THEME] });
    const entry = await at.server.db('audit_log').where({ action: 'pill.changed' }).first('after');
    expect(JSON.parse(entry?.after ?? '{}')).toEqual({ themes: ['liderazgo'], indicators: ['primaria_clase/a'] });
  });

  test('PIL-03 F02 who saves second is told what is there, and changes nothing', async () => {
    const { id } = await at.add();
    await tie(id, [THEME], { revision: 1 }).expect(200);
    const lost = await tie(id, [], { revision: 1 });
    expect([lost.status, lost.body]).toMatchObject([409, { code: 'pills.stale', current: { links: [THEME] } }]);
    expect(await at.server.db('pills_video_links').select('key')).toEqual([{ key: 'liderazgo' }]);
  });

  test.each([
    [[{ kind: 'theme', key: 'astronomia' }], 'links'],
    [[{ kind: 'indicator', key: 'primaria_clase/z' }], 'links'],
    [[{ kind: 'theme', key: 'primaria_clase/a' }], 'links'],
    [[{ kind: 'topic', key: 'liderazgo' }], 'links.0.kind'],
    [[{ kind: 'theme', key: '' }], 'links.0.key'],
  ])('PIL-03 %j is refused beside its field', async (links, field) => {
    const { id } = await at.add();
    const reply = await tie(id, links);
    expect([reply.status, Object.keys(errorsOf(reply))]).toEqual([422, [field]]);
    expect(await at.server.db('pills_video_links').select('key')).toEqual([]);
  });

  test('PIL-03 more than fit are refused', async () => {
    const { id } = await at.add();
    const reply = await tie(
      id,
      Array.from({ length: LINKS_MAX + 1 }, () => THEME),
    );
    expect([reply.status, errorsOf(reply)]).toEqual([
      422,
      { links: ['Un video puede servir para hasta 30 temas e indicadores.'] },
    ]);
  });

  test('PIL-03 a link to a theme that is gone stays, and goes with its video', async () => {
    const { id } = await at.add();
    await at.server.db('pills_video_links').insert({ video_id: id, kind: 'theme', key: 'astronomia' });
    await tie(id, [THEME, { kind: 'theme', key: 'astronomia' }]).expect(200);
    await at.admin.delete(`/pills/videos/delete/${id}`).expect(200);
    expect(await at.server.db('pills_video_links').select('key')).toEqual([]);
  });
});

describe('PIL-03 what may serve a school', () => {
  const director = async (school_id = school) => at.server.as(await at.server.world.person('DIR', { school_id }));

  test('PIL-03 videos for the weakest themes and indicators come with the reason, but for those that were seen', async () => {
    await totals(LOW);
    const leader = await director();
    const ids = [];
    for (const [title, links] of [
      ['Decidir juntos', [THEME]],
      ['Familias', [{ kind: 'theme', key: 'familias' }]],
      ['Propósito', [INDICATOR]],
      ['Los dos', [THEME, INDICATOR]],
      ['Visto', [THEME]],
    ] as const) {
      const { id } = await at.add({ title });
      ids.push(id);
      await tie(id, links).expect(200);
    }
    await leader.put(`/pills/videos/${ids[4]}/progress`).send({ second: 9, is_seen: true }).expect(200);
    const shown = await recommended(leader);
    const theme = { kind: 'theme', theme: 'liderazgo', average: 2 };
    const indicator = { kind: 'indicator', indicator: 'Indicador a', guide: 'Clase', compliance: 40 };
    expect(shown.school?.id).toBe(school);
    expect(shown.videos.map(({ title, reasons }) => ({ title, reasons }))).toEqual([
      { title: 'Los dos', reasons: [theme, indicator] },
      { title: 'Decidir juntos', reasons: [theme] },
      { title: 'Propósito', reasons: [indicator] },
    ]);
  });

  test('PIL-03 many new videos for one figure leave the other its own', async () => {
    await totals(LOW);
    const { id } = await at.add({ title: 'Propósito' });
    await tie(id, [INDICATOR]).expect(200);
    const { db } = at.server;
    const { id: _, ...row } = (await db('pills_videos').where({ id }).first()) ?? { id: 0 };
    for (let one = 1; one <= 50; one += 1) {
      const [video_id = 0] = (await db('pills_videos').insert({ ...row, title: `Tema ${one}` } as never)) as number[];
      await db('pills_video_links').insert({ video_id, kind: 'theme', key: THEME.key });
    }
    const titles = (await recommended(await director())).videos.map(({ title }) => title);
    expect(titles).toEqual(['Tema 50', 'Propósito', 'Tema 49', 'Tema 48']);
  });

  test('PIL-03 figures that are not published recommend nothing (decision 0052)', async () => {
    const { id } = await at.add();
    await tie(id, [THEME]).expect(200);
    const leader = await director();
    await totals({ 2: [4, 0] });
    expect((await recommended(leader)).videos).toEqual([]);
    await totals(LOW);
    expect((await recommended(leader)).videos).toHaveLength(1);
  });

  test('PIL-03 each kind of figure is told to who reads it at that school', async () => {
    await totals(LOW);
    const { id } = await at.add();
    await tie(id, [THEME, INDICATOR]).expect(200);
    expect(await recommended(at.teacher)).toEqual({ school: null, videos: [] });
    expect((await recommended(at.admin, `?school_id=${school}`)).videos).toHaveLength(1);
    expect(await recommended(at.admin)).toEqual({ school: null, videos: [] });
    const { world } = at.server;
    const coachId = await world.person('COACH');
    await world.hierarchy(cycle, school, { coach_id: coachId });
    const coach = await at.server.as(coachId);
    expect((await recommended(coach, `?school_id=${school}`)).videos).toHaveLength(1);
    const elsewhere = await world.school();
    await coach.get(`/pills/videos/recommended?school_id=${elsewhere}`).expect(404);
    await (await director(elsewhere)).get(`/pills/videos/recommended?school_id=${school}`).expect(404);
    await world.toggle('SUBD', 'pill:watch', false);
    const deputy = await at.server.as(await world.person('SUBD', { school_id: school }));
    expect((await recommended(deputy)).videos).toEqual([]);
    await world.toggle('DIR', 'observation:figures', false);
    expect((await recommended(await director())).videos[0]?.reasons.map(({ kind }) => kind)).toEqual(['theme']);
  });
});
