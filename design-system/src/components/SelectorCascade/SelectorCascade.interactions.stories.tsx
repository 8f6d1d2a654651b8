import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { InPage } from './InPage';
import { spanish } from './fixtures';

const meta = {
  title: 'Componentes/Campos/SelectorCascade/Interacciones',
  component: InPage,
  args: { label: 'Jerarquía de la escuela', value: {}, labels: spanish, onChoose: fn(), onRetry: fn() },
} satisfies Meta<typeof InPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    // While a list is open, all around it is hidden from assistive technology.
    const level = (name: string) => canvas.getByRole('combobox', { name, hidden: true });
    await step('Tab reaches the first level; those below are passed over', async () => {
      await userEvent.tab();
      await expect(level('Director')).toHaveFocus();
      await expect(level('Gerente')).toBeDisabled();
    });
    await step('What is typed finds a person, Enter chooses', async () => {
      await userEvent.keyboard('rosa{ArrowDown}{Enter}');
      await expect(args.onChoose).toHaveBeenLastCalledWith({ level: 'director', value: 'rosa' });
    });
    await step('Tab goes on to the level that opened', async () => {
      await userEvent.tab();
      await expect(level('Gerente')).toHaveFocus();
      await userEvent.keyboard('iv{ArrowDown}{Enter}');
      await expect(args.onChoose).toHaveBeenLastCalledWith({ level: 'manager', value: 'ivan' });
      await expect(level('Coordinador')).toBeEnabled();
    });
    await step('Emptying a level clears those below, and says so', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.clear(level('Director'));
      await expect(args.onChoose).toHaveBeenLastCalledWith({ level: 'director', value: null });
      await expect(canvas.getByText('Se borraron: Gerente.')).toBeInTheDocument();
      await expect(level('Gerente')).toBeDisabled();
    });
  },
};
