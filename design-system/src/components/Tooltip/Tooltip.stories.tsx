import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../Button';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'Componentes/Tooltip',
  component: Tooltip,
  args: { content: 'Atajo: Ctrl K', children: <Button icon="search">Buscar</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const OnFocus: Story = {
  play: async ({ step }) => {
    await step('Tab shows it', async () => {
      await userEvent.tab();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Atajo: Ctrl K');
    });
  },
};
