import type { Meta, StoryObj } from '@storybook/react-vite';
import { visits } from '@ruta/contracts/visits/visits.api';
import { coachVisit } from '@ruta/contracts/visits/visits.screens';
import { expect, screen, waitFor, within } from 'storybook/test';
import { cancelled, scheduled, visitPage } from '../../../web/src/features/visits/testing/samples';
import { answer, NEVER, OFFLINE, Refused, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { fill } from '../../kit/hands';
import { LONG_SENTENCE } from '../../kit/long-texts';
import { onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import type { Scene } from '../../kit/scene';

const REASON = 'La escuela suspendió clases por la tormenta.';

/** The detail of a visit of today, and what the server answers when it is cancelled. */
const over =
  (reply: (scene: Scene, cancel: () => void) => Answer) =>
  (scene: Scene): Answer[] => {
    let visit = scheduled({ date: scene.today });
    const cancel = () => {
      visit = cancelled({ date: scene.today });
    };
    return [
      answer(coachVisit, () => visitPage(visit, { today: scene.today, school_today: scene.today })),
      reply(scene, cancel),
    ];
  };

const accepted = over((scene, cancel) =>
  answer(visits.cancel, () => {
    cancel();
    return { data: cancelled({ date: scene.today }), message: 'Visita cancelada.' };
  }),
);

const meta = {
  title: 'Pantallas/Visitas, cancelar',
  ...onStage,
  args: { as: 'COACH', at: '/coach/schools/1/visits/detail/101', answers: accepted },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

type Played = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const CANCEL = { name: /^(Cancelar visita|Cancel visit)$/ };

/** Opens the question and returns what is in it. */
async function ask({ canvas, userEvent }: Played) {
  localStorage.removeItem('ruta.visits.cancel.4.101');
  await userEvent.click(await canvas.findByRole('button', CANCEL));
  const question = await screen.findByRole('dialog');
  await waitFor(() => expect(question).toBeVisible());
  return within(question);
}

/** Writes a reason and sends it. */
async function send(played: Played, reason = REASON) {
  const question = await ask(played);
  await fill(played.userEvent, question.getByLabelText(/^(Motivo|Reason)/), reason);
  await played.userEvent.click(question.getByRole('button', CANCEL));
  return question;
}

/** The question: what happens, why, and the safe act as primary button. */
export const Asked: Story = {
  play: async (played) => {
    await ask(played);
  },
};

/** By keyboard alone: the question opens, Escape keeps the visit. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter on the button asks', async () => {
      (await canvas.findByRole('button', CANCEL)).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(await screen.findByRole('dialog')).toBeVisible());
    });
    await step('Escape keeps the visit', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

/** The reason is too short: told beside its field. */
export const TooShort: Story = {
  play: async (played) => {
    const question = await send(played, 'Lluvia');
    await expect(await question.findByText(/10 (caracteres|characters)/)).toBeVisible();
  },
};

export const Saving: Story = {
  args: { answers: over(() => withhold(visits.cancel, NEVER)) },
  play: async (played) => {
    const question = await send(played);
    await expect(await question.findByRole('progressbar')).toBeVisible();
  },
};

/** The line is down: the question stays, with its reason. */
export const Offline: Story = {
  args: { answers: over(() => withhold(visits.cancel, OFFLINE)) },
  play: async (played) => {
    const question = await send(played);
    await expect(await question.findByRole('alert')).toBeVisible();
    await expect(question.getByLabelText(/^(Motivo|Reason)/)).toHaveValue(REASON);
  },
};

/** A colleague moved it meanwhile: who it was, and where the visit is now. */
export const Overtaken: Story = {
  args: {
    answers: over((scene) => {
      const current = scheduled({ date: scene.on(4), time: '10:00', revision: 2 });
      const saved = { by: 'Iván Ríos Cárdenas', at: `${scene.today} 15:05:00` };
      return answer(visits.cancel, () => new Refused('visits.stale', { current, saved }));
    }),
  },
  play: async (played) => {
    const question = await send(played);
    await expect(await question.findByText(/^Iván Ríos Cárdenas/)).toBeVisible();
  },
};

/** It was started meanwhile, so it is no longer cancelled. */
export const Started: Story = {
  args: { answers: over(() => withhold(visits.cancel, 'visits.started')) },
  play: async (played) => {
    const question = await send(played);
    await expect(await question.findByRole('alert')).toBeVisible();
  },
};

/** Cancelled: the detail says who did it, when and why. */
export const Done: Story = {
  play: async (played) => {
    await send(played);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await played.canvas.findByText(/^Laura Mendoza Reyes canceló/)).toBeVisible();
  },
};

/** A visit that was cancelled, with the longest reason. */
export const Cancelled: Story = {
  args: {
    answers: ({ today }) => [
      answer(
        coachVisit,
        visitPage(cancelled({ date: today, cancel_reason: LONG_SENTENCE.repeat(4).slice(0, 500) }), {
          today,
          school_today: today,
        }),
      ),
    ],
  },
};
