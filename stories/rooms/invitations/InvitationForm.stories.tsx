import type { Meta, StoryObj } from '@storybook/react-vite';
import { twoFactorCalls } from '@ruta/contracts/access/two-factor.api';
import { fieldMessage } from '@ruta/contracts/field-messages';
import { invitationWith } from '@ruta/contracts/invitations/invitation.sample';
import { invitations } from '@ruta/contracts/invitations/invitations.api';
import { expect, waitFor } from 'storybook/test';
import { answer, NEVER, Refused, withhold } from '../../kit/answer';
import { create, desk, isGone, LUCIA, NEW, send, write } from './invitation-form';
import { onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { dialogNamed, dialogSeen, expectMessage, textIn } from '../../kit/play';

const LINK = 'https://ruta.test/register#hR2vX9bQ';

const meta = {
  title: 'Pantallas/Invitaciones, formulario',
  ...onStage,
  args: { as: 'ADMIN', at: '/admin/invitations', answers: desk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new invitation; the first field has focus. */
export const Create: Story = {
  play: async (played) => {
    const dialog = await create(played);
    const email = dialog.getByRole('textbox', { name: textIn(played)('Correo', 'E-mail') });
    await waitFor(() => expect(email).toHaveFocus());
  },
};

/** Missing fields have messages, and nothing is sent. */
export const Missing: Story = {
  play: async (played) => {
    const t = textIn(played);
    const dialog = await create(played);
    await send(played, dialog);
    await expect(await dialog.findByText(t('El correo es obligatorio.', 'The e-mail is required.'))).toBeVisible();
    await expect(dialog.getByText(t('Elige un rol.', 'Choose a role.'))).toBeVisible();
  },
};

/** Messages of the server are at their fields, and the input stays. */
export const RefusedByField: Story = {
  args: {
    answers: desk(({ locale }) =>
      answer(
        invitations.create,
        () =>
          new Refused('request.invalid', {
            errors: {
              email: [fieldMessage('email.malformed', locale)],
              role_id: [fieldMessage('invitations.role.unknown', locale)],
              school_id: [fieldMessage('users.school.unknown', locale)],
            },
          }),
      ),
    ),
  },
  play: async (played) => {
    const t = textIn(played);
    const dialog = await create(played);
    await write(played, dialog, 'jimena@escuela');
    await send(played, dialog);
    const sentence = /nombre@escuela.mx|name@school.mx/;
    await expect(await dialog.findByText(sentence)).toBeVisible();
    await expect(dialog.getByText(t('Elige un rol de la lista.', 'Choose a role from the list.'))).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: t('Correo', 'E-mail') })).toHaveValue('jimena@escuela');
  },
};

/** A refusal that belongs to no field. */
export const RefusedAsAWhole: Story = {
  args: { answers: desk(() => withhold(invitations.create, 'invitations.exists')) },
  play: async (played) => {
    const dialog = await create(played);
    await write(played, dialog, LUCIA);
    await send(played, dialog);
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

/** While saving, the form is busy and cannot be submitted again. */
export const Saving: Story = {
  args: { answers: desk(() => withhold(invitations.create, NEVER)) },
  play: async (played) => {
    const t = textIn(played);
    const dialog = await create(played);
    await write(played, dialog);
    await send(played, dialog);
    await expect(await dialog.findByRole('progressbar', { name: t('Guardando…', 'Saving…') })).toBeVisible();
  },
};

/** After saving, the modal closes, a message appears, and the new row waits for its mail. */
export const Created: Story = {
  play: async (played) => {
    const dialog = await create(played);
    await write(played, dialog);
    await send(played, dialog);
    await isGone();
    await expectMessage(textIn(played)('Invitación enviada.', 'Invitation sent.'));
    await expect(await played.canvas.findByRole('row', { name: /jimena/ })).toBeVisible();
  },
};

/** Without a mail server the link is shown once. */
export const CreatedWithLink: Story = {
  args: {
    answers: desk(() =>
      answer(invitations.create, { data: { invitation: invitationWith({ id: 99, email: NEW }), link: LINK } }),
    ),
  },
  play: async (played) => {
    const t = textIn(played);
    const dialog = await create(played);
    await write(played, dialog);
    await send(played, dialog);
    const link = await dialogNamed(t(`Enlace para ${NEW}`, `Link for ${NEW}`));
    await expect(link.getByRole('textbox')).toHaveValue(LINK);
  },
};

/** Roles above administration require the password before the invitation is sent. */
export const PasswordAgain: Story = {
  args: {
    as: 'SUPER_ADMIN',
    answers: desk(
      () => withhold(invitations.create, 'access.confirm-first'),
      () => answer(twoFactorCalls.confirm, { data: null }),
    ),
  },
  play: async (played) => {
    const t = textIn(played);
    const dialog = await create(played);
    await write(played, dialog, NEW, ['Superadministrador(a)', 'Super administrator']);
    await send(played, dialog);
    await dialogSeen(t('Confirma que eres tú', 'Confirm that it is you'));
  },
};
