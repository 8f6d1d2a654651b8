import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth, saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft } from '../../testing/story-frames';
import { Button } from '../Button';
import { Link } from '../Link';
import { notificationItems, notificationItemsInEnglish } from '../NotificationList/fixtures';
import { NotificationList, NotificationPlaces } from '../NotificationList';
import { EmptyState } from '../StateMessage';
import { Text } from '../Text';
import { NotificationBell } from './NotificationBell';

type Say = ReturnType<typeof saying>;
const list = (say: Say) => (
  <NotificationList
    aria-label={say('Notificaciones', 'Notifications')}
    items={say(notificationItems, notificationItemsInEnglish)}
    unreadLabel={say('sin leer', 'unread')}
    markReadLabel={({ title }) => `${say('Marcar como leída', 'Mark as read')}: ${title}`}
    onMarkRead={fn()}
  />
);
const none = (say: Say) => (
  <EmptyState
    size="S"
    icon="bell"
    title={say('Nada nuevo', 'Nothing new')}
    body={say('Aquí verás lo que pase en tus escuelas.', 'What happens in your schools will stand here.')}
  />
);

const meta = {
  title: 'Componentes/NotificationBell',
  tags: ['ready'],
  component: NotificationBell,
  parameters: { english: { label: '2 unread notifications', title: 'Notifications' } },
  render: (args, { globals }) => {
    const say = saying(globals);
    const all = (
      <Button variant="quiet" size="S">
        {say('Marcar todas como leídas', 'Mark all as read')}
      </Button>
    );
    return (
      <NotificationBell
        {...args}
        action={args.count > 0 ? all : undefined}
        footer={<Link href="/notificaciones">{say('Ver todas', 'See all')}</Link>}
      >
        {args.children ?? (args.count > 0 ? list(say) : none(say))}
      </NotificationBell>
    );
  },
  args: { label: '2 notificaciones sin leer', count: 2, title: 'Notificaciones', children: null },
} satisfies Meta<typeof NotificationBell>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};
/** In an iframe on docs pages, because the open popover covers the page. */
const framed = { docs: { story: { inline: false, height: '480px' } } };

export const Default: Story = {};
export const Open: Story = { parameters: framed, play: open };
export const None: Story = inBoth({ label: 'Sin notificaciones nuevas', count: 0 }, { label: 'No new notifications' });
export const Empty: Story = { ...None, parameters: { ...None.parameters, ...framed }, play: open };
export const Loading: Story = { args: { children: <NotificationPlaces /> }, parameters: framed, play: open };
export const Many: Story = inBoth(
  { label: '120 notificaciones sin leer', count: 120 },
  { label: '120 unread notifications' },
);
export const LongText: Story = {
  args: { title: long.title, children: <Text>{`${long.school} ${long.word}`}</Text> },
  globals: { language: 'es' },
  parameters: framed,
  play: open,
};
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

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
  {
    press: ' ',
    does: { es: 'La abre', en: 'Opens it' },
    then: async ({ page }) => {
      const dialog = await page.findByRole('dialog', { name: 'Notificaciones' });
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    },
  },
  {
    press: '{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}',
    does: { es: 'Abierta: recorre lo de adentro, sin salir', en: 'Open: cycles inside, never out' },
    then: ({ page }) => expect(page.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
  },
]);
