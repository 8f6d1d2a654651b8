import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth, saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, onAPhone } from '../../testing/story-frames';
import { Checkbox } from '../Checkbox';
import { CheckboxGroup } from './CheckboxGroup';

const AXES = [
  ['class', 'Ambiente de aula', 'Classroom climate'],
  ['plan', 'Planeación didáctica', 'Lesson planning'],
  ['feedback', 'Evaluación y retroalimentación', 'Assessment and feedback'],
  ['community', 'Vínculo con la comunidad', 'Bonds with the community'],
] as const;

const meta = {
  title: 'Componentes/Campos/CheckboxGroup',
  tags: ['ready'],
  component: CheckboxGroup,
  parameters: { english: { label: 'Axes of the visit' } },
  render: (args, { globals }) => {
    const say = saying(globals);
    return (
      <CheckboxGroup {...args}>
        {AXES.map(([value, spanish, english]) => (
          <Checkbox key={value} value={value}>
            {say(spanish, english)}
          </Checkbox>
        ))}
      </CheckboxGroup>
    );
  },
  args: { label: 'Ejes de la visita', children: null, defaultValue: ['class', 'plan'] },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHelp: Story = inBoth(
  { description: 'Elige los que vas a observar.' },
  { description: 'Choose those that you are going to observe.' },
);

export const Required: Story = { args: { isRequired: true } };

export const Invalid: Story = inBoth(
  { isRequired: true, defaultValue: [], errorMessage: 'Elige al menos uno.' },
  { errorMessage: 'Choose at least one.' },
);

/** The reason replaces the help text. */
export const Disabled: Story = inBoth(
  { isDisabled: true, description: 'La visita ya empezó: sus ejes no se pueden cambiar.' },
  { description: 'The visit has begun: its axes cannot be changed.' },
);

export const Horizontal: Story = { args: { orientation: 'horizontal' } };

export const LongText: Story = {
  render: (args) => (
    <CheckboxGroup {...args}>
      <Checkbox value="class">{long.title}</Checkbox>
      <Checkbox value="plan" description={long.help}>
        {long.goal}
      </Checkbox>
    </CheckboxGroup>
  ),
  args: { label: long.label, errorMessage: long.error },
  globals: { language: 'es' },
  decorators: [onAPhone],
};

export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

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
    press: '{Tab}',
    does: { es: 'Va de casilla en casilla', en: 'Goes from box to box' },
    then: async ({ canvas }) => {
      await expect(canvas.getByRole('checkbox', { name: 'Planeación didáctica' })).toHaveFocus();
      await userEvent.tab({ shift: true });
    },
  },
  {
    press: '{Shift>}{Tab}{/Shift}',
    does: { es: 'Vuelve a la casilla anterior, o sale', en: 'Goes back to the previous checkbox, or out' },
    then: ({ canvas }) =>
      expect(canvas.getByRole('group', { name: 'Ejes de la visita' })).not.toContainElement(
        document.activeElement as HTMLElement,
      ),
  },
]);
