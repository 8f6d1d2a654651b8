import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldMessage } from '@ruta/contracts/field-messages';
import { samplePreviewRows } from '@ruta/contracts/invitations/invitation.sample';
import { invitations } from '@ruta/contracts/invitations/invitations.api';
import { adminBulkInvitation } from '@ruta/contracts/invitations/invitations.screens';
import { expect, within } from 'storybook/test';
import { answer, NEVER, Refused, refusedOnce, withhold } from '../../kit/answer';
import { form, LIST, review, sendPlainly, write } from './invitations-in-bulk';
import { LONG_EMAIL, LONGEST_EMAIL } from '../../kit/long-texts';
import { pageIsLoading, onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { retryByKeyboard, textIn } from '../../kit/play';
import type { Played } from '../../kit/play';

const meta = {
  title: 'Pantallas/Invitaciones, varias personas',
  ...onStage,
  args: { as: 'ADMIN', at: '/admin/invitations/bulk', answers: form() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const lineOf = async ({ canvas }: Played, name: RegExp) => within(await canvas.findByRole('row', { name }));

export const Blank: Story = {};
export const Loading: Story = { args: { answers: () => [withhold(adminBulkInvitation, NEVER)] }, play: pageIsLoading };
export const Failed: Story = {
  args: { answers: (scene) => form()(scene).map((given) => refusedOnce(given, 'request.too-many')) },
  play: async (played) => {
    await retryByKeyboard(played);
    await expect(
      await played.canvas.findByRole('textbox', { name: textIn(played)('Correos', 'E-mails') }),
    ).toBeVisible();
  },
};
export const Forbidden: Story = { args: { answers: () => [withhold(adminBulkInvitation, 'access.refused')] } };

/** List and role are required. */
export const Missing: Story = {
  play: async (played) => {
    const t = textIn(played);
    await sendPlainly(played);
    await expect(played.canvas.getByText(t('Escribe al menos un correo.', 'Write at least one e-mail.'))).toBeVisible();
    await expect(played.canvas.getByText(t('Elige un rol.', 'Choose a role.'))).toBeVisible();
  },
};

/** The simple form: an invalid address is named and nothing is sent. */
export const OneInvalidAddress: Story = {
  args: {
    answers: (scene) => [
      ...form()(scene),
      answer(invitations.bulk, () => {
        const named = fieldMessage('invitations.emails.invalid', scene.locale, { emails: 'pedro.escuela.mx' });
        return new Refused('request.invalid', { errors: { emails: [named] } });
      }),
    ],
  },
  play: async (played) => {
    const t = textIn(played);
    await write(played);
    await sendPlainly(played);
    const sentence = t(
      'Estos correos no son válidos: pedro.escuela.mx. No se envió nada.',
      'These e-mails are not valid: pedro.escuela.mx. Nothing was sent.',
    );
    await expect(await played.canvas.findByText(sentence)).toBeVisible();
    await expect(played.canvas.getByRole('textbox', { name: t('Correos', 'E-mails') })).toHaveValue(LIST);
  },
};

/** The service is unavailable: nothing was sent, and the list stays. */
export const SendingFailed: Story = {
  args: { answers: (scene) => [...form()(scene), withhold(invitations.bulk, 'server.unavailable')] },
  play: async (played) => {
    await write(played);
    await sendPlainly(played);
    await expect(await played.canvas.findByRole('alert')).toBeVisible();
  },
};

/** The list row by row before sending; an invalid row prevents it. */
export const Reviewed: Story = {
  play: async (played) => {
    const t = textIn(played);
    await write(played);
    await review(played);
    await expect((await lineOf(played, /raul/)).getByText(t('Lista para enviar', 'Ready to send'))).toBeVisible();
    await expect((await lineOf(played, /pedro/)).getByText(t('Correo no válido', 'Not a valid e-mail'))).toBeVisible();
    const twice = t('Repetido: se omite', 'Twice on the list: left out');
    await expect(played.canvas.getByText(twice)).toBeVisible();
    const member = t('Ya tiene cuenta: se omite', 'Has an account: left out');
    await expect((await lineOf(played, /ana/)).getByText(member)).toBeVisible();
    const send = played.canvas.getByRole('button', { name: t('Enviar 2 invitaciones', 'Send 2 invitations') });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(
      played.canvas.getByRole('button', { name: t('Quitar los no válidos', 'Take out the invalid ones') }),
    ).toBeVisible();
  },
};

/** Everybody on the list has an account or an invitation, so the button is disabled with a reason. */
export const NobodyLeft: Story = {
  args: { answers: form(samplePreviewRows.filter(({ state }) => state === 'member' || state === 'invited')) },
  play: async (played) => {
    const t = textIn(played);
    await write(played);
    await review(played);
    const send = await played.canvas.findByRole('button', { name: t('Enviar 0 invitaciones', 'Send 0 invitations') });
    await expect(send).toHaveAccessibleDescription(
      t('No queda nadie por invitar en esta lista.', 'Nobody on this list is left to invite.'),
    );
  },
};

export const LongAddresses: Story = {
  args: {
    answers: form([
      { line: 1, email: LONG_EMAIL, state: 'ready' },
      { line: 2, email: LONGEST_EMAIL, state: 'ready' },
      { line: 200, email: `${LONGEST_EMAIL}, ${LONG_EMAIL}`, state: 'invalid' },
    ]),
  },
  play: async (played) => {
    await write(played);
    await review(played);
    await expect((await played.canvas.findAllByRole('row', { name: /guadalupe/ })).length).toBe(2);
  },
};
