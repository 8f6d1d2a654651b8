import type { Meta, StoryObj } from '@storybook/react-vite';
import { SAMPLE_CODE } from '@ruta/contracts/proofs/proof.sample';
import { proofs } from '@ruta/contracts/proofs/proofs.api';
import { expect, waitFor } from 'storybook/test';
import { NEVER, withhold } from '../../kit/answer';
import { onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { textIn } from '../../kit/play';
import { proofCheck } from './proofs.server';

const meta = {
  title: 'Pantallas/Constancias/Comprobación',
  ...onStage,
  args: { as: 'DIR', at: `/proofs/${SAMPLE_CODE}`, answers: proofCheck() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every printed field, for anybody. */
export const Valid: Story = {
  play: async (played) => {
    const t = textIn(played);
    await expect(await played.canvas.findByText(t('Constancia válida', 'Valid proof of attendance'))).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Revoked: Story = {
  args: { answers: proofCheck({ revoked_at: '2026-11-14 16:00:00' }) },
  play: async (played) => {
    const t = textIn(played);
    await expect(await played.canvas.findByText(t('Constancia revocada', 'Revoked proof of attendance'))).toBeVisible();
  },
};

export const Unknown: Story = {
  args: { answers: () => [withhold(proofs.check, 'proofs.unknown')] },
  play: async (played) => {
    const t = textIn(played);
    await expect(
      await played.canvas.findByText(t('No hay ninguna constancia con ese código', 'There is no proof with that code')),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: () => [withhold(proofs.check, NEVER)] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeInTheDocument());
  },
};
