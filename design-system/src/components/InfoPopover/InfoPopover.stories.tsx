import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../Stack';
import { Text } from '../Text';
import { InfoPopover } from './InfoPopover';

const meta = {
  title: 'Componentes/InfoPopover',
  component: InfoPopover,
  args: {
    label: 'Qué significa vencida',
    title: 'Visita vencida',
    children: <Text variant="label">Su fecha pasó y nadie la inició. Puedes reprogramarla o cancelarla.</Text>,
  },
} satisfies Meta<typeof InfoPopover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Inline gap={1}>
      <Text>3 visitas vencidas</Text>
      <InfoPopover {...args} />
    </Inline>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Qué significa vencida' });
    await step('Enter opens it', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Qué significa vencida' })).toBeVisible());
    });
    await step('Escape closes it and the focus goes back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};
