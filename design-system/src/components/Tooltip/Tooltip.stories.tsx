import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { Button } from '../Button';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'Componentes/Tooltip',
  tags: ['new'],
  component: Tooltip,
  args: { content: 'Atajo: Ctrl K', children: <Button icon="search">Buscar</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnFocus: Story = {
  play: async ({ step }) => {
    await step('Tab shows it', async () => {
      await userEvent.tab();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Atajo: Ctrl K');
    });
  },
};

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'La muestra', en: 'Shows it' },
    then: async ({ page }) => expect(await page.findByRole('tooltip')).toHaveTextContent('Atajo: Ctrl K'),
  },
  {
    press: '{Escape}',
    does: { es: 'La quita', en: 'Takes it away' },
    then: ({ page }) => waitFor(() => expect(page.queryByRole('tooltip')).toBeNull()),
  },
]);
