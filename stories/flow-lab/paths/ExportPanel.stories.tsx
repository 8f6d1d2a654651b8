import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ExportPanel } from './ExportPanel';
import { PartStage } from './PartStage';

const walk = {
  opening: 'draft',
  moves: [
    { do: 'send', event: { type: 'visit.editRequested' } },
    { do: 'send', event: { type: 'visit.objectiveChanged', objective: 'Acordar «dos metas» con 5.º B 🎒' } },
  ],
} as const;

const meta = {
  title: 'Flujos/Partes/Exportar',
  render: (_, { globals }) => (
    <PartStage machine="visit" start={walk} language={globals['language'] as LabelLanguage}>
      {(view) => <ExportPanel {...view} />}
    </PartStage>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** SM-02 the same walk as a Jest test, as a QA case in the selected language, and as a play function. */
export const InThreeFormats: Story = {
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await expect(part.getByRole('region', { name: 'Prueba de Jest' })).toHaveTextContent(/MACHINES\["visit"\]/);
    await userEvent.click(part.getByRole('radio', { name: 'Caso de QA' }));
    await expect(part.getByRole('region', { name: 'Caso de QA' })).toHaveTextContent(/2\. Haz «Editar»/);
    await userEvent.click(part.getByRole('radio', { name: 'Función play' }));
    await expect(part.getByRole('region', { name: 'Función play' })).toHaveTextContent(/hands\(canvasElement\)/);
    await userEvent.click(part.getByRole('button', { name: 'Copiar' }));
    await expect(await part.findByText(/^Copiado$|no dejó copiar/)).toBeVisible();
  },
};

export const QaCaseInEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await userEvent.click(part.getByRole('radio', { name: 'QA case' }));
    await expect(part.getByRole('region', { name: 'QA case' })).toHaveTextContent(/Expected result/);
  },
};
