import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button';
import { Stack } from '../Stack';
import { CountdownRing } from './CountdownRing';
import type { CountdownRingProps } from './CountdownRing.types';
import { spanish } from './fixtures';

const STEP_MS = 5000;

/** A clock that a button advances, so that the story waits for no real seconds. */
function ByHand(props: CountdownRingProps) {
  const [time, setTime] = useState({ left: props.durationMs, whole: props.durationMs });
  return (
    <Stack gap={4} align="start">
      <CountdownRing {...props} remainingMs={time.left} durationMs={time.whole} />
      <Button onPress={() => setTime({ ...time, left: time.left - STEP_MS })}>Pasan 5 segundos</Button>
      <Button onPress={() => setTime({ left: time.left + 2 * STEP_MS, whole: time.whole + 2 * STEP_MS })}>
        Dar 10 segundos más
      </Button>
    </Stack>
  );
}

const meta = {
  title: 'Componentes/Tiempo/CountdownRing/Interacciones',
  component: CountdownRing,
  render: (args) => <ByHand {...args} />,
  args: { ...spanish, remainingMs: 20_000, durationMs: 20_000, unit: 'seconds' },
} satisfies Meta<typeof CountdownRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TimeGoesBy: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const timer = () => canvas.getByRole('timer', { name: 'Tiempo para responder' });
    const goOn = () => userEvent.click(canvas.getByRole('button', { name: 'Pasan 5 segundos' }));
    await step('At the beginning nothing is said', async () => {
      await expect(timer()).toHaveTextContent('20s');
      await expect(canvas.queryByText(/^Quedan/)).toBeNull();
    });
    await step('At 10 and at 5 seconds it is', async () => {
      await goOn();
      await goOn();
      await expect(canvas.getByText('Quedan 10 segundos.')).toBeInTheDocument();
      await goOn();
      await expect(canvas.getByText('Quedan 5 segundos.')).toBeInTheDocument();
      await expect(canvas.getByText(/^Últimos segundos/)).toBeVisible();
    });
    await step('More time takes the warning away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Dar 10 segundos más' }));
      await expect(timer()).toHaveTextContent('15s');
      await expect(canvas.queryByText(/^Últimos segundos/)).toBeNull();
    });
    await step('At the end it says that the time is over', async () => {
      await goOn();
      await goOn();
      await goOn();
      await expect(timer()).toHaveTextContent('0s');
      await expect(canvas.getByText('Se acabó el tiempo.')).toBeInTheDocument();
    });
  },
};
