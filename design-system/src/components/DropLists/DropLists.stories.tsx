import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { Text } from '../Text';
import { DropLists } from './DropLists';
import type { DropListsProps } from './DropLists.types';

function InPage(props: DropListsProps) {
  const [lists, setLists] = useState(props.lists);
  const [chosen, setChosen] = useState(props.chosen);
  return (
    <DropLists
      {...props}
      lists={lists}
      chosen={chosen}
      onChoose={(ids) => {
        props.onChoose(ids);
        setChosen(ids);
      }}
      onMove={(ids, to) => {
        props.onMove(ids, to);
        setChosen(new Set());
        const moved = lists.flatMap(({ items }) => items.filter(({ id }) => ids.includes(id)));
        setLists(
          lists.map((list) => ({
            ...list,
            items: [...list.items.filter(({ id }) => !ids.includes(id)), ...(list.id === to ? moved : [])],
          })),
        );
      }}
    />
  );
}

const SCHOOLS = [
  { id: '14', label: 'Escuela Primaria Benito Juárez' },
  { id: '15', label: 'Instituto Jacaranda' },
  { id: '16', label: 'Colegio Ceiba' },
];

const meta = {
  title: 'Componentes/Selección/DropLists',
  tags: ['new'],
  component: DropLists,
  render: (args) => <InPage {...args} />,
  parameters: {
    english: {
      emptyText: 'Drop schools here.',
      lists: [
        { id: 'from', label: 'Laura’s schools', items: SCHOOLS },
        { id: '67', label: 'Lucía Rojas', items: [] },
      ],
    },
  },
  args: {
    emptyText: 'Suelta escuelas aquí.',
    lists: [
      { id: 'from', label: 'Escuelas de Laura', items: SCHOOLS },
      { id: '67', label: 'Lucía Rojas', items: [] },
    ],
    chosen: new Set<string>(),
    onChoose: fn(),
    onMove: fn(),
  },
} satisfies Meta<typeof DropLists>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = inBoth(
  { lists: [{ id: 'from', label: 'Escuelas de Laura', items: [] }] },
  { lists: [{ id: 'from', label: 'Laura’s schools', items: [] }] },
);
export const Chosen: Story = { args: { chosen: new Set(['14', '16']) } };
export const WithNotes: Story = {
  args: {
    lists: [
      { id: 'from', label: 'Laura', items: SCHOOLS, note: <Text variant="caption">3</Text> },
      { id: '67', label: 'Lucía', items: [], note: <Text variant="caption">8 → 8</Text> },
      { id: '68', label: 'Sergio', items: [], note: <Text variant="caption">5 → 5</Text> },
    ],
  },
};
export const LongText: Story = longText({
  lists: [
    { id: 'from', label: long.label, items: [{ id: '1', label: long.school }, ...SCHOOLS] },
    { id: '67', label: long.person, items: [] },
  ],
  emptyText: long.help,
});
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega a la lista', en: 'Reaches the list' },
    then: ({ canvas }) => expect(canvas.getByRole('row', { name: 'Escuela Primaria Benito Juárez' })).toHaveFocus(),
  },
  {
    press: ' ',
    does: { es: 'Elige la fila, o la deja', en: 'Chooses the row, or leaves it' },
    then: ({ args }) => expect(args.onChoose).toHaveBeenLastCalledWith(new Set(['14'])),
  },
  {
    press: '{ArrowDown}',
    does: { es: 'Va a la fila siguiente', en: 'Goes to the next row' },
    then: ({ canvas }) => expect(canvas.getByRole('row', { name: 'Instituto Jacaranda' })).toHaveFocus(),
  },
  {
    press: '{ArrowUp}',
    does: { es: 'Va a la fila anterior', en: 'Goes to the previous row' },
    then: ({ canvas }) => expect(canvas.getByRole('row', { name: 'Escuela Primaria Benito Juárez' })).toHaveFocus(),
  },
  {
    press: '{ArrowRight}',
    does: { es: 'Va al asa de la fila', en: 'Goes to the grip of the row' },
    then: ({ canvas }) =>
      expect(canvas.getByRole('row', { name: 'Escuela Primaria Benito Juárez' })).toContainElement(
        document.activeElement as HTMLElement,
      ),
  },
  {
    press: '{Enter}',
    does: { es: 'En el asa: toma la fila, o las elegidas', en: 'On the grip: takes the row, or the chosen ones' },
    then: ({ canvas }) =>
      waitFor(() => expect(canvas.getByRole('grid', { name: 'Lucía Rojas' })).toHaveAttribute('data-drop-target')),
  },
  {
    press: '{Enter}',
    does: { es: 'En otra lista: las suelta ahí', en: 'On another list: drops them there' },
    then: ({ args }) => waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith(['14'], '67')),
  },
]);
