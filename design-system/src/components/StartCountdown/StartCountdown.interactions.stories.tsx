import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button';
import { Stack } from '../Stack';
import { StartCountdown } from './StartCountdown';
import type { StartCountdownProps, TicksLeft } from './StartCountdown.types';
import { spanish } from './fixtures';

const AFTER: Readonly<Record<TicksLeft, TicksLeft>> = { 5: 4, 4: 3, 3: 2, 2: 1, 1: 0, 0: 0 };

/** A countdown that a button advances. */
function ByHand({ onBack, ...props }: StartCountdownProps & { onBack: () => void }) {
  const [ticks, setTicks] = useState(props.ticksLeft);
  return (
    <Stack gap={4}>
      <StartCountdown {...props} ticksLeft={ticks} actions={<Button onPress={onBack}>Volver</Button>} />
      <Button onPress={() => setTicks(AFTER[ticks])}>Pasa un segundo</Button>
    </Stack>
  );
}

const onBack = fn();

const meta = {
  title: 'Componentes/Tiempo/StartCountdown/Interacciones',
  component: StartCountdown,
  render: (args) => <ByHand {...args} onBack={onBack} />,
  args: { ...spanish, ticksLeft: 5 },
} satisfies Meta<typeof StartCountdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const timer = canvas.getByRole('timer', { name: 'El diagnóstico empieza en' });
    await step('Tab reaches what can be done, Enter does it', async () => {
      onBack.mockClear();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Volver' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(onBack).toHaveBeenCalledTimes(1);
    });
    await step('The first tick is said', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(timer).toHaveTextContent('4');
      await expect(canvas.getByText('El diagnóstico empieza en 4 segundos.')).toBeInTheDocument();
    });
    await step('The start is said, and nothing in between', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByText(/segundos\.$/)).toBeNull();
      await userEvent.keyboard('{Enter}{Enter}{Enter}');
      await expect(timer).toHaveTextContent('0');
      await expect(canvas.getByText('El diagnóstico empieza ahora.')).toBeInTheDocument();
    });
  },
};
