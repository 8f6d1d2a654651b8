import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { InPage } from './InPage';
import { SelectorCascade } from './SelectorCascade';
import { hierarchyLevels, spanish } from './fixtures';
import type { CascadeOptions, SelectorCascadeProps } from './SelectorCascade.types';

const nothing = () => undefined;
const shared = { label: 'Jerarquía', onChoose: nothing, onRetry: nothing, labels: spanish };
const Hierarchy = ({ value = {}, ...props }: Partial<Omit<SelectorCascadeProps, 'levels'>>) => (
  <I18nProvider locale="es-MX">
    <InPage {...shared} value={value} {...props} />
  </I18nProvider>
);
const AtManager = ({ options, ...props }: Partial<SelectorCascadeProps> & { options: CascadeOptions }) => {
  const value = { director: 'rosa' };
  const levels = hierarchyLevels(value).map((level) => (level.id === 'manager' ? { ...level, options } : level));
  return (
    <I18nProvider locale="es-MX">
      <SelectorCascade {...shared} levels={levels} value={value} {...props} />
    </I18nProvider>
  );
};

const field = (name: string) => screen.getByRole('combobox', { name });
const choose = async (level: string, option: string) => {
  await userEvent.click(field(level));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

describe('DS-01 SelectorCascade', () => {
  it('opens a level once everything above is chosen, and says until then why it cannot be used', async () => {
    render(<Hierarchy />);
    expect(field('Director')).toBeEnabled();
    expect(field('Gerente')).toBeDisabled();
    expect(field('Gerente')).toHaveAccessibleDescription('Elige primero un director.');
    await choose('Director', 'Rosa Martínez Olvera');
    expect(field('Gerente')).toBeEnabled();
    expect(field('Coordinador')).toBeDisabled();
    await choose('Gerente', 'Iván Domínguez');
    expect(field('Coordinador')).toBeEnabled();
  });

  it('tells which levels another choice cleared', async () => {
    const onChoose = jest.fn();
    const value = { director: 'rosa', manager: 'ivan', coordinator: 'nora' };
    render(<Hierarchy value={value} onChoose={onChoose} />);
    expect(field('Coordinador')).toHaveValue('Nora Quintana');
    await choose('Director', 'Hugo Salinas');
    expect(onChoose).toHaveBeenLastCalledWith({ level: 'director', value: 'hugo' });
    expect(screen.getByText('Se borraron: Gerente, Coordinador.')).toHaveAttribute('role', 'status');
    expect(field('Gerente')).toHaveValue('');
    expect(field('Coordinador')).toBeDisabled();
  });

  it('counts nothing below a gap', () => {
    render(<Hierarchy value={{ manager: 'ivan', coordinator: 'nora' }} />);
    expect(field('Gerente')).toBeDisabled();
    expect(field('Gerente')).toHaveValue('');
  });

  it('says that options are on their way, and that there are none', () => {
    const { rerender } = render(<AtManager options={{ status: 'loading' }} />);
    expect(field('Gerente')).toBeDisabled();
    expect(field('Gerente')).toHaveAttribute('placeholder', 'Cargando opciones…');
    rerender(<AtManager options={{ status: 'ready', items: [] }} />);
    expect(field('Gerente')).toHaveAccessibleDescription('No hay ninguna opción aquí.');
    expect(field('Gerente')).toBeDisabled();
  });

  it('offers to load again what failed, that level alone', async () => {
    const onRetry = jest.fn();
    render(<AtManager options={{ status: 'failed' }} onRetry={onRetry} />);
    expect(screen.getByText('No se pudieron cargar las opciones.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar: Gerente' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(onRetry).toHaveBeenLastCalledWith('manager');
  });

  it('is shut as a whole with its reason', () => {
    render(<Hierarchy isDisabled disabledReason="El ciclo ya empezó." />);
    expect(screen.getByText('El ciclo ya empezó.')).toBeInTheDocument();
    for (const name of ['Director', 'Gerente', 'Coordinador']) expect(field(name)).toBeDisabled();
  });
});
