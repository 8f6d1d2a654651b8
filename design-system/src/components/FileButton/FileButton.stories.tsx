import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { watchChooser } from '../../testing/file-chooser';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { FileButton } from './FileButton';

const meta = {
  title: 'Componentes/FileButton',
  tags: ['ready'],
  component: FileButton,
  parameters: { english: { children: 'Choose a CSV file' } },
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

export const Disabled: Story = inBoth(
  { isDisabled: true, disabledReason: 'Primero elige un rol.' },
  { disabledReason: 'First choose a role.' },
);

export const LongText: Story = longText({
  children: 'Elegir el archivo CSV con los correos del personal de la zona escolar 045',
  isDisabled: true,
  disabledReason: long.reason,
});

export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

const chooser = watchChooser();
const opensIt = { es: 'Abre el explorador de archivos', en: 'Opens the file chooser' };

export const ByKeyboard: Story = byKeyboard(
  [
    {
      press: '{Tab}',
      does: { es: 'Llega al botón', en: 'Reaches the button' },
      then: ({ canvas }) => expect(canvas.getByRole('button')).toHaveFocus(),
    },
    { press: '{Enter}', does: opensIt, then: () => expect(chooser.opened).toHaveBeenCalledTimes(1) },
    { press: ' ', does: opensIt, then: () => expect(chooser.opened).toHaveBeenCalledTimes(2) },
  ],
  ({ canvas }) => chooser.watch(canvas.getByRole('button')),
);

/** Focusable by Tab, with the reason as description. */
export const DisabledByKeyboard: Story = {
  args: { isDisabled: true, disabledReason: 'Primero elige un rol.' },
  ...byKeyboard(
    [
      {
        press: '{Tab}{Enter}',
        does: {
          es: 'Deshabilitado con razón: la dice y no abre nada',
          en: 'Disabled with a reason: says it, opens nothing',
        },
        then: async ({ canvas }) => {
          await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Primero elige un rol.');
          await expect(chooser.opened).not.toHaveBeenCalled();
        },
      },
    ],
    ({ canvas }) => chooser.watch(canvas.getByRole('button')),
  ),
};
