import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PersonMenu } from './PersonMenu';

describe('PersonMenu', () => {
  it('says who is in, opens, and tells what was chosen', async () => {
    const onAction = jest.fn();
    render(
      <PersonMenu
        label="Tu cuenta"
        name="Ana López"
        role="Coach"
        items={[{ id: 'logout', label: 'Cerrar sesión', icon: 'logout' }]}
        onAction={onAction}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: /Ana López.*Coach.*Tu cuenta/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cerrar sesión' }));
    expect(onAction).toHaveBeenCalledWith('logout');
  });
});
