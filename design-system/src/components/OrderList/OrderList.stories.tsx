import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { long } from '../../testing/long-words';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { IconButton } from '../IconButton';
import { OrderList } from './OrderList';
import type { OrderListProps } from './OrderList.types';

function InPage(props: OrderListProps) {
  const [items, setItems] = useState(props.items);
  return (
    <OrderList
      {...props}
      items={items}
      onMove={(id, place) => {
        props.onMove(id, place);
        const others = items.filter((item) => item.id !== id);
        const moved = items.filter((item) => item.id === id);
        setItems([...others.slice(0, place - 1), ...moved, ...others.slice(place - 1)]);
      }}
    />
  );
}

const ES = ['Guía para planear', 'Una clase planeada al revés', 'Formato de planeación'];
const EN = ['A guide to planning', 'A lesson planned backwards', 'Planning form'];
const rows = (labels: readonly string[]) => labels.map((label, at) => ({ id: String(at + 1), label }));

const meta = {
  title: 'Componentes/Selección/OrderList',
  tags: ['new'],
  component: OrderList,
  render: (args) => <InPage {...args} />,
  parameters: { english: { label: 'Contents', items: rows(EN) } },
  args: { label: 'Contenidos', items: rows(ES), onMove: fn() },
} satisfies Meta<typeof OrderList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithActions: Story = {
  args: {
    items: rows(ES).map((item) => ({
      ...item,
      actions: <IconButton icon="more" label={`Acciones de ${item.label}`} onPress={() => undefined} />,
    })),
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = longText({ items: rows([long.title, long.word, long.label]) });
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega a la lista', en: 'Reaches the list' },
    then: ({ canvas }) => expect(canvas.getByRole('row', { name: ES[0] as string })).toHaveFocus(),
  },
  {
    press: '{ArrowRight}',
    does: { es: 'Va al asa de la fila', en: 'Goes to the grip of the row' },
    then: ({ canvas }) =>
      expect(canvas.getByRole('row', { name: ES[0] as string })).toContainElement(
        document.activeElement as HTMLElement,
      ),
  },
  {
    press: '{Enter}',
    does: { es: 'En el asa: toma la fila', en: 'On the grip: takes the row' },
    then: () => waitFor(() => expect(document.querySelector('[data-drop-target]')).not.toBeNull()),
  },
  {
    press: '{End}',
    does: { es: 'Va al último lugar', en: 'Goes to the last place' },
    then: () => expect(document.querySelector('[data-drop-target]')).not.toBeNull(),
  },
  {
    press: '{Enter}',
    does: { es: 'La suelta ahí', en: 'Drops it there' },
    then: ({ args }) => waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith('1', 3)),
  },
]);
