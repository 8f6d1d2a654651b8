import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './IconButton';

describe('IconButton', () => {
  it('has its words as name and as tooltip', async () => {
    const onPress = jest.fn();
    render(<IconButton icon="edit" label="Editar objetivo" onPress={onPress} />);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Editar objetivo' })).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Editar objetivo');
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('shows the reason instead of the name when it is disabled', async () => {
    render(<IconButton icon="trash" label="Eliminar" isDisabled disabledReason="La visita ya terminó" />);
    await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('La visita ya terminó');
  });
});
