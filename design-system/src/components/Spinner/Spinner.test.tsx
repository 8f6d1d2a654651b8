import { render, screen } from '@testing-library/react';
import { Spinner } from './Spinner';

describe('DS-01 Spinner', () => {
  it('says what is under way, and no figure that it does not have', () => {
    render(<Spinner label="Cargando más visitas" />);
    const spinner = screen.getByRole('progressbar', { name: 'Cargando más visitas' });
    expect(spinner).toBeVisible();
    expect(spinner).not.toHaveAttribute('aria-valuenow');
    expect(spinner).not.toHaveAttribute('aria-valuetext');
  });

  it('is small inside a button, larger beside a list', () => {
    render(
      <>
        <Spinner label="Guardando" />
        <Spinner label="Cargando" size="M" />
      </>,
    );
    expect(screen.getByRole('progressbar', { name: 'Guardando' })).toHaveStyle({ inlineSize: '16px' });
    expect(screen.getByRole('progressbar', { name: 'Cargando' })).toHaveStyle({ inlineSize: '24px' });
  });

  it('takes no focus', () => {
    render(<Spinner label="Cargando" />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('tabindex');
  });
});
