import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, longText, onAPhone } from '../../testing/story-frames';
import { notificationItems, notificationItemsInEnglish } from './fixtures';
import { NotificationList, NotificationPlaces } from './NotificationList';
import type { NotificationItem } from './NotificationList';

const meta = {
  title: 'Componentes/NotificationList',
  tags: ['ready'],
  component: NotificationList,
  parameters: {
    english: {
      'aria-label': 'Notifications',
      items: notificationItemsInEnglish,
      unreadLabel: 'unread',
      markReadLabel: ({ title }: NotificationItem) => `Mark as read: ${title}`,
    },
  },
  args: {
    'aria-label': 'Notificaciones',
    items: notificationItems,
    unreadLabel: 'sin leer',
    markReadLabel: ({ title }) => `Marcar como leída: ${title}`,
    onMarkRead: fn(),
  },
} satisfies Meta<typeof NotificationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const read = (items: readonly NotificationItem[]) => items.map((item) => ({ ...item, isUnread: false }));
export const AllRead: Story = inBoth({ items: read(notificationItems) }, { items: read(notificationItemsInEnglish) });
export const Loading: Story = { render: () => <NotificationPlaces /> };
export const Narrow: Story = { decorators: [onAPhone] };
export const LongText: Story = longText({
  items: notificationItems.map((item) => ({ ...item, title: long.title, body: `${long.school}. ${long.word}` })),
});
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };
export const MarkRead: Story = {
  play: async ({ args, canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('button');
    if (first) await userEvent.click(first);
    await expect(args.onMarkRead).toHaveBeenCalledWith('3');
  },
};

const followed = fn();

export const ByKeyboard: Story = byKeyboard(
  [
    {
      press: '{Tab}',
      does: {
        es: 'Va al título y luego al botón de marcar',
        en: 'Goes to the title, then to the button that marks it',
      },
      then: async ({ canvas }) => {
        const [link] = canvas.getAllByRole('link');
        await expect(link).toHaveFocus();
        link?.addEventListener('click', () => void followed());
      },
    },
    {
      press: '{Enter}',
      does: { es: 'En el título: abre lo que cuenta', en: 'On the title: opens its page' },
      then: () => expect(followed).toHaveBeenCalledTimes(1),
    },
    {
      press: '{Tab}{Enter}',
      does: { es: 'En el botón: la marca como leída', en: 'On the button: marks it as read' },
      then: ({ args }) => expect(args.onMarkRead).toHaveBeenCalledWith('3'),
    },
    {
      press: ' ',
      does: { es: 'En el botón: la marca como leída', en: 'On the button: marks it as read' },
      then: ({ args }) => expect(args.onMarkRead).toHaveBeenCalledTimes(2),
    },
    {
      press: '{Shift>}{Tab}{/Shift}',
      does: { es: 'Del botón, al título', en: 'From the button to the title' },
      then: ({ canvas }) => expect(canvas.getAllByRole('link')[0]).toHaveFocus(),
    },
  ],
  () => void followed.mockClear(),
);
