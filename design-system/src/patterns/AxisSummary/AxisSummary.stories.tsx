import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBoth } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { AxisSummary } from './AxisSummary';

const meta = {
  title: 'Patrones/AxisSummary',
  tags: ['ready'],
  component: AxisSummary,
  parameters: {
    english: {
      name: 'Classroom climate',
      labels: { actions: 'Actions', specifications: 'Specifications' },
      emptyText: 'Not written down',
      value: {
        actions: 'To agree with the group on three rules of living together, and leave them in sight.',
        specifications: 'With 3rd B, in the first session; card and markers.',
      },
    },
  },
  args: {
    name: 'Ambiente de aula',
    headingLevel: 2,
    labels: { actions: 'Acciones', specifications: 'Especificaciones' },
    emptyText: 'Sin registrar',
    value: {
      actions: 'Acordar con el grupo tres reglas de convivencia y dejarlas a la vista.',
      specifications: 'Con el grupo 3.º B, en la primera sesión; cartulina y plumones.',
    },
  },
} satisfies Meta<typeof AxisSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Incomplete: Story = inBoth(
  { value: { actions: 'Acordar reglas de convivencia.', specifications: '' } },
  { value: { actions: 'To agree on rules of living together.', specifications: '' } },
);
export const Empty: Story = inBoth(
  { value: { actions: '', specifications: '' } },
  { value: { actions: '', specifications: '' } },
);
export const LongText: Story = longText({
  name: long.title,
  value: { actions: long.goal, specifications: `${long.help} ${long.word}` },
});
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };
