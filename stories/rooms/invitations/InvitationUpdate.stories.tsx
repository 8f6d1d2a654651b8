import type { Meta, StoryObj } from '@storybook/react-vite';
import { invitationWith } from '@ruta/contracts/invitations/invitation.sample';
import { invitations } from '@ruta/contracts/invitations/invitations.api';
import { expect, waitFor } from 'storybook/test';
import { answer, Refused } from '../../kit/answer';
import { desk, edit, isGone, LUCIA, save } from './invitation-form';
import { LONGEST_EMAIL } from '../../kit/long-texts';
import { onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { expectMessage, textIn } from '../../kit/play';

const meta = {
  title: 'Pantallas/Invitaciones, cambios',
  ...onStage,
  args: { as: 'ADMIN', at: '/admin/invitations', answers: desk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same modal, filled with the current values. */
export const Update: Story = {
  play: async (played) => {
    const t = textIn(played);
    const dialog = await edit(played);
    await expect(dialog.getByRole('textbox', { name: t('Correo', 'E-mail') })).toHaveValue(LUCIA);
    const school = await dialog.findByRole('combobox', { name: t('Escuela', 'School') });
    await waitFor(() => expect(school).toHaveValue('Instituto Ahuehuete'));
  },
};

export const Updated: Story = {
  play: async (played) => {
    const t = textIn(played);
    const dialog = await edit(played);
    await played.userEvent.click(dialog.getByRole('button', { name: t('Quitar escuela', 'Remove the school') }));
    await save(played, dialog);
    await isGone();
    await expectMessage(t('Invitación actualizada.', 'Invitation updated.'));
  },
};

/** Changed by somebody else meanwhile: the person sees the new version first. */
export const ChangedMeanwhile: Story = {
  args: {
    answers: desk(() =>
      answer(
        invitations.update,
        () => new Refused('invitations.stale', { current: invitationWith({ email: LONGEST_EMAIL, revision: 2 }) }),
      ),
    ),
  },
  play: async (played) => {
    const t = textIn(played);
    const dialog = await edit(played);
    await save(played, dialog);
    const title = t('La invitación cambió mientras la editabas', 'The invitation changed while you were editing it');
    await expect(await dialog.findByText(title)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: t('Correo', 'E-mail') })).toHaveValue(LUCIA);
    await expect(dialog.getByRole('button', { name: t('Ver cómo quedó', 'See how it stands') })).toBeVisible();
  },
};
