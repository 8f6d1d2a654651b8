import { act, fireEvent, render, screen } from '@testing-library/react';
import { SNACKBAR_TIMEOUT, SnackbarRegion, snackbar } from './index';

const show = (...messages: string[]) => act(() => messages.forEach((message) => snackbar.show({ message })));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('snackbar', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(<SnackbarRegion label="Avisos" closeLabel="Cerrar" />);
  });
  afterEach(() => {
    act(() => snackbar.clear());
    jest.useRealTimers();
  });

  it('shows a message for 5 seconds in a named region', () => {
    show('Visita guardada');
    expect(screen.getByRole('region', { name: 'Avisos' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Visita guardada');
    wait(SNACKBAR_TIMEOUT - 1);
    expect(screen.getByText('Visita guardada')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByText('Visita guardada')).not.toBeInTheDocument();
  });

  it('stops the clock while one points at it', () => {
    show('Visita guardada');
    const region = screen.getByRole('region', { name: 'Avisos' });
    fireEvent.pointerEnter(region, { pointerType: 'mouse' });
    fireEvent.mouseEnter(region);
    wait(SNACKBAR_TIMEOUT * 3);
    expect(screen.getByText('Visita guardada')).toBeInTheDocument();
  });

  it('DS-01 is reached with F6, also by the second message, and gives the focus back with its last one', () => {
    const page = document.createElement('button');
    document.body.append(page);
    for (const message of ['Visita guardada', 'Visita eliminada']) {
      act(() => page.focus());
      show(message);
      fireEvent.keyDown(page, { key: 'F6' });
      expect(screen.getByRole('region', { name: 'Avisos' })).toHaveFocus();
      act(() => screen.getByRole('button', { name: 'Cerrar' }).focus());
      fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
      expect(screen.queryByRole('region')).not.toBeInTheDocument();
      expect(page).toHaveFocus();
    }
    page.remove();
  });

  it('stops the clock while it has the focus', () => {
    show('Visita guardada');
    act(() => screen.getByRole('button', { name: 'Cerrar' }).focus());
    wait(SNACKBAR_TIMEOUT * 3);
    expect(screen.getByText('Visita guardada')).toBeInTheDocument();
  });

  it('keeps three in sight and queues the rest', () => {
    show('una', 'dos', 'tres', 'cuatro');
    expect(screen.getAllByRole('alert')).toHaveLength(3);
  });

  it('tells when it has gone, in time or by its button', () => {
    const onClose = jest.fn();
    act(() => void snackbar.show({ message: 'Visita eliminada', onClose }));
    wait(SNACKBAR_TIMEOUT - 1);
    expect(onClose).not.toHaveBeenCalled();
    wait(1);
    expect(onClose).toHaveBeenCalledTimes(1);
    act(() => void snackbar.show({ message: 'Visita eliminada', onClose }));
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('runs its action and goes', () => {
    const onAction = jest.fn();
    act(() => void snackbar.show({ message: 'Visita eliminada', actionLabel: 'Deshacer', onAction }));
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Visita eliminada')).not.toBeInTheDocument();
  });
});
