import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { VisitsInPage } from './VisitsInPage';
import { visitWords } from './fixtures';

const meta = {
  title: 'Componentes/Datos/LoadMore/Interacciones',
  component: VisitsInPage,
  args: { words: visitWords('es'), total: 25, answer: (call: number) => (call === 2 ? 'failure' : 'page') },
} satisfies Meta<typeof VisitsInPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const visit = (number: number) => canvas.getByText(new RegExp(`\\(${number}\\)$`));
    await step('Tab reaches the button, Enter loads and goes to the first new visit', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Cargar más visitas' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(visit(11)).toHaveFocus();
      await expect(canvas.getByText('Se agregaron 10 visitas. Van 20 de 25.')).toBeInTheDocument();
    });
    await step('A failure keeps the focus on the button, which tries again', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Reintentar' })).toHaveFocus();
    });
    await step('Space tries again; after the last page the button is gone', async () => {
      await userEvent.keyboard(' ');
      await expect(visit(21)).toHaveFocus();
      await expect(canvas.queryByRole('button')).toBeNull();
      await expect(canvas.getByText('Son todas las visitas.')).toBeVisible();
    });
  },
};
