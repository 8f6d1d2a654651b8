import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationList } from '../NotificationList';
import { notificationItems } from '../NotificationList/fixtures';
import { NotificationBell } from './NotificationBell';

const onMarkRead = jest.fn();
const onOpen = jest.fn();
const Bell = ({ count = 2 }: { count?: number }) => (
  <NotificationBell label={`${count} notificaciones sin leer`} count={count} title="Notificaciones" footer="pie">
    <NotificationList
      aria-label="Lista"
      items={notificationItems}
      unreadLabel="sin leer"
      markReadLabel={({ title }) => `Marcar como leída: ${title}`}
      onMarkRead={onMarkRead}
      onOpen={onOpen}
    />
  </NotificationBell>
);
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: '2 notificaciones sin leer' }));
  return screen.findByRole('dialog', { name: 'Notificaciones' });
};

describe('NotificationBell and NotificationList', () => {
  it('has the count in its name, shows it, and says when it changes', () => {
    const { rerender } = render(<Bell />);
    expect(screen.getByText('2')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('2 notificaciones sin leer');
    rerender(<Bell count={120} />);
    expect(screen.getByText('99+')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('120 notificaciones sin leer');
    rerender(<Bell count={0} />);
    expect(screen.queryByText('0')).not.toBeInTheDocument();
  });

  it('opens the list; what is unread says so in words and can be marked, what is read cannot', async () => {
    render(<Bell />);
    const dialog = await open();
    const rows = within(dialog).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent.includes('sin leer'))).toEqual([true, true, false]);
    await userEvent.click(within(dialog).getByRole('button', { name: /^Marcar como leída: Visita reprogramada/ }));
    expect(onMarkRead).toHaveBeenCalledWith('2');
    expect(within(dialog).getAllByRole('button', { name: /^Marcar como leída/ })).toHaveLength(2);
    expect(within(dialog).getByText('pie')).toBeInTheDocument();
  });

  it('leads to the page of a notification and tells which one', async () => {
    render(<Bell />);
    const link = within(await open()).getByRole('link', { name: /^Visita del 20-11-2026 finalizada/ });
    expect(link).toHaveAttribute('href', '/visitas/3');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(onOpen).toHaveBeenCalledWith(notificationItems[0]);
  });

  it('closes with Escape and gives the focus back', async () => {
    render(<Bell />);
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: '2 notificaciones sin leer' })).toHaveFocus());
  });
});
