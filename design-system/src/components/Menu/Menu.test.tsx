import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../Button';
import { Menu } from './Menu';

const items = [
  { id: 'open', label: 'Abrir' },
  { id: 'move', label: 'Reprogramar', isDisabled: true },
  { id: 'delete', label: 'Eliminar', tone: 'danger' as const },
];

describe('Menu', () => {
  it('opens from the keyboard, skips what is disabled, runs one and gives the focus back', async () => {
    const onAction = jest.fn();
    render(<Menu trigger={<Button>Acciones</Button>} items={items} onAction={onAction} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Abrir' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onAction).toHaveBeenCalledWith('delete');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Acciones' })).toHaveFocus());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it("calls the item's own action", async () => {
    const onAction = jest.fn();
    render(<Menu trigger={<Button>Acciones</Button>} items={[{ id: 'pdf', label: 'Descargar', onAction }]} />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Descargar' }));
    expect(onAction).toHaveBeenCalledTimes(1);
  });

  it('lets a group be chosen from', async () => {
    const onSelectionChange = jest.fn();
    const options = [
      { id: 'es', label: 'Español', lang: 'es' },
      { id: 'en', label: 'English', lang: 'en' },
    ];
    render(
      <Menu
        trigger={<Button>Idioma</Button>}
        sections={[
          {
            id: 'language',
            label: 'Idioma',
            items: options,
            selectionMode: 'single',
            selectedKeys: ['es'],
            onSelectionChange,
          },
        ]}
      />,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('group', { name: 'Idioma' })).toBeInTheDocument();
    expect(screen.getByRole('menuitemradio', { name: 'Español' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }));
    expect(onSelectionChange).toHaveBeenCalledWith(['en']);
  });
});
