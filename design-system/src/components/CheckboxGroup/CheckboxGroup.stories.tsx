import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { Checkbox } from '../Checkbox';
import { CheckboxGroup } from './CheckboxGroup';

const meta = {
  title: 'Componentes/Campos/CheckboxGroup',
  tags: ['ready'],
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

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Va de casilla en casilla', en: 'Goes from box to box' },
    then: ({ canvas }) => expect(canvas.getByRole('checkbox', { name: 'Ambiente de aula' })).toHaveFocus(),
  },
  {
    press: ' ',
    does: { es: 'Marca o desmarca', en: 'Checks or unchecks it' },
    then: ({ canvas }) => expect(canvas.getByRole('checkbox', { name: 'Ambiente de aula' })).not.toBeChecked(),
  },
  {
    press: '{Shift>}{Tab}{/Shift}',
    does: { es: 'Vuelve a la casilla anterior, o sale', en: 'Goes back to the box before, or out' },
    then: ({ canvas }) =>
      expect(canvas.getByRole('group', { name: 'Ejes de la visita' })).not.toContainElement(
        document.activeElement as HTMLElement,
      ),
  },
]);
