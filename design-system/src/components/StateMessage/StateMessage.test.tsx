import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../Button';
import { EmptyState, ErrorState, ForbiddenState } from './StateMessage';

describe('states', () => {
  it('offers what starts it', () => {
    render(<EmptyState title="Sin visitas" action={<Button>Agendar visita</Button>} />);
    expect(screen.getByRole('heading', { name: 'Sin visitas', level: 2 })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Agendar visita' })).toBeInTheDocument();
  });

  it('tries again, and says that it failed', async () => {
    const onRetry = jest.fn();
    render(<ErrorState title="No cargó" onRetry={onRetry} retryLabel="Reintentar" />);
    expect(screen.getByRole('alert')).toHaveTextContent('No cargó');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('has no button where trying again cannot help', () => {
    render(<ErrorState title="No cargó" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says that one may not see it', () => {
    render(<ForbiddenState title="Sin acceso" body="Pídelo a tu escuela." level={1} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Sin acceso' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
