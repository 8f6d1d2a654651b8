import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
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
      markReadLabel: ({ title }: { title: string }) => `Mark as read: ${title}`,
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
const asRead = (items: readonly NotificationItem[]) => items.map((item) => ({ ...item, isUnread: false }));

export const AllRead: Story = {
  parameters: { english: { items: asRead(notificationItemsInEnglish) } },
  args: { items: asRead(notificationItems) },
};
export const Loading: Story = { render: () => <NotificationPlaces /> };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
};
export const MarkRead: Story = {
  play: async ({ args, canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('button');
    if (first) await userEvent.click(first);
    await expect(args.onMarkRead).toHaveBeenCalledWith('3');
  },
};

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Va al título y luego al botón de marcar', en: 'Goes to the title, then to the button that marks it' },
    then: ({ canvas }) => expect(canvas.getAllByRole('link')[0]).toHaveFocus(),
  },
  {
    press: '{Tab}{Enter}',
    does: { es: 'En el botón: la marca como leída', en: 'On the button: marks it as read' },
    then: ({ args }) => expect(args.onMarkRead).toHaveBeenCalledWith('3'),
  },
]);
