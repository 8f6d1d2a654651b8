import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { SegmentedControl } from './SegmentedControl';

type View = 'month' | 'week' | 'list';
interface ViewsProps {
  isIconOnly?: boolean;
  size?: 'S' | 'M';
  label?: string;
  names?: Readonly<Record<View, string>>;
  /** The disabled option. */
  unavailable?: View;
}

function Views(props: ViewsProps) {
  const { isIconOnly = false, size = 'M', label = 'Vista', unavailable } = props;
  const { names = { month: 'Mes', week: 'Semana', list: 'Lista' } } = props;
  const [view, setView] = useState<View>('month');
  return (
    <SegmentedControl
      label={label}
      options={[
        { id: 'month', label: names.month, icon: 'calendar' },
        { id: 'week', label: names.week, icon: 'calendarDays', isDisabled: unavailable === 'week' },
        { id: 'list', label: names.list, icon: 'list' },
      ]}
      value={view}
      onChange={setView}
      isIconOnly={isIconOnly}
      size={size}
    />
  );
}

const meta = {
  title: 'Componentes/SegmentedControl',
  tags: ['ready'],
  component: Views,
  parameters: { english: { label: 'View', names: { month: 'Month', week: 'Week', list: 'List' } } },
} satisfies Meta<typeof Views>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'S' } };
export const IconOnly: Story = { args: { isIconOnly: true } };

/** Arrow keys skip disabled options. */
export const Disabled: Story = { args: { unavailable: 'week' } };
export const LongText: Story = longText({
  names: { month: 'El mes completo', week: 'La semana escolar', list: 'Lista de actividades' },
});
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

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
    does: { es: 'Opción anterior', en: 'The previous option' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Semana' })).not.toHaveFocus(),
  },
  {
    press: '{Enter}',
    does: { es: 'Elige', en: 'Chooses' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Semana' })).not.toBeChecked(),
  },
]);
