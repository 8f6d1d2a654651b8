import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Accordion } from './Accordion';
import { questions } from './fixtures';

const meta = {
  title: 'Componentes/Datos/Accordion/Interacciones',
  component: Accordion,
  args: { items: questions, headingLevel: 2, onOpenChange: fn() },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    const title = (name: RegExp) => canvas.getByRole('button', { name });
    await step('Tab reaches the first title, Enter opens it', async () => {
      await userEvent.tab();
      await expect(title(/Quién/)).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(title(/Quién/)).toHaveAttribute('aria-expanded', 'true');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(['who']);
    });
    await step('Tab goes on to the next, Space opens it and closes the other', async () => {
      await userEvent.tab();
      await expect(title(/Cuánto/)).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(title(/Cuánto/)).toHaveAttribute('aria-expanded', 'true');
      await expect(title(/Quién/)).toHaveAttribute('aria-expanded', 'false');
    });
    await step('The same key closes it', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith([]);
    });
    await step('What cannot be opened is passed over', async () => {
      await userEvent.tab();
      await expect(title(/Se sabe/)).toHaveFocus();
      await expect(title(/otra vez/)).toBeDisabled();
    });
  },
};
