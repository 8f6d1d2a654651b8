import type { Meta, StoryObj } from '@storybook/react-vite';
import { invitationWith } from '@ruta/contracts/invitations/invitation.sample';
import { invitations } from '@ruta/contracts/invitations/invitations.api';
import { PROBLEMS } from '@ruta/contracts/problems';
import { expect, screen, waitFor } from 'storybook/test';
import { answer, withhold } from '../../kit/answer';
import { onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { choose, confirm, dialogNamed, expectMessage, messageFor, textIn } from '../../kit/play';
import type { Played } from '../../kit/play';
import { invitationDesk } from './invitations.server';

const LUCIA = 'lucia.ortiz@escuela.mx';
const LINK = 'https://ruta.test/register#hR2vX9bQ';

/** Deletes Lucía's invitation from the list. */
async function remove(played: Played) {
  const t = textIn(played);
  await choose(played, t(`Acciones de ${LUCIA}`, `Actions for ${LUCIA}`), t('Eliminar', 'Delete'));
  const ask = t(`¿Eliminar la invitación de ${LUCIA}?`, `Delete the invitation of ${LUCIA}?`);
  await confirm(played, ask, t('Eliminar', 'Delete'));
  await expectMessage(t('Invitación eliminada.', 'Invitation deleted.'));
  await waitFor(() => expect(played.canvas.queryByRole('row', { name: /lucia/ })).toBeNull());
}

const undoOf = (played: Played) => screen.findByRole('button', { name: textIn(played)('Deshacer', 'Undo') });

const meta = {
  title: 'Pantallas/Invitaciones, deshacer',
  ...onStage,
  args: { as: 'ADMIN', at: '/admin/invitations', answers: invitationDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The message of a deletion offers the undo; the invitation is back with a new link by mail. */
export const Undone: Story = {
  play: async (played) => {
    const t = textIn(played);
    await remove(played);
    await played.step('Enter on Undo restores it', async () => {
      (await undoOf(played)).focus();
      await played.userEvent.keyboard('{Enter}');
      await expectMessage(
        t('Invitación recuperada. Le enviamos un enlace nuevo.', 'Invitation restored. We sent them a new link.'),
      );
      await expect(await played.canvas.findByRole('row', { name: /lucia/ })).toBeVisible();
    });
  },
};

/** Without a mail server the new link is shown once. */
export const UndoneWithLink: Story = {
  args: {
    answers: (scene) => [
      ...invitationDesk()(scene).filter(({ call }) => call !== invitations.restore),
      answer(invitations.restore, {
        data: { invitation: invitationWith({}), link: LINK },
        message: messageFor('invitations.restored-link', scene),
      }),
    ],
  },
  play: async (played) => {
    const t = textIn(played);
    await remove(played);
    await played.userEvent.click(await undoOf(played));
    const dialog = await dialogNamed(t(`Enlace para ${LUCIA}`, `Link for ${LUCIA}`));
    const field = dialog.getByRole('textbox', { name: t('Enlace de un solo uso', 'Single-use link') });
    await expect(field).toHaveValue(LINK);
  },
};

/** After ten minutes it cannot be undone, and that is said. */
export const TooLate: Story = {
  args: {
    answers: (scene) => [
      ...invitationDesk()(scene).filter(({ call }) => call !== invitations.restore),
      withhold(invitations.restore, 'undo.too-late'),
    ],
  },
  play: async (played) => {
    const t = textIn(played);
    await remove(played);
    await played.userEvent.click(await undoOf(played));
    const { es, en } = PROBLEMS['undo.too-late'].text;
    await expectMessage(t(es, en));
  },
};
