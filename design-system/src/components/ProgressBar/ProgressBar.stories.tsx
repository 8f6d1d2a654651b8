import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBoth } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'Componentes/ProgressBar',
  tags: ['ready'],
  component: ProgressBar,
  parameters: { english: { label: 'Preparing schools' } },
  args: { label: 'Preparando escuelas', value: 34 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InWords: Story = inBoth(
  { label: 'Ejes completos', value: 3, maxValue: 4, valueLabel: '3 de 4' },
  { label: 'Axes complete', valueLabel: '3 of 4' },
);
export const Empty: Story = { args: { value: 0 } };
export const Complete: Story = { args: { value: 100, tone: 'success' } };
export const Unknown: Story = inBoth(
  { label: 'Generando el reporte', value: undefined },
  { label: 'Writing the report' },
);
export const LongText: Story = longText({
  label: `Preparando ${long.school}`,
  value: 34,
  valueLabel: '34 de 1 204 escuelas',
});
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };
