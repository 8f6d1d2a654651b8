import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { Skeleton } from '../Skeleton';
import { Disclosure } from './Disclosure';

const meta = {
  title: 'Componentes/Datos/Disclosure',
  tags: ['new'],
  component: Disclosure,
  parameters: {
    english: {
      title: 'Classroom climate',
      note: '3 of 4',
      children: 'The rules of living together are on the wall, agreed with the group.',
    },
  },
  args: {
    title: 'Ambiente de aula',
    note: '3 de 4',
    headingLevel: 2,
    children: 'Las reglas de convivencia están a la vista y se acordaron con el grupo.',
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { defaultExpanded: true } };
/** The note gives the reason. */
export const Disabled: Story = inBoth({ isDisabled: true, note: 'Sin registrar' }, { note: 'Not written down' });
export const Loading: Story = {
  render: (args) => (
    <Disclosure {...args} defaultExpanded>
      <Skeleton lines={2} />
    </Disclosure>
  ),
};
export const LongText: Story = longText({
  defaultExpanded: true,
  title: long.title,
  children: `${long.goal} ${long.word}`,
});
export const FromRightToLeft: Story = { args: { defaultExpanded: true }, decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega al título', en: 'Reaches the title' },
    then: ({ canvas }) => expect(canvas.getByRole('button')).toHaveFocus(),
  },
  {
    press: '{Enter}',
    does: { es: 'Abre o cierra', en: 'Opens or closes it' },
    then: ({ canvas }) => expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true'),
  },
  {
    press: ' ',
    does: { es: 'Abre o cierra', en: 'Opens or closes it' },
    then: ({ canvas }) => expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false'),
  },
  {
    press: '{Shift>}{Tab}{/Shift}',
    does: { es: 'Sale hacia atrás', en: 'Leaves it backwards' },
    then: ({ canvas }) => expect(canvas.getByRole('button')).not.toHaveFocus(),
  },
]);
