import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { Button } from '../Button';
import { Link } from '../Link';
import { notificationItems, notificationItemsInEnglish } from '../NotificationList/fixtures';
import { NotificationList } from '../NotificationList';
import { EmptyState } from '../StateMessage';
import { NotificationBell } from './NotificationBell';

// Not of the meta: parameters are merged, and so would its elements be with those of another story.
const english = {
  label: '2 unread notifications',
  title: 'Notifications',
  action: (
    <Button variant="quiet" size="S">
      Mark all as read
    </Button>
  ),
  footer: <Link href="/notificaciones">See all</Link>,
  children: (
    <NotificationList
      aria-label="Notifications"
      items={notificationItemsInEnglish}
      unreadLabel="unread"
      markReadLabel={({ title }) => `Mark as read: ${title}`}
      onMarkRead={fn()}
    />
  ),
};

const meta = {
  title: 'Componentes/NotificationBell',
  tags: ['ready'],
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

export const Default: Story = { parameters: { english } };
export const None: Story = {
  parameters: {
    english: {
      label: 'No new notifications',
      title: 'Notifications',
      footer: english.footer,
      children: (
        <EmptyState size="S" icon="bell" title="Nothing new" body="What happens at your schools will appear here." />
      ),
    },
  },
  args: {
    label: 'Sin notificaciones nuevas',
    count: 0,
    action: undefined,
    children: <EmptyState size="S" icon="bell" title="Nada nuevo" body="Aquí verás lo que pase en tus escuelas." />,
  },
};
export const Many: Story = {
  parameters: { english: { ...english, label: '120 unread notifications' } },
  args: { label: '120 notificaciones sin leer', count: 120 },
};

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega a la campana', en: 'Reaches the bell' },
    then: ({ canvas }) => expect(canvas.getByRole('button', { name: '2 notificaciones sin leer' })).toHaveFocus(),
  },
  {
    press: '{Enter}',
    does: { es: 'La abre', en: 'Opens it' },
    then: ({ page }) => waitFor(() => expect(page.getByRole('dialog', { name: 'Notificaciones' })).toBeVisible()),
  },
  {
    press: '{Escape}',
    does: { es: 'La cierra y devuelve el foco', en: 'Closes it and gives the focus back' },
    then: async ({ canvas, page }) => {
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: '2 notificaciones sin leer' })).toHaveFocus());
    },
  },
]);
