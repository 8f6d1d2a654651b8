import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { Link } from '../Link';
import { notificationItems } from '../NotificationList/fixtures';
import { NotificationList } from '../NotificationList';
import { EmptyState } from '../StateMessage';
import { NotificationBell } from './NotificationBell';

const meta = {
  title: 'Componentes/NotificationBell',
  component: NotificationBell,
  args: {
    label: '2 notificaciones sin leer',
    count: 2,
    title: 'Notificaciones',
    action: (
      <Button variant="quiet" size="S">
        Marcar todas como leídas
      </Button>
    ),
    footer: <Link href="/notificaciones">Ver todas</Link>,
    children: (
      <NotificationList
        aria-label="Notificaciones"
        items={notificationItems}
        unreadLabel="sin leer"
        markReadLabel={({ title }) => `Marcar como leída: ${title}`}
        onMarkRead={fn()}
      />
    ),
  },
} satisfies Meta<typeof NotificationBell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const None: Story = {
  args: {
    label: 'Sin notificaciones nuevas',
    count: 0,
    action: undefined,
    children: <EmptyState size="S" icon="bell" title="Nada nuevo" body="Aquí verás lo que pase en tus escuelas." />,
  },
};
export const Many: Story = { args: { label: '120 notificaciones sin leer', count: 120 } };

export const Keyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const button = within(canvasElement).getByRole('button', { name: '2 notificaciones sin leer' });
    await step('Enter opens it', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Notificaciones' })).toBeVisible());
    });
    await step('Escape closes it and the focus goes back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};
