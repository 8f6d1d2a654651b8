import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';
import { LinkButton } from './LinkButton';

describe('Button', () => {
  it('runs on click, Enter and Space', async () => {
    const onPress = jest.fn();
    render(<Button onPress={onPress}>Guardar</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onPress).toHaveBeenCalledTimes(3);
  });

  it('keeps its name and the focus while pending, and ignores presses', async () => {
    const onPress = jest.fn();
    const { rerender } = render(<Button onPress={onPress}>Guardar</Button>);
    const button = screen.getByRole('button', { name: 'Guardar' });
    await userEvent.tab();
    rerender(
      <Button onPress={onPress} isPending>
        Guardar
      </Button>,
    );
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleName('Guardar');
    await userEvent.keyboard('{Enter}');
    expect(onPress).not.toHaveBeenCalled();
  });

  it('does not submit its form twice while pending', async () => {
    const onSubmit = jest.fn((event: React.SyntheticEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" isPending>
          Entrar
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('leaves the tab order when disabled without a reason', async () => {
    render(<Button isDisabled>Iniciar</Button>);
    await userEvent.tab();
    expect(screen.getByRole('button')).not.toHaveFocus();
    expect(screen.getByRole('button')).toBeDisabled();
  });

  it('says why it is disabled: to the ear, on focus, and on a press', async () => {
    const onPress = jest.fn();
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" isDisabled disabledReason="Falta el objetivo" onPress={onPress}>
          Iniciar
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Iniciar' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Falta el objetivo');
    await userEvent.click(button);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Falta el objetivo');
    expect(onPress).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps its place in the page when the reason goes away', async () => {
    const { rerender } = render(
      <Button isDisabled disabledReason="Falta la fecha">
        Guardar
      </Button>,
    );
    await userEvent.tab();
    expect(screen.getByRole('button')).toHaveFocus();
    rerender(<Button disabledReason="Falta la fecha">Guardar</Button>);
    expect(screen.getByRole('button')).toBeEnabled();
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-disabled');
  });
});

describe('LinkButton', () => {
  it('is a link', () => {
    render(<LinkButton href="/agenda">Agenda</LinkButton>);
    expect(screen.getByRole('link', { name: 'Agenda' })).toHaveAttribute('href', '/agenda');
  });
});
