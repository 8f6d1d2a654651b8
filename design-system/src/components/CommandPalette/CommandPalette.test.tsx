import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { CommandPalette } from './CommandPalette';
import type { CommandPaletteSection } from './CommandPalette.types';

const SECTIONS: readonly CommandPaletteSection[] = [
  { id: 'pages', label: 'Páginas', items: [{ id: 'agenda', label: 'Agenda', icon: 'calendarDays', keys: 'g a' }] },
  { id: 'none', label: 'Vacías', items: [] },
  { id: 'schools', label: 'Escuelas', items: [{ id: 's1', label: 'Colegio Ceiba', detail: 'Colima' }] },
];
const chosen: string[] = [];
beforeEach(() => chosen.splice(0));

function Example({ sections = SECTIONS }: { sections?: readonly CommandPaletteSection[] }) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <button onClick={() => setOpen(true)}>Buscar</button>
      <CommandPalette
        isOpen={isOpen}
        onOpenChange={setOpen}
        label="Buscar en todo"
        closeLabel="Cerrar"
        listLabel="Resultados"
        loadingLabel="Buscando"
        countLabel={`${sections.length} resultados`}
        value={text}
        onChange={setText}
        maxLength={5}
        sections={sections.map((section) => ({
          ...section,
          items: section.items.filter((item) => item.label.toLowerCase().includes(text)),
        }))}
        onChoose={(id) => chosen.push(id)}
        notice={sections.length === 0 ? 'Nada coincide' : undefined}
      />
    </>
  );
}

const open = async (sections?: readonly CommandPaletteSection[]) => {
  const user = userEvent.setup();
  const rendered = render(<Example sections={sections ?? SECTIONS} />);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  return { user, ...rendered };
};
const field = () => screen.findByRole('searchbox', { name: 'Buscar en todo' });

test('UI-02 a row under a resting pointer is not pressed by Enter; after an arrow or a letter Enter presses', async () => {
  const { user } = await open();
  await field();
  await user.hover(screen.getByRole('menuitem', { name: /Agenda/ }));
  await user.keyboard('{Enter}');
  expect(chosen).toEqual([]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toHaveLength(1);
});

test('UI-02 the field has the focus; arrows choose without leaving it, Enter presses', async () => {
  const { user, baseElement } = await open();
  expect(await field()).toHaveFocus();
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Agendaga', 'Colegio CeibaColima']);
  expect((await axe(baseElement)).violations).toEqual([]);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(await field()).toHaveFocus();
  expect(chosen).toEqual(['s1']);
});

test('UI-02 typing puts the first result under Enter; the text is as long as it may be', async () => {
  const { user } = await open();
  await user.type(await field(), 'agendas');
  expect(await field()).toHaveValue('agend');
  await waitFor(async () => expect(await field()).toHaveAttribute('aria-activedescendant'));
  await user.keyboard('{Enter}');
  expect(chosen).toEqual(['agenda']);
});

test('UI-02 the first Escape closes, with a text too, and the focus goes back', async () => {
  const { user } = await open();
  await user.type(await field(), 'ag');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Buscar' })).toHaveFocus());
});

test('UI-02 nothing found is said', async () => {
  await open([]);
  expect(await screen.findByText('Nada coincide')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('0 resultados');
});
