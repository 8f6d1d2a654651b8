import type { Meta, StoryObj } from '@storybook/react-vite';
import { scholasticProofs } from '@ruta/contracts/proofs/proofs.screens';
import { expect, screen, waitFor, within } from 'storybook/test';
import { NEVER, refusedOnce, withhold } from '../../kit/answer';
import { fill } from '../../kit/hands';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { retryByKeyboard, textIn } from '../../kit/play';
import { proofDesk } from './proofs.server';

const meta = {
  title: 'Pantallas/Constancias',
  ...onStage,
  args: { as: 'DIR', at: '/scholastic/schools/1/attendance-proofs', answers: proofDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const onPhone = { viewport: { value: 'phone', isRotated: false } };

/** Valid, corrected and revoked ones of a school. */
export const Loaded: Story = {
  play: async (played) => {
    const t = textIn(played);
    await waitFor(() => expect(played.canvas.getByText('Ramiro Salgado Ortiz')).toBeVisible());
    await expect(played.canvas.getByText(t('Corregida', 'Corrected'))).toBeVisible();
    await expect(played.canvas.getByText(t('Revocada', 'Revoked'))).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: onPhone };

/** A teacher's own: nothing to revoke. */
export const Own: Story = { args: { as: 'PROF', at: '/professor/attendance-proofs' } };

/** Those of a finished cycle are chosen by its filter, and only read (ACT-06). */
export const OwnOfAFinishedCycle: Story = {
  args: { as: 'PROF', at: '/professor/attendance-proofs' },
  play: async (played) => {
    const t = textIn(played);
    await played.userEvent.click(await played.canvas.findByRole('button', { name: /^2026-2027/ }));
    await played.userEvent.click(await screen.findByRole('option', { name: /2025-2026/ }));
    await expect(
      await played.canvas.findByText(t('Ciclo 2025-2026, solo lectura', 'Cycle 2025-2026, read only')),
    ).toBeVisible();
  },
};

/** A proof is revoked, and a corrected one is issued. */
export const Corrected: Story = {
  play: async (played) => {
    const { canvas, userEvent } = played;
    const t = textIn(played);
    const actions = t(
      'Acciones de la constancia de Ramiro Salgado Ortiz',
      'Actions of the proof of Ramiro Salgado Ortiz',
    );
    await userEvent.click(await canvas.findByRole('button', { name: actions }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('Revocar', 'Revoke') }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await fill(
      userEvent,
      within(dialog).getByRole('textbox', { name: t('Motivo', 'Reason') }),
      'El nombre está mal escrito.',
    );
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(
      within(dialog).getByRole('button', { name: t('Revocar y emitir otra', 'Revoke and issue another') }),
    );
    await waitFor(() => expect(canvas.getAllByText(t('Revocada', 'Revoked'))).toHaveLength(2));
    await expect(canvas.getAllByText('Ramiro Salgado Ortiz')).toHaveLength(2);
  },
};

export const Loading: Story = { args: { answers: () => [withhold(scholasticProofs, NEVER)] }, play: pageIsLoading };

export const Empty: Story = {
  args: { answers: proofDesk([]) },
  play: async (played) => {
    const name = textIn(played)('Todavía no hay constancias', 'No proofs yet');
    await expect(await played.canvas.findByRole('heading', { name })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    answers: (scene) => {
      const [list, ...rest] = proofDesk()(scene);
      return list ? [refusedOnce(list, 'request.too-many'), ...rest] : [];
    },
  },
  play: async (played) => {
    await retryByKeyboard(played);
    await expect(await played.canvas.findByText('Ramiro Salgado Ortiz')).toBeVisible();
  },
};

export const Forbidden: Story = {
  args: { answers: () => [withhold(scholasticProofs, 'access.refused')] },
  play: async (played) => {
    const name = textIn(played)('No tienes acceso', 'You do not have access');
    await expect(await played.canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
};
