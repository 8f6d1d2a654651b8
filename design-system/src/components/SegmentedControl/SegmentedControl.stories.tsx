import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { SegmentedControl } from './SegmentedControl';

interface Words {
  readonly view: string;
  readonly month: string;
  readonly week: string;
  readonly list: string;
}

const spanish: Words = { view: 'Vista', month: 'Mes', week: 'Semana', list: 'Lista' };
const english: Words = { view: 'View', month: 'Month', week: 'Week', list: 'List' };

const options = [
  { id: 'month', icon: 'calendar' },
  { id: 'week', icon: 'calendarDays' },
  { id: 'list', icon: 'list' },
] as const;
type View = (typeof options)[number]['id'];

interface ViewsProps {
  words: Words;
  isIconOnly?: boolean;
  size?: 'S' | 'M';
}

function Views({ words, isIconOnly = false, size = 'M' }: ViewsProps) {
  const [view, setView] = useState<View>('month');
  return (
    <SegmentedControl
      label={words.view}
      options={options.map((option) => ({ ...option, label: words[option.id] }))}
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
  parameters: { english: { words: english } },
  args: { words: spanish },
} satisfies Meta<typeof Views>;
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
