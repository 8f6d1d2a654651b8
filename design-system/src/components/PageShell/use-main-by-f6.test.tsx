import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Modal } from '../Modal';
import { SnackbarRegion, snackbar } from '../Snackbar';
import { PageShell } from './PageShell';

function Page() {
  const [isOpen, setOpen] = useState(false);
  const [isGone, setGone] = useState(false);
  return (
    <>
      <PageShell
        skipLabel="Ir al contenido"
        navLabel="Principal"
        moreLabel="Más"
        brand="Ruta"
        currentId="home"
        navigation={[{ id: 'home', label: 'Inicio', icon: 'home', href: '/' }]}
      >
        <button onClick={() => setOpen(true)}>Nueva visita</button>
        {isGone ? null : <button onClick={() => setGone(true)}>Eliminar visita</button>}
        <Modal isOpen={isOpen} onOpenChange={setOpen} title="Nueva visita" closeLabel="Cerrar ventana">
          <input aria-label="Objetivo" />
        </Modal>
      </PageShell>
      <SnackbarRegion label="Avisos" closeLabel="Cerrar" />
    </>
  );
}

const f6 = (more: object = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F6', ...more });
const button = (name: string) => screen.getByRole('button', { name });
const messages = () => screen.getByRole('region', { name: 'Avisos' });
const say = (message: string) => act(() => void snackbar.show({ message }));

describe('DS-01 F6 in a page', () => {
  beforeEach(() => void render(<Page />));
  afterEach(() => act(() => snackbar.clear()));

  it.each([
    ['forwards', {}],
    ['backwards', { shiftKey: true }],
  ])('goes round from the content to the messages and back to where one was, %s', (_, keys) => {
    say('Visita guardada');
    act(() => button('Nueva visita').focus());
    for (let round = 0; round < 2; round += 1) {
      f6(keys);
      expect(messages()).toHaveFocus();
      f6(keys);
      expect(button('Nueva visita')).toHaveFocus();
    }
  });

  it('comes from the navigation to the content, whether there are messages or none', () => {
    act(() => screen.getByRole('link', { name: 'Inicio' }).focus());
    // The default is prevented, so the browser does not focus its own toolbars.
    expect(f6()).toBe(false);
    expect(screen.getByRole('main')).toHaveFocus();
    say('Visita guardada');
    act(() => screen.getByRole('link', { name: 'Inicio' }).focus());
    f6();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('comes to the content itself where the place one was at is gone', () => {
    say('Visita eliminada');
    act(() => button('Eliminar visita').focus());
    f6();
    fireEvent.click(button('Eliminar visita'));
    f6();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('leaves it to the browser where there is nowhere else to go, and with other keys held', () => {
    act(() => button('Nueva visita').focus());
    expect(f6()).toBe(true);
    act(() => screen.getByRole('link', { name: 'Inicio' }).focus());
    expect(f6({ ctrlKey: true })).toBe(true);
    expect(screen.getByRole('link', { name: 'Inicio' })).toHaveFocus();
  });

  it('does not reach below an open dialog, from where the messages stay in reach', async () => {
    fireEvent.click(button('Nueva visita'));
    say('No se pudo guardar');
    const field = await screen.findByRole('textbox', { name: 'Objetivo' });
    act(() => field.focus());
    f6();
    expect(messages()).toHaveFocus();
    f6();
    expect(messages()).toHaveFocus();
  });
});
