import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { KeywordsField } from './KeywordsField';
import { spanish } from './fixtures';

const meta = {
  title: 'Componentes/Campos/KeywordsField/Interacciones',
  component: KeywordsField,
  args: { ...spanish, maxLength: 40, onChange: fn() },
} satisfies Meta<typeof KeywordsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('Comma and Enter end a word, which may have spaces', async () => {
      await userEvent.tab();
      await userEvent.keyboard('consejo técnico,evaluación{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['consejo técnico', 'evaluación']);
    });
    await step('The same word without its accent is told, not added', async () => {
      await userEvent.keyboard('EVALUACION{Enter}');
      await expect(canvas.getByText('Ya está: EVALUACION')).toBeVisible();
      await expect(canvas.getAllByRole('row')).toHaveLength(2);
    });
    await step('Backspace takes the last one back for editing', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(canvas.getByRole('textbox')).toHaveValue('evaluación');
      await userEvent.keyboard(' formativa{Enter}');
    });
    await step('Shift and Tab go to the tags, Delete takes one off', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{Delete}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['consejo técnico']);
    });
  },
};
