import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { saying } from '../../testing/in-english';
import { fromRightToLeft, onAPhone } from '../../testing/story-frames';
import { Button } from '../Button';
import { FormActions } from './FormActions';

const meta = {
  title: 'Componentes/Campos/FormActions',
  tags: ['ready'],
  component: FormActions,
  args: { primary: null },
  render: (args, { globals }) => {
    const say = saying(globals);
    return (
      <FormActions
        {...args}
        primary={
          <Button variant="primary" icon="save">
            {say('Guardar visita', 'Save visit')}
          </Button>
        }
      >
        <Button>{say('Cancelar', 'Cancel')}</Button>
      </FormActions>
    );
  },
} satisfies Meta<typeof FormActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A form in steps: back at the start, the rest at the end. */
export const Steps: Story = {
  render: (args, { globals }) => {
    const say = saying(globals);
    return (
      <FormActions
        {...args}
        back={<Button icon="arrowLeft">{say('Atrás', 'Back')}</Button>}
        primary={
          <Button variant="primary" iconEnd="arrowRight">
            {say('Siguiente', 'Next')}
          </Button>
        }
      >
        <Button icon="draft">{say('Guardar borrador', 'Save draft')}</Button>
      </FormActions>
    );
  },
  play: async ({ canvasElement, step }) => {
    await step('The primary button is the last one', async () => {
      const last = within(canvasElement).getAllByRole('button').at(-1);
      await expect(last).toHaveAccessibleName(/Siguiente|Next/);
    });
  },
};

/** On a narrow card the one button fills the width. */
export const FullWidth: Story = {
  decorators: [onAPhone],
  render: (args, { globals }) => (
    <FormActions
      {...args}
      isFullWidth
      primary={
        <Button variant="primary" size="L">
          {saying(globals)('Iniciar sesión', 'Sign in')}
        </Button>
      }
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'es' },
  decorators: [onAPhone],
  render: (args) => (
    <FormActions
      {...args}
      back={<Button icon="arrowLeft">Volver al paso anterior</Button>}
      primary={<Button variant="primary">Reprogramar la visita y avisar a la dirección de la escuela</Button>}
    >
      <Button>Conservar la fecha que ya tiene</Button>
    </FormActions>
  ),
};

export const FromRightToLeft: Story = { ...Steps, decorators: [fromRightToLeft] };
