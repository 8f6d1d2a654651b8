import { useRef, useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ItemCard } from './ItemCard';

function Item({ hasActs = true }: { hasActs?: boolean }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <button ref={anchor} onClick={() => setOpen(true)}>
        09:00
      </button>
      <ItemCard
        anchor={anchor}
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Observación de Matemáticas"
        signs="Visita"
        facts={[{ id: 'when', icon: 'clock', text: 'miércoles 13 de mayo, 09:00' }]}
        actions={hasActs ? <a href="/visits/start/41">Iniciar</a> : undefined}
        closeLabel="Cerrar"
      />
    </main>
  );
}
const open = () => userEvent.click(screen.getByRole('button', { name: '09:00' }));

describe('DS-01 ItemCard', () => {
  it('is a dialog named by its title, with signs, facts and acts', async () => {
    render(<Item />);
    await open();
    const dialog = await screen.findByRole('dialog', { name: 'Observación de Matemáticas' });
    expect(dialog).toHaveTextContent('Visita');
    expect(screen.getByRole('listitem')).toHaveTextContent('miércoles 13 de mayo, 09:00');
    expect(screen.getByRole('link', { name: 'Iniciar' })).toBeVisible();
    expect(await axe(dialog)).toHaveNoViolations();
  });

  it.each([['{Escape}'], ['{Tab}{Enter}']])('closes with %s and gives the focus back', async (keys) => {
    render(<Item />);
    await open();
    await screen.findByRole('dialog');
    await userEvent.keyboard(keys);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: '09:00' })).toHaveFocus());
  });

  it('needs no acts', async () => {
    render(<Item hasActs={false} />);
    await open();
    await screen.findByRole('dialog');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
