import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../Button';
import { Tooltip } from './Tooltip';
import type { TooltipProps } from './Tooltip';

const draw = (props: Partial<TooltipProps> = {}) =>
  render(
    <Tooltip content="Atajo: Ctrl K" {...props}>
      <Button>Buscar</Button>
    </Tooltip>,
  );
const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

describe('DS-01 Tooltip', () => {
  it('comes at once with the keyboard, and describes what it belongs to', async () => {
    draw();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Atajo: Ctrl K');
    expect(screen.getByRole('button', { name: 'Buscar' })).toHaveAccessibleDescription('Atajo: Ctrl K');
  });

  it('goes on Escape, and the focus stays', async () => {
    draw();
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(screen.getByRole('button', { name: 'Buscar' })).toHaveFocus();
  });

  it('goes when the focus goes', async () => {
    draw();
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.tab();
    await gone();
  });

  it('shows nothing where it is switched off, and leaves its button as it is', async () => {
    draw({ isDisabled: true });
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Buscar' })).toHaveFocus();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('opens from outside, and tells when it wants to close', async () => {
    const onOpenChange = jest.fn();
    draw({ isOpen: true, onOpenChange });
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onOpenChange).toHaveBeenLastCalledWith(false));
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
  });
});
