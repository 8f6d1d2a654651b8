import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { SegmentedControl } from './SegmentedControl';
import type { SegmentOption, SegmentedControlProps } from './SegmentedControl';

const spanish: readonly SegmentOption<string>[] = [
  { id: 'month', label: 'Mes', icon: 'calendar' },
  { id: 'week', label: 'Semana', icon: 'calendarDays' },
  { id: 'list', label: 'Lista', icon: 'list' },
];
const english: readonly SegmentOption<string>[] = [
  { id: 'month', label: 'Month', icon: 'calendar' },
  { id: 'week', label: 'Week', icon: 'calendarDays' },
  { id: 'list', label: 'List', icon: 'list' },
];

function InPage(props: SegmentedControlProps<string>) {
  const [view, setView] = useState(props.value);
  return <SegmentedControl {...props} value={view} onChange={setView} />;
}

const meta = {
  title: 'Componentes/SegmentedControl',
  tags: ['ready'],
  component: SegmentedControl,
  parameters: { english: { label: 'View', options: english } },
  render: (args) => <InPage {...args} />,
  args: { label: 'Vista', options: spanish, value: 'month', onChange: fn() },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'S' } };
export const IconOnly: Story = { args: { isIconOnly: true } };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega al grupo', en: 'Reaches the group' },
    then: ({ canvas }) =>
      expect(canvas.getByRole('radiogroup', { name: 'Vista' })).toContainElement(document.activeElement as HTMLElement),
  },
  {
    press: '{ArrowRight}',
    does: { es: 'Opción siguiente', en: 'The next option' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Semana' })).toHaveFocus(),
  },
  {
    press: ' ',
    does: { es: 'Elige', en: 'Chooses' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Semana' })).toBeChecked(),
  },
  {
    press: '{ArrowLeft}',
    does: { es: 'Opción anterior', en: 'The option before' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Semana' })).not.toHaveFocus(),
  },
  {
    press: '{Enter}',
    does: { es: 'Elige', en: 'Chooses' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Semana' })).not.toBeChecked(),
  },
]);
