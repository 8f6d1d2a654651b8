import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { Stack } from '../Stack';
import { TextArea } from '../TextArea';
import { DragLine, DropField } from './DropField';

interface PadProps {
  label: string;
  grip: string;
  line: string;
  isDisabled?: boolean;
  onDrop: (id: string) => void;
}

function Pad({ label, grip, line, isDisabled = false, onDrop }: PadProps) {
  const [text, setText] = useState('');
  const [isThere, setThere] = useState(true);
  const take = (id: string) => {
    onDrop(id);
    setText(line);
    setThere(false);
  };
  return (
    <Stack gap={4}>
      <DropField label={label} onDrop={take}>
        <TextArea label={label} value={text} onChange={setText} rows={2} />
      </DropField>
      {isThere && (
        <DragLine id="1" label={`${grip}: ${line}`} isDisabled={isDisabled}>
          {line}
        </DragLine>
      )}
    </Stack>
  );
}

const meta = {
  title: 'Componentes/Selección/DropField',
  tags: ['new'],
  component: Pad,
  parameters: {
    english: { label: 'Comment', grip: 'Drag the note', line: 'They work in pairs' },
  },
  args: { label: 'Comentario', grip: 'Arrastrar la nota', line: 'Trabajan en parejas', onDrop: fn() },
} satisfies Meta<typeof Pad>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = inBoth({ isDisabled: true }, { isDisabled: true });
export const LongText: Story = longText({ label: long.label, line: long.help });
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}{Tab}',
    does: { es: 'Llega al asa de la línea', en: 'Reaches the grip of the line' },
    then: ({ canvas }) => expect(canvas.getByRole('button', { name: /^Arrastrar la nota/ })).toHaveFocus(),
  },
  {
    press: '{Enter}',
    does: { es: 'Toma la línea y va al campo', en: 'Takes the line and goes to the field' },
    then: ({ canvas }) =>
      waitFor(() => expect(canvas.getByRole('group', { name: 'Comentario' })).toHaveAttribute('data-drop-target')),
  },
  {
    press: '{Enter}',
    does: { es: 'En el campo: la suelta ahí', en: 'On the field: drops it there' },
    then: ({ args }) => waitFor(() => expect(args.onDrop).toHaveBeenLastCalledWith('1')),
  },
]);
