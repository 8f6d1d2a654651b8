import type { Meta, StoryObj } from '@storybook/react-vite';
import { notificationWith, sampleNotifications } from '@ruta/contracts/notifications/notification.sample';
import { notifications } from '@ruta/contracts/notifications/notifications.api';
import { PROBLEMS } from '@ruta/contracts/problems';
import { expect, screen, waitFor, within } from 'storybook/test';
import { NEVER, refusedOnce, withhold } from '../../kit/answer';
import { inboxOf } from './notifications.server';
import { LONG_SENTENCE, RIGHT_TO_LEFT, UNBROKEN } from '../../kit/long-texts';
import { pageIsLoading, onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { inLanguage } from '../../kit/scene';

const meta = {
  title: 'Pantallas/Notificaciones',
  ...onStage,
  args: { as: 'DIR', at: '/notifications', answers: (scene) => inboxOf(scene).answers },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** A page of the list, or all if there are fewer. */
const ON_PAGE = Math.min(10, sampleNotifications('es').length);

/** Queries within the page; the open bell has a list of the same name. */
const page = ({ canvasElement }: Context) => within(within(canvasElement).getByRole('main'));
const rows = async (context: Context) => {
  const name = inLanguage(context.globals)('Notificaciones', 'Notifications');
  // Queried repeatedly: the loading screen has another main element.
  const list = await waitFor(() => page(context).getByRole('list', { name }));
  return within(list).getAllByRole('listitem');
};
const marks = (context: Context) =>
  page(context).queryAllByRole('button', { name: /^(Marcar como leída|Mark as read)/ });

/** One of each type: three unread, the others read. */
export const Loaded: Story = {
  play: async (context) => {
    await expect(await rows(context)).toHaveLength(ON_PAGE);
    await expect(marks(context)).toHaveLength(3);
  },
};
export const InEnglish: Story = { ...Loaded, globals: { language: 'en' } };
export const Loading: Story = { args: { answers: () => [withhold(notifications.list, NEVER)] }, play: pageIsLoading };
export const Empty: Story = { args: { answers: (scene) => inboxOf(scene, []).answers } };

/** Everything is read, so there is nothing to mark. */
export const AllRead: Story = {
  args: {
    answers: (scene) =>
      inboxOf(
        scene,
        sampleNotifications(scene.locale).map((one) => ({ ...one, read_at: `${scene.on(-1)} 18:00:00` })),
      ).answers,
  },
  play: async (context) => {
    await expect(await rows(context)).toHaveLength(ON_PAGE);
    await expect(marks(context)).toEqual([]);
  },
};

/** Unread only; with none left, the page says so. */
export const UnreadAlone: Story = {
  play: async (context) => {
    const say = inLanguage(context.globals);
    const { userEvent, step } = context;
    await rows(context);
    await step('The switch leaves out what is read', async () => {
      await userEvent.click(page(context).getByRole('radio', { name: say('Sin leer', 'Unread') }));
      await waitFor(async () => expect(await rows(context)).toHaveLength(3));
    });
    await step('All are marked at once', async () => {
      const name = say('Marcar todas como leídas', 'Mark all as read');
      await userEvent.click(page(context).getByRole('button', { name }));
      await expect(await page(context).findByText(say('Estás al día', 'You are up to date'))).toBeVisible();
    });
  },
};

export const MarkedAsRead: Story = {
  play: async (context) => {
    const { userEvent, step } = context;
    await rows(context);
    await step('One is marked where it stands', async () => {
      const [first] = marks(context);
      if (first) await userEvent.click(first);
      await waitFor(() => expect(marks(context)).toHaveLength(2));
      await expect(await rows(context)).toHaveLength(ON_PAGE);
    });
  },
};

/** Marking failed: it stays unread and a message appears. */
export const MarkRefused: Story = {
  args: {
    answers: (scene) => [...inboxOf(scene).answers, withhold(notifications.markAllAsRead, 'server.unavailable')],
  },
  play: async (context) => {
    const name = inLanguage(context.globals)('Marcar todas como leídas', 'Mark all as read');
    await rows(context);
    await context.userEvent.click(page(context).getByRole('button', { name }));
    const { text } = PROBLEMS['server.unavailable'];
    await expect(await screen.findByText(inLanguage(context.globals)(text.es, text.en))).toBeVisible();
    await expect(marks(context)).toHaveLength(3);
  },
};

export const Failed: Story = {
  args: {
    answers: (scene) => inboxOf(scene).answers.map((given) => refusedOnce(given, 'request.too-many')),
  },
  play: async (context) => {
    await context.step('Enter on Retry asks again', async () => {
      (await waitFor(() => page(context).getByRole('button', { name: /Reintentar|Try again/ }))).focus();
      await context.userEvent.keyboard('{Enter}');
      await expect(await rows(context)).toHaveLength(ON_PAGE);
    });
  },
};
export const Unavailable: Story = { args: { answers: () => [withhold(notifications.list, 'server.unavailable')] } };
export const Forbidden: Story = { args: { answers: () => [withhold(notifications.list, 'access.refused')] } };

/** Ten per page, with pagination. */
export const Pages: Story = {
  args: {
    answers: (scene) =>
      inboxOf(
        scene,
        Array.from({ length: 23 }, (_, index) => notificationWith({ id: 200 - index, read_at: '2026-11-20 18:00:00' })),
      ).answers,
  },
  play: async (context) => {
    await rows(context);
    await context.step('The last page has what is left', async () => {
      const next = { name: /^(Página siguiente|Next page)$/ };
      await context.userEvent.click(page(context).getByRole('button', next));
      await expect(await page(context).findByText(/^11–20/)).toBeVisible();
      await context.userEvent.click(page(context).getByRole('button', next));
      await waitFor(async () => expect(await rows(context)).toHaveLength(3));
    });
  },
};

export const LongTexts: Story = {
  args: {
    answers: (scene) =>
      inboxOf(
        scene,
        [LONG_SENTENCE, RIGHT_TO_LEFT, UNBROKEN].map((words, index) =>
          notificationWith({ id: 300 - index, title: words, body: `${words} ${words}` }),
        ),
      ).answers,
  },
};
