import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmailListField } from './EmailListField';
import { spanish } from './fixtures';

const meta = {
  title: 'Componentes/Campos/EmailListField/Interacciones',
  component: EmailListField,
  args: { ...spanish, onChange: fn() },
} satisfies Meta<typeof EmailListField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox');
    const tag = (name: RegExp) => canvas.getByRole('row', { name });
    await step('A pasted list becomes tags', async () => {
      await userEvent.tab();
      await userEvent.paste('"Ruiz, Ana" <ana@escuela.mx>; beto@escuela.mx caro.escuela.mx');
      await expect(args.onChange).toHaveBeenLastCalledWith(['ana@escuela.mx', 'beto@escuela.mx', 'caro.escuela.mx']);
    });
    await step('Comma, space and Enter end an address', async () => {
      await userEvent.keyboard('dora@escuela.mx,eva@escuela.mx fito@escuela.mx{Enter}');
      await expect(canvas.getAllByRole('row')).toHaveLength(6);
    });
    await step('Backspace takes the last one back for editing', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(field).toHaveValue('fito@escuela.mx');
      await userEvent.keyboard('{Enter}');
    });
    await step('Shift and Tab go to the tags, arrows from one to the next', async () => {
      await userEvent.tab({ shift: true });
      await expect(tag(/^fito@/)).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
      await expect(tag(/^caro\.escuela\.mx/)).toHaveFocus();
    });
    await step('Enter on a tag edits it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('caro.escuela.mx');
      await userEvent.clear(field);
      await userEvent.keyboard('caro@escuela.mx{Enter}');
      await expect(field).toBeValid();
    });
    await step('Delete takes a tag off', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{Home}{Delete}');
      await expect(canvas.queryByRole('row', { name: /^ana@/ })).toBeNull();
    });
  },
};
