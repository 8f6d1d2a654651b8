import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminSchool } from '@ruta/contracts/schools/schools.screens';
import { expect, within } from 'storybook/test';
import { schoolDesk } from './schools.server';
import { NEVER, withhold } from '../../kit/answer';
import { pageIsLoading, onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { textIn } from '../../kit/play';

const meta = {
  title: 'Pantallas/Escuela',
  ...onStage,
  args: { as: 'ADMIN', at: '/admin/schools/1', answers: schoolDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A school in use: it is edited, and the button says why it is not deleted. */
export const Edited: Story = {
  play: async (played) => {
    const t = textIn(played);
    const { canvas, userEvent } = played;
    await userEvent.click(await canvas.findByRole('checkbox', { name: t('Bachillerato', 'High school') }));
    await userEvent.click(canvas.getByRole('button', { name: t('Guardar', 'Save') }));
    await expect(await within(document.body).findByText(t('Escuela guardada.', 'School saved.'))).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** Nobody belongs to it and nobody accompanies it. */
export const MayBeDeleted: Story = { args: { answers: schoolDesk({ one: { can: { edit: true, delete: true } } }) } };

export const ReadOnly: Story = { args: { answers: schoolDesk({ one: { can: { edit: false, delete: false } } }) } };

export const Loading: Story = { args: { answers: () => [withhold(adminSchool, NEVER)] }, play: pageIsLoading };

export const Gone: Story = { args: { answers: () => [withhold(adminSchool, 'schools.not-found')] } };
