import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageHeader } from '../PageHeader';
import { PageShell } from './PageShell';
import type { PageShellProps } from './PageShell.types';

const base: PageShellProps = {
  skipLabel: 'Ir al contenido',
  navLabel: 'Principal',
  moreLabel: 'Más',
  brand: 'Ruta',
  currentId: 'agenda',
  navigation: [
    { id: 'home', label: 'Inicio', icon: 'home', href: '/' },
    { id: 'agenda', label: 'Agenda', icon: 'calendar', href: '/agenda' },
    { id: 'visits', label: 'Visitas', icon: 'visit', href: '/visitas', badge: { count: 3, label: '3 vencidas' } },
    { id: 'plans', label: 'Planes', icon: 'plan', href: '/planes' },
  ],
  children: <PageHeader title="Agenda" />,
};

describe('PageShell', () => {
  it('has the three landmarks, and marks where one is', () => {
    render(<PageShell {...base} />);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent('Agenda');
    const nav = within(screen.getByRole('navigation', { name: 'Principal' }));
    expect(nav.getByRole('link', { name: 'Agenda' })).toHaveAttribute('aria-current', 'page');
    expect(nav.getByRole('link', { name: 'Inicio' })).not.toHaveAttribute('aria-current');
    expect(nav.getByRole('link', { name: 'Visitas 3 vencidas' })).toHaveAttribute('href', '/visitas');
  });

  it('lets one skip to the content first', async () => {
    render(<PageShell {...base} />);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Ir al contenido' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('keeps a "more" button for phones only when there is more', () => {
    const { rerender } = render(<PageShell {...base} />);
    expect(screen.queryByText('Más')).not.toBeInTheDocument();
    rerender(
      <PageShell {...base} secondaryNavigation={[{ id: 'help', label: 'Ayuda', icon: 'help', href: '/ayuda' }]} />,
    );
    expect(screen.getByText('Más')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Más' })).not.toBeInTheDocument();
  });
});
