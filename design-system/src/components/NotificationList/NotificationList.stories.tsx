import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { notificationItems } from './fixtures';
import { NotificationList, NotificationPlaces } from './NotificationList';

const meta = {
  title: 'Componentes/NotificationList',
  tags: ['ready'],
  component: NotificationList,
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
export const AllRead: Story = { args: { items: notificationItems.map((item) => ({ ...item, isUnread: false })) } };
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
    const [first] = within(canvasElement).getAllByRole('button', { name: /^Marcar como leída/ });
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
