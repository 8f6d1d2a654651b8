import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import type { KeyStep } from '../../testing/by-keyboard';
import { saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { EmptyState, ErrorState } from '../StateMessage';
import { CommandPalette } from './CommandPalette';
import type { CommandPaletteProps, CommandPaletteSection } from './CommandPalette.types';

type Say = ReturnType<typeof saying>;
const spanish = {
  label: 'Buscar en todo',
  placeholder: 'Páginas, recetas o qué quieres hacer',
  closeLabel: 'Cerrar',
  listLabel: 'Resultados',
  loadingLabel: 'Buscando',
  countLabel: '5 resultados',
};
const english = {
  label: 'Search everything',
  placeholder: 'Pages, recipes or what you want to do',
  closeLabel: 'Close',
  listLabel: 'Results',
  loadingLabel: 'Searching',
  countLabel: '5 results',
};

const sectionsIn = (say: Say): CommandPaletteSection[] => [
  {
    id: 'pages',
    label: say('Ir a', 'Go to'),
    items: [
      { id: 'calendar', label: say('Calendario', 'Calendar'), icon: 'calendarDays', keys: 'g c' },
      { id: 'people', label: say('Personas', 'People'), icon: 'users', keys: 'g p' },
    ],
  },
  {
    id: 'verbs',
    label: say('Hacer', 'Do'),
    items: [{ id: 'new', label: say('Nueva receta', 'New recipe'), icon: 'plus' }],
  },
  {
    id: 'recipes',
    label: say('Recetas', 'Recipes'),
    items: [
      { id: 'r1', label: 'Tlayuda', detail: 'Oaxaca', icon: 'school' },
      { id: 'r2', label: 'Cochinita pibil', detail: 'Yucatán', icon: 'school' },
    ],
  },
];

/** Filters by its text, as an application does. */
function Filtered({ value, sections, onChange, ...props }: CommandPaletteProps) {
  const [text, setText] = useState(value);
  return (
    <CommandPalette
      {...props}
      value={text}
      onChange={(next) => {
        setText(next);
        onChange(next);
      }}
      sections={sections.map((section) => ({
        ...section,
        items: section.items.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
      }))}
    />
  );
}

const meta = {
  title: 'Componentes/CommandPalette',
  tags: ['new'],
  component: CommandPalette,
  parameters: {
    // In an iframe on docs pages, because it covers the page.
    docs: { story: { inline: false, height: '480px' } },
    english,
  },
  render: ({ sections, ...args }, { globals }) => (
    <Filtered {...args} sections={sections.length > 0 ? sections : sectionsIn(saying(globals))} />
  ),
  args: { isOpen: true, onOpenChange: fn(), value: '', onChange: fn(), sections: [], onChoose: fn(), ...spanish },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** More results are on their way; what is there stays. */
export const Loading: Story = { args: { value: 'ca', isLoading: true } };

export const NothingFound: Story = {
  args: { value: 'xyz' },
  render: (args, { globals }) => (
    <CommandPalette
      {...args}
      sections={[]}
      notice={
        <EmptyState
          size="S"
          icon="search"
          title={saying(globals)('Nada coincide', 'Nothing found')}
          body={saying(globals)('Prueba con menos palabras.', 'Try fewer words.')}
        />
      }
    />
  ),
};

export const Failed: Story = {
  args: { value: 'calendario' },
  render: (args, { globals }) => (
    <CommandPalette
      {...args}
      sections={sectionsIn(saying(globals)).slice(0, 1)}
      notice={
        <ErrorState
          size="S"
          title={saying(globals)('No se pudo buscar', 'The search failed')}
          retryLabel={saying(globals)('Reintentar', 'Try again')}
          onRetry={fn()}
        />
      }
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'es' as const },
  args: {
    sections: [
      {
        id: 'long',
        label: 'Recetas',
        items: [1, 2, 3].map((n) => ({ id: `${n}`, label: long.goal, detail: long.school, icon: 'school' as const })),
      },
    ],
  },
};
/** The whole page is right to left: overlays are outside the story. */
export const FromRightToLeft: Story = {
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
};

type Step = KeyStep<CommandPaletteProps>;
const field = () => screen.findByRole('searchbox', { name: 'Buscar en todo' });
const steps: readonly Step[] = [
  {
    press: 'pi',
    does: {
      es: 'Letras: filtran; el primer resultado queda elegido y el foco sigue en el campo',
      en: 'Letters: filter; the first result is chosen and the focus stays in the field',
    },
    then: async () => {
      await waitFor(async () => expect(await field()).toHaveAttribute('aria-activedescendant'));
      await expect(await field()).toHaveFocus();
    },
  },
  {
    press: '{Enter}',
    does: { es: 'Abre lo elegido', en: 'Opens what is chosen' },
    then: ({ args }) => expect(args.onChoose).toHaveBeenLastCalledWith('r2'),
  },
  {
    press: '{Backspace}{Backspace}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}',
    does: { es: 'Flechas: eligen otro resultado', en: 'Arrows: choose another result' },
    then: ({ args }) => expect(args.onChoose).toHaveBeenCalledTimes(2),
  },
  {
    press: '{Escape}',
    does: { es: 'Cierra, también con texto', en: 'Closes, with a text too' },
    then: ({ args }) => expect(args.onOpenChange).toHaveBeenCalledWith(false),
  },
];
export const Keyboard: Story = byKeyboard(steps, async () => {
  await waitFor(async () => expect(await field()).toHaveFocus());
});
