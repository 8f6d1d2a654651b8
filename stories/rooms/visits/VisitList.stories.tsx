import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Visit } from '@ruta/contracts/visits/visit.schema';
import { coachVisits, scholasticVisits } from '@ruta/contracts/visits/visits.screens';
import type { VisitList } from '@ruta/contracts/visits/visits.screens';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import { expect, waitFor } from 'storybook/test';
import {
  can,
  cancelled,
  draft,
  finished,
  listScreen,
  pageOf,
  running,
  scheduled,
} from '../../../web/src/features/visits/testing/samples';
import { undoOffers } from '../../../web/src/shared/undo/undo-offers';
import type { UndoOffer } from '../../../web/src/shared/undo/undo-offers';
import { answer, NEVER, refusedOnce, withhold } from '../../kit/answer';
import { sorted } from '../../kit/sorted';
import { LONG_NAME, LONG_SENTENCE, RIGHT_TO_LEFT, UNBROKEN } from '../../kit/long-texts';
import { pageIsLoading, onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import type { Scene } from '../../kit/scene';

/** One visit of each kind; readers have no actions. */
const visits = ({ on, can: may }: Scene): Visit[] =>
  [
    scheduled({ date: on(0) }),
    scheduled({
      id: 102,
      date: on(-3),
      time: '08:30',
      expired: true,
      objective: 'Dar seguimiento a los acuerdos del Consejo Técnico de octubre.',
      can: can('edit', 'reschedule'),
    }),
    running({ id: 103, date: on(0), objective: 'Observar dos clases de Matemáticas de 3.º B.' }),
    finished({ id: 104, date: on(-8), objective: 'Cerrar los acuerdos de convivencia con las familias.' }),
    draft(),
  ].map((visit) => (may('visit:write') ? visit : { ...visit, can: can() }));

const KEYS = {
  id: ({ id }: Visit) => id,
  datetime: ({ date, time }: Visit) => date && `${date} ${time ?? ''}`,
};

const list =
  (rows: (scene: Scene) => Visit[], differs: Partial<VisitList> = {}) =>
  (scene: Scene) => [
    answer(coachVisits, ({ query }) =>
      listScreen(sorted(rows(scene), query.get('sort') ?? '-datetime', KEYS), {
        today: scene.today,
        school_today: scene.today,
        can: { createVisit: scene.can('visit:write') },
        ...differs,
      }),
    ),
  ];

const meta = {
  title: 'Pantallas/Visitas, lista',
  ...onStage,
  args: { as: 'COACH', at: '/coach/schools/1/visits', answers: list(visits) },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const running = globals['language'] === 'en' ? 'In progress' : 'En curso';
    await expect((await canvas.findAllByText(running)).length).toBeGreaterThan(0);
  },
};
export const Loading: Story = {
  args: { answers: () => [withhold(coachVisits, NEVER)] },
  play: pageIsLoading,
};

/** Empty, with the action to plan a visit. */
export const Empty: Story = { args: { answers: list(() => []) } };

/** No results, with a link that removes the filters. */
export const NothingFound: Story = {
  args: { at: '/coach/schools/1/visits?status=finished', answers: list(() => []) },
};

/** Cancelled visits are listed only if they are asked for. */
export const OnlyCancelled: Story = {
  args: {
    at: '/coach/schools/1/visits?status=cancelled',
    answers: list(({ on }) => [cancelled({ date: on(2) }), cancelled({ id: 102, date: on(-5), time: '11:30' })]),
  },
};

export const Failed: Story = {
  args: { answers: (scene) => list(visits)(scene).map((given) => refusedOnce(given, 'request.too-many')) },
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter on Retry asks again', async () => {
      (await canvas.findByRole('button', { name: /Reintentar|Retry|Try again/ })).focus();
      await userEvent.keyboard('{Enter}');
      await expect((await canvas.findAllByText('20-11-2026')).length).toBeGreaterThan(0);
    });
  },
};
export const Unavailable: Story = { args: { answers: () => [withhold(coachVisits, 'server.unavailable')] } };
export const Forbidden: Story = { args: { answers: () => [withhold(coachVisits, 'access.refused')] } };
export const NoSuchSchool: Story = { args: { answers: () => [withhold(coachVisits, 'schools.not-found')] } };

/** An open draft, and several pages. */
export const DraftAndPages: Story = {
  args: {
    answers: (scene) =>
      list(visits, {
        draft: { state: 'ready', data: { hasDraft: true, id: 7 } },
        visits: pageOf(sorted(visits(scene), '-datetime', KEYS), { total: 10_000, pages: 1000, page: 500 }),
      })(scene),
    at: '/coach/schools/1/visits?page=500',
  },
};

/** A draft was deleted and its message has gone: the list offers the undo for ten minutes. */
export const DeletedDraft: Story = {
  globals: { language: 'es' },
  args: { answers: list((scene) => visits(scene).filter(({ eraser }) => !eraser)) },
  beforeEach: () => {
    const offer: UndoOffer = {
      ...{ userId: sampleCoach.user.id, message: 'Borrador eliminado.', touches: ['/schools/1/visits'] },
      undo: () => Promise.resolve(undoOffers.remove(offer)),
    };
    undoOffers.add(offer);
    return () => undoOffers.remove(offer);
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter on Deshacer restores it, and the offer goes', async () => {
      (await canvas.findByRole('button', { name: 'Deshacer' })).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Deshacer' })).toBeNull());
    });
  },
};

export const LongTexts: Story = {
  args: {
    answers: list(
      ({ on }) =>
        [LONG_SENTENCE, RIGHT_TO_LEFT, UNBROKEN].map((objective, index) =>
          scheduled({ id: 200 + index, date: on(index), objective }),
        ),
      { school: { id: 1, name: LONG_NAME, timezone: 'America/Tijuana' } },
    ),
  },
};

/** Those of a finished cycle are read, never changed (CYC-03). */
export const OfAFinishedCycle: Story = {
  args: {
    at: '/coach/schools/1/visits?cycle=1',
    answers: list((scene) => visits(scene).map((visit) => ({ ...visit, can: can() })), {
      past: { id: 1, period: '2025-2026', start_at: '2025-09-01', end_at: '2026-07-15' },
      can: { createVisit: false },
    }),
  },
};

export const OfASuperior: Story = { args: { as: 'COACH_MAN' } };

export const OfTheSchool: Story = {
  args: {
    as: 'DIR',
    at: '/scholastic/schools/1/visits',
    answers: (scene) => [
      answer(
        scholasticVisits,
        listScreen(
          sorted(
            visits(scene).filter(({ eraser }) => !eraser),
            '-datetime',
            KEYS,
          ),
          { today: scene.today, school_today: scene.today, can: { createVisit: false } },
        ),
      ),
    ],
  },
};
