import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../Checkbox';
import { CheckboxGroup } from './CheckboxGroup';

const meta = {
  title: 'Componentes/Campos/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Ejes de la visita',
    children: (
      <>
        <Checkbox value="class">Ambiente de aula</Checkbox>
        <Checkbox value="plan">Planeación didáctica</Checkbox>
        <Checkbox value="feedback">Evaluación y retroalimentación</Checkbox>
        <Checkbox value="community">Vínculo con la comunidad</Checkbox>
      </>
    ),
    defaultValue: ['class', 'plan'],
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHelp: Story = { args: { description: 'Elige los que vas a observar.' } };

export const Required: Story = { args: { isRequired: true } };

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Elige al menos uno.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Horizontal: Story = { args: { orientation: 'horizontal' } };
