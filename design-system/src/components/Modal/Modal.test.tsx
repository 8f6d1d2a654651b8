import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../Button';
import { Modal } from './Modal';

function Example({ isLocked = false }: { isLocked?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Reprogramar</Button>
      <Modal
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Reprogramar visita"
        description="Matemáticas, 3.º B"
        closeLabel="Cerrar"
        isLocked={isLocked}
        footer={<Button variant="primary">Guardar</Button>}
      >
        Elige otra fecha.
      </Modal>
    </>
  );
}

describe('Modal', () => {
  it('is named by its title, described by its line', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'Reprogramar' }));
    const dialog = screen.getByRole('dialog', { name: 'Reprogramar visita' });
    expect(dialog).toHaveAccessibleDescription('Matemáticas, 3.º B');
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))],
  ])('closes with %s and gives the focus back', async (_way, close) => {
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'Reprogramar' }));
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reprogramar' })).toHaveFocus());
  });

  it('stays while it is locked', async () => {
    render(<Example isLocked />);
    await userEvent.click(screen.getByRole('button', { name: 'Reprogramar' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cerrar' })).toBeDisabled();
  });
});
