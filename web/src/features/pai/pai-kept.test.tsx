import { screen, waitFor, within } from '@testing-library/react';
import { sampleDirector } from '@ruta/contracts/access/access.sample';
import { draftOf, establishingWith, formWith } from '@ruta/contracts/pai/pai.sample';
import type { PaiForm } from '@ruta/contracts/pai/pai.schema';
import { itemOf } from '@ruta/state-machines/dpi/pai.wire';
import { keep, kept } from '../../lib/kept';
import { PAUSES } from '../../shared/record/use-saves-itself';
import { Refusal, renderScreen, type Replies, type SentRequest } from '../../testing';
import { onWidth } from '../../testing/on-width';
import { planPlace } from './kept-tabs';
import { PaiEstablishPage } from './pages/PaiEstablishPage';

const DRAFT = 'PUT /api/schools/pai/draft/1';
const HERE = `${DRAFT}/presence`;
const ESTABLISH = 'POST /api/schools/pai';
const leader = { ...sampleDirector, abilities: ['self:read', 'dpi:read', 'pai:read', 'pai:establish'] as const };
const place = planPlace(leader.user.id, { schoolId: 1, cycleId: 2 });

const typing = PAUSES.typing;
beforeEach(() => {
  localStorage.clear();
  onWidth(true);
});
afterEach(() => {
  PAUSES.typing = typing;
});

/** The form with the given first tab, whose saves the server keeps. */
async function open(first: Partial<PaiForm['tabs'][number]> = {}, replies: Replies = {}) {
  const tabs = formWith().tabs.map((tab, at) => (at === 0 ? { ...tab, ...first } : tab));
  const on = renderScreen(<PaiEstablishPage />, {
    me: leader as never, // the sample has all abilities of a director
    path: '/scholastic/pai/establish',
    route: '/scholastic/pai/establish',
    replies: {
      'GET /bff/scholastic/pai/establish': establishingWith({ tabs }),
      [HERE]: { data: [] },
      [DRAFT]: ({ body }: SentRequest) => {
        const { school_id: _, revision, ...fields } = body as { school_id: number; revision: number };
        return { data: { ...draftOf(1), ...fields, revision: revision + 1 } };
      },
      ...replies,
    },
  });
  await on.user.click(await screen.findByRole('button', { name: 'Comenzar' }));
  await on.user.click(await screen.findByRole('button', { name: 'Comenzar ya' }));
  // Hidden where a conflict opens its dialog at once.
  const activity = await screen.findByRole('textbox', { name: 'Actividad de la escuela', hidden: true });
  return { ...on, activity };
}

test('PAI-01 what was typed just before a reload is still there, and is saved then', async () => {
  PAUSES.typing = 60_000;
  const before = await open();
  await before.user.type(before.activity, 'Hola');
  await waitFor(() => expect(JSON.stringify(kept(place))).toContain('Hola'));
  before.unmount();
  expect(before.server.sentTo(DRAFT)).toHaveLength(0);

  PAUSES.typing = 1;
  const after = await open();
  expect(after.activity).toHaveValue('Hola');
  await waitFor(() => expect(after.server.sentTo(DRAFT)[0]?.body).toMatchObject({ activity: 'Hola', revision: 0 }));
  await waitFor(() => expect(kept(place)).toBeNull());
});

test('F06 PAI-01 what a device kept meets the version that was saved meanwhile', async () => {
  PAUSES.typing = 1;
  keep(place, [{ revision: 1, item: { ...itemOf(draftOf(1)), activity: 'De este equipo' } }]);
  const theirs = draftOf(1, { revision: 3, activity: 'De la subdirección' });
  const saved = { by: 'Miguel Ángel Zárate', at: '2026-11-27 17:00:00' };
  const on = await open(
    { draft: theirs },
    {
      [DRAFT]: ({ body }: SentRequest) =>
        (body as { revision: number }).revision === 3
          ? { data: { ...theirs, activity: 'De este equipo', revision: 4 } }
          : new Refusal(409, 'pai.stale', 'Otra persona cambió esta pestaña.', { current: theirs, saved }),
    },
  );
  const dialog = await screen.findByRole('dialog', { name: /^Miguel Ángel Zárate guardó esta pregunta/ });
  expect(within(dialog).getByText('De este equipo')).toBeInTheDocument();
  expect(within(dialog).getByText('De la subdirección')).toBeInTheDocument();
  expect(on.server.sentTo(DRAFT)[0]?.body).toMatchObject({ revision: 1 });
});

test('PAI-01 what a device kept malformed, or of another plan, is not shown', async () => {
  keep(place, [{ revision: 1, item: { questionId: 1, activity: 7 } }, null]);
  keep(planPlace(leader.user.id, { schoolId: 1, cycleId: 9 }), [{ revision: 0, item: itemOf(draftOf(1)) }]);
  expect((await open()).activity).toHaveValue('');
});

test('PAI-01 a cleared question is cleared at the server, too, and is no part of the plan', async () => {
  PAUSES.typing = 1;
  const on = await open({ is_mandatory: false, draft: draftOf(1) }, { [ESTABLISH]: { data: null } });
  await on.user.click(screen.getByRole('button', { name: 'Vaciar' }));
  const dialog = await screen.findByRole('alertdialog', { name: '¿Vaciar esta pregunta?' });
  await on.user.click(within(dialog).getByRole('button', { name: 'Vaciar' }));
  await waitFor(() =>
    expect(on.server.sentTo(DRAFT).map(({ body }) => body)).toEqual([
      expect.objectContaining({ activity: '', coach_pai_id: null, date: null, revision: 1 }),
    ]),
  );
  expect(screen.getByRole('textbox', { name: 'Actividad de la escuela' })).toHaveValue('');
});
