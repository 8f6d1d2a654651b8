import type { Meta, StoryObj } from '@storybook/react-vite';
import { agendaOn } from '@ruta/contracts/agenda/agenda.sample';
import { scholasticAgenda } from '@ruta/contracts/agenda/agenda.screens';
import { notificationWith } from '@ruta/contracts/notifications/notification.sample';
import { notifications } from '@ruta/contracts/notifications/notifications.api';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer, NEVER, refusedOnce, withhold } from '../../kit/answer';
import { inboxOf } from './notifications.server';
import type { Inbox } from './notifications.server';
import { LONG_SENTENCE, RIGHT_TO_LEFT, UNBROKEN } from '../../kit/long-texts';
import { onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { inLanguage } from '../../kit/scene';
import type { Scene } from '../../kit/scene';
import { emit } from '../../kit/silent-channel';

/** Inbox of the current story. */
let inbox: Inbox | undefined;

/** The page behind: an empty agenda. */
const behind = (scene: Scene) =>
  answer(scholasticAgenda, { ...agendaOn(scene.today, []), can: { createActivity: false } });

const meta = {
  title: 'Pantallas/Notificaciones, campana',
  ...onStage,
  args: {
    as: 'DIR',
    at: '/scholastic/schools/1/agenda',
    answers: (scene) => {
      inbox = inboxOf(scene);
      return [behind(scene), ...inbox.answers];
    },
  },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Opens the bell, whose name has the number of unread, and returns queries within. */
async function open({ canvas, globals, userEvent }: Context, name: RegExp = /(sin leer|unread notifications?)$/) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  const title = inLanguage(globals)('Notificaciones', 'Notifications');
  return within(await screen.findByRole('dialog', { name: title }));
}
const MARK = { name: /^(Marcar como leída|Mark as read)/ };

/** The newest five, and a link to all. */
export const Open: Story = {
  play: async (context) => {
    const say = inLanguage(context.globals);
    const bell = await open(context);
    await expect(await bell.findAllByRole('listitem')).toHaveLength(5);
    await expect(bell.getByRole('link', { name: say('Ver todas', 'See all') })).toBeVisible();
  },
};
export const InEnglish: Story = { ...Open, globals: { language: 'en' } };

/** Marks one, then all; the badge follows, and Escape closes. */
export const Marking: Story = {
  play: async (context) => {
    const say = inLanguage(context.globals);
    const { canvas, userEvent, step } = context;
    const bell = await open(context);
    await step('One', async () => {
      const [first] = await bell.findAllByRole('button', MARK);
      if (first) await userEvent.click(first);
      await waitFor(() => expect(bell.getAllByRole('button', MARK)).toHaveLength(2));
    });
    await step('All', async () => {
      await userEvent.click(bell.getByRole('button', { name: say('Marcar todas como leídas', 'Mark all as read') }));
      await waitFor(() => expect(bell.queryAllByRole('button', MARK)).toEqual([]));
    });
    await step('Escape closes it, and the bell has nothing new', async () => {
      await userEvent.keyboard('{Escape}');
      const none = say('Sin notificaciones nuevas', 'No new notifications');
      await waitFor(() => expect(canvas.getByRole('button', { name: none })).toHaveFocus());
    });
  },
};

/** A new notification appears without a reload (NOT-02). */
export const Live: Story = {
  play: async (context) => {
    const say = inLanguage(context.globals);
    const bell = await open(context);
    await expect(await bell.findAllByRole('listitem')).toHaveLength(5);
    const title = say('Visita del 21-11-2026 finalizada', 'Visit of 21-11-2026 finished');
    inbox?.deliver(notificationWith({ id: 400, title }));
    await context.step('The server tells it through the channel', async () => {
      await waitFor(() => expect(emit('notification.created')).toBe(true), { timeout: 20_000 });
      await expect(await bell.findByRole('link', { name: new RegExp(`^${title}`) })).toBeVisible();
    });
    await expect(screen.getByText(say('4 notificaciones sin leer', '4 unread notifications'))).toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { answers: (scene) => [behind(scene), withhold(notifications.list, NEVER)] },
  play: async (context) => {
    await open(context, /^(Notificaciones|Notifications)$/);
  },
};

export const Empty: Story = {
  args: { answers: (scene) => [behind(scene), ...inboxOf(scene, []).answers] },
  play: async (context) => {
    const bell = await open(context, /^(Sin notificaciones nuevas|No new notifications)$/);
    await expect(await bell.findByText(/^(Todavía no hay notificaciones|No notifications yet)$/)).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    answers: (scene) => [
      behind(scene),
      ...inboxOf(scene).answers.map((given) => refusedOnce(given, 'request.too-many')),
    ],
  },
  play: async (context) => {
    const bell = await open(context, /^(Notificaciones|Notifications)$/);
    await context.step('Enter on Retry asks again', async () => {
      (await bell.findByRole('button', { name: /Reintentar|Try again/ })).focus();
      await context.userEvent.keyboard('{Enter}');
      await expect(await bell.findAllByRole('listitem')).toHaveLength(5);
    });
  },
};

export const LongTexts: Story = {
  args: {
    answers: (scene) => [
      behind(scene),
      ...inboxOf(
        scene,
        [LONG_SENTENCE, RIGHT_TO_LEFT, UNBROKEN].map((words, index) =>
          notificationWith({ id: 300 - index, title: words, body: `${words} ${words}` }),
        ),
      ).answers,
    ],
  },
  play: async (context) => {
    await open(context);
  },
};

/** More than the badge can show. */
export const Hundreds: Story = {
  args: {
    answers: (scene) => [
      behind(scene),
      ...inboxOf(
        scene,
        Array.from({ length: 120 }, (_, index) => notificationWith({ id: 120 - index })),
      ).answers,
    ],
  },
  play: async (context) => {
    await open(context, /^120 /);
  },
};
