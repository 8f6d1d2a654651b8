import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { FileButton } from './FileButton';

const meta = {
  title: 'Componentes/FileButton',
  tags: ['ready'],
  component: FileButton,
  args: { accept: ['.csv', 'text/csv'], onChoose: fn(), children: 'Elegir archivo CSV' },
} satisfies Meta<typeof FileButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    await step('The chosen file is handed over', async () => {
      const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
      if (!input) throw new Error('There is no input for files');
      await userEvent.upload(input, new File(['ana@escuela.mx'], 'lista.csv', { type: 'text/csv' }));
      await expect(args.onChoose).toHaveBeenCalledTimes(1);
      await expect(canvas.getByRole('button', { name: 'Elegir archivo CSV' })).toBeVisible();
    });
  },
};

export const Pending: Story = { args: { isPending: true } };

export const Disabled: Story = { args: { isDisabled: true, disabledReason: 'Primero elige un rol.' } };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega al botón', en: 'Reaches the button' },
    then: ({ canvas }) => expect(canvas.getByRole('button')).toHaveFocus(),
  },
]);
