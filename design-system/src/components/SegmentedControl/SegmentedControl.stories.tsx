import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl';

const options = [
  { id: 'month', label: 'Mes', icon: 'calendar' },
  { id: 'week', label: 'Semana', icon: 'calendarDays' },
  { id: 'list', label: 'Lista', icon: 'list' },
] as const;
type View = (typeof options)[number]['id'];

function Views({ isIconOnly = false, size = 'M' }: { isIconOnly?: boolean; size?: 'S' | 'M' }) {
  const [view, setView] = useState<View>('month');
  return (
    <SegmentedControl
      label="Vista"
      options={options}
      value={view}
      onChange={setView}
      isIconOnly={isIconOnly}
      size={size}
    />
  );
}

const meta = { title: 'Componentes/SegmentedControl', component: Views } satisfies Meta<typeof Views>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'S' } };
export const IconOnly: Story = { args: { isIconOnly: true } };
export const Keyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Vista' });
    await step('Arrow right goes to the next option', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}');
      await expect(within(group).getByRole('radio', { name: 'Semana' })).toHaveFocus();
    });
    await step('Space chooses it', async () => {
      await userEvent.keyboard(' ');
      await expect(within(group).getByRole('radio', { name: 'Semana' })).toBeChecked();
    });
  },
};
