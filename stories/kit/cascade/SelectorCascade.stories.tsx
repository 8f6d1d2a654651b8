import { useState, useSyncExternalStore } from 'react';
import { SelectorCascade } from '@ruta/design-system';
import type { CascadeLevel } from '@ruta/design-system';
import { cascadeMachine } from '@ruta/state-machines/kit/cascade/cascade.machine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createActor } from 'xstate';

const words = {
  loading: 'Cargando opciones…',
  failed: 'No se pudieron cargar las opciones.',
  retry: 'Reintentar',
  empty: 'No hay ninguna opción aquí.',
  noMatch: 'Nada coincide.',
  cleared: (labels: readonly string[]) => `Se borraron: ${labels.join(', ')}.`,
};

const option = (id: string, label: string) => ({ id, label });
/** Options below each choice; '' has the categories. */
const below: Readonly<Record<string, readonly { id: string; label: string }[]>> = {
  '': [option('didactica', 'Didáctica'), option('convivencia', 'Convivencia')],
  didactica: [option('planeacion', 'Planeación'), option('evaluacion', 'Evaluación')],
  convivencia: [option('acuerdos', 'Acuerdos de aula')],
  planeacion: [option('proyectos', 'Proyectos')],
  evaluacion: [option('rubricas', 'Rúbricas')],
  acuerdos: [option('familias', 'Familias')],
};

const levels = ['category', 'subCategory', 'topic'] as const;
const label = { category: 'Categoría', subCategory: 'Subcategoría', topic: 'Tema' } as const;
const waiting = { category: '', subCategory: 'Elige primero una categoría.', topic: 'Elige primero una subcategoría.' };

/** The component with the product's cascade machine, which holds the state and clears lower levels. */
function OnTheMachine() {
  const [actor] = useState(() => createActor(cascadeMachine, { input: { levels, chosen: {} } }).start());
  const snapshot = useSyncExternalStore(
    (listener) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    () => actor.getSnapshot(),
  );
  const { chosen } = snapshot.context;
  const specs = levels.map((id, index): CascadeLevel => {
    const above = levels[index - 1];
    return {
      id,
      label: label[id],
      placeholder: 'Busca por nombre',
      waitingText: waiting[id],
      options: { status: 'ready', items: below[above === undefined ? '' : (chosen[above] ?? '-')] ?? [] },
    };
  });
  return (
    <>
      <SelectorCascade
        label="Dónde va la píldora"
        levels={specs}
        value={chosen}
        onChoose={(choice) => actor.send({ type: 'level.chosen', ...choice })}
        onRetry={() => undefined}
        labels={words}
      />
      <p>{snapshot.hasTag('complete') ? 'Completo' : 'Falta elegir'}</p>
    </>
  );
}

const meta = { title: 'Flujos/Selectores en cascada en pantalla', component: OnTheMachine } satisfies Meta<
  typeof OnTheMachine
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SM-01 DS-01 another category clears subcategory and topic, by the machine's rule. */
export const ClearsBelow: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    // An open list hides the rest of the page from assistive technology.
    const level = (name: string) => canvas.getByRole('combobox', { name, hidden: true });
    const choose = async (name: string, typed: string) => {
      await userEvent.click(level(name));
      await userEvent.keyboard(`${typed}{ArrowDown}{Enter}`);
    };
    await step('Level by level to the end', async () => {
      await choose('Categoría', 'did');
      await choose('Subcategoría', 'eva');
      await choose('Tema', 'rúb');
      await expect(canvas.getByText('Completo')).toBeVisible();
    });
    await step('An emptied category clears the rest', async () => {
      await userEvent.clear(level('Categoría'));
      await expect(canvas.getByText('Falta elegir')).toBeInTheDocument();
      await expect(level('Subcategoría')).toBeDisabled();
      await expect(level('Subcategoría')).toHaveValue('');
    });
  },
};
