import type { Meta, StoryObj } from '@storybook/react-vite';
import { agenda } from '@ruta/contracts/agenda/agenda.api';
import { agendaOn, ownActivityWith, sampleOwnActivity } from '@ruta/contracts/agenda/agenda.sample';
import { coachAgenda } from '@ruta/contracts/agenda/agenda.screens';
import { coachActivity } from '@ruta/contracts/activities/activities.screens';
import { PROBLEMS } from '@ruta/contracts/problems';
import { expect, screen, waitFor } from 'storybook/test';
import { pageOf } from '../../../web/src/features/activities/testing/samples';
import { answer, withhold } from '../../kit/answer';
import { onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { confirm, expectMessage, messageFor, press, textIn } from '../../kit/play';
import type { Played } from '../../kit/play';
import type { Scene } from '../../kit/scene';

const NAME = sampleOwnActivity.activity;

/** An activity of the school and the agenda to which its deletion leads, on a server in memory. */
const schoolDay = (scene: Scene) => {
  const activity = ownActivityWith({ date: scene.today });
  let isDeleted = false;
  return [
    answer(coachActivity, pageOf(activity, { today: scene.today, school_today: scene.today })),
    answer(coachAgenda, ({ query }) => ({
      ...agendaOn(scene.today, isDeleted ? [] : [activity], query.get('month') ?? undefined),
      can: { createVisit: true, createActivity: true },
    })),
    answer(agenda.delete, () => {
      isDeleted = true;
      return { data: null, message: messageFor('agenda.deleted', scene) };
    }),
    answer(agenda.restore, () => {
      isDeleted = false;
      return { data: activity, message: messageFor('agenda.restored', scene) };
    }),
  ];
};

/** Deletes the activity on its page. */
async function remove(played: Played) {
  const t = textIn(played);
  await press(played, t('Eliminar', 'Delete'));
  await confirm(
    played,
    t(`¿Eliminar “${NAME}” de la agenda?`, `Delete “${NAME}” from the agenda?`),
    t('Eliminar', 'Delete'),
  );
  await expectMessage(t('Actividad eliminada.', 'Activity deleted.'));
}

const undoOf = (played: Played) => screen.findByRole('button', { name: textIn(played)('Deshacer', 'Undo') });

const meta = {
  title: 'Pantallas/Actividad, deshacer',
  ...onStage,
  args: { as: 'COACH', at: '/coach/schools/1/activity/601/detail', answers: schoolDay },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The message of a deletion offers the undo, and the activity is back on the agenda. */
export const Undone: Story = {
  play: async (played) => {
    const t = textIn(played);
    await remove(played);
    await played.step('Enter on Undo restores it', async () => {
      (await undoOf(played)).focus();
      await played.userEvent.keyboard('{Enter}');
      await expectMessage(t('Actividad recuperada.', 'Activity restored.'));
      await waitFor(() => expect(played.canvas.getAllByText(NAME).length).toBeGreaterThan(0));
    });
  },
};

/** The message waits while its button has the focus. */
export const Offered: Story = {
  play: async (played) => {
    await remove(played);
    (await undoOf(played)).focus();
    await expect(await undoOf(played)).toHaveFocus();
  },
};

/** After ten minutes it cannot be undone, and that is said. */
export const TooLate: Story = {
  args: {
    answers: (scene) => [
      ...schoolDay(scene).filter(({ call }) => call !== agenda.restore),
      withhold(agenda.restore, 'undo.too-late'),
    ],
  },
  play: async (played) => {
    const t = textIn(played);
    await remove(played);
    await played.userEvent.click(await undoOf(played));
    const { es, en } = PROBLEMS['undo.too-late'].text;
    await expectMessage(t(es, en));
  },
};
