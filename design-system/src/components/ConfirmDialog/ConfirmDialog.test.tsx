import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './ConfirmDialog';
import type { ConfirmDialogProps } from './ConfirmDialog';

const base: ConfirmDialogProps = {
  isOpen: true,
  onOpenChange: () => undefined,
  onConfirm: () => undefined,
  title: '¿Eliminar la visita?',
  body: 'No se puede deshacer.',
  confirmLabel: 'Eliminar visita',
  cancelLabel: 'Conservar',
  tone: 'danger',
};

describe('ConfirmDialog', () => {
  it('asks with the focus on the safe answer', async () => {
    render(<ConfirmDialog {...base} />);
    const dialog = screen.getByRole('alertdialog', { name: '¿Eliminar la visita?' });
    expect(dialog).toHaveAccessibleDescription('No se puede deshacer.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Conservar' })).toHaveFocus());
  });

  it.each([
    ['danger', 'primary', 'danger'],
    ['default', 'primary', 'secondary'],
    ['safe', 'secondary', 'primary'],
  ] as const)('makes the safe act primary: %s', (tone, cancel, confirm) => {
    render(<ConfirmDialog {...base} tone={tone} />);
    expect(screen.getByRole('button', { name: 'Conservar' })).toHaveAttribute('data-variant', cancel);
    expect(screen.getByRole('button', { name: 'Eliminar visita' })).toHaveAttribute('data-variant', confirm);
  });

  it('does it and closes', async () => {
    const onConfirm = jest.fn();
    const onOpenChange = jest.fn();
    render(<ConfirmDialog {...base} onConfirm={onConfirm} onOpenChange={onOpenChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar visita' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('waits for a promise, then closes', async () => {
    let finish: () => void = () => undefined;
    const onOpenChange = jest.fn();
    const onConfirm = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    render(<ConfirmDialog {...base} onConfirm={onConfirm} onOpenChange={onOpenChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar visita' }));
    expect(screen.getByRole('button', { name: 'Conservar' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar visita' }));
    await userEvent.keyboard('{Escape}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onOpenChange).not.toHaveBeenCalled();
    await act(() => {
      finish();
      return Promise.resolve();
    });
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('says why it cannot be done now, and does nothing', async () => {
    const onConfirm = jest.fn();
    render(<ConfirmDialog {...base} onConfirm={onConfirm} disabledReason="No hay conexión" />);
    const confirm = screen.getByRole('button', { name: 'Eliminar visita' });
    expect(confirm).toHaveAccessibleDescription('No hay conexión');
    await userEvent.click(confirm);
    expect(onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Conservar' })).toBeEnabled());
  });

  it('stays when it fails, and says why', async () => {
    const onOpenChange = jest.fn();
    const onConfirm = () => Promise.reject(new Error('offline'));
    const { rerender } = render(<ConfirmDialog {...base} onConfirm={onConfirm} onOpenChange={onOpenChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar visita' }));
    rerender(<ConfirmDialog {...base} onOpenChange={onOpenChange} errorMessage="No hay conexión" />);
    expect(screen.getByRole('alert')).toHaveTextContent('No hay conexión');
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Conservar' })).toBeEnabled();
  });
});
