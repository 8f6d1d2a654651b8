import type { Meta, StoryObj } from '@storybook/react-vite';
import { twoFactorCalls } from '@ruta/contracts/access/two-factor.api';
import { MESSAGES } from '@ruta/contracts/messages';
import { emailChange } from '@ruta/contracts/users/email-change.api';
import { samplePendingEmail, sampleUser, userCan, userWith } from '@ruta/contracts/users/user.sample';
import type { UserDetail } from '@ruta/contracts/users/user.schema';
import { users } from '@ruta/contracts/users/users.api';
import { expect } from 'storybook/test';
import { accounts } from './users.server';
import { answer, fieldsRefused, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { fill } from '../../kit/hands';
import { LONGEST_EMAIL } from '../../kit/long-texts';
import { onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { dialogNamed, expectMessage, press, textIn, type Played } from '../../kit/play';
import type { Scene } from '../../kit/scene';

const NEW = '.nueva@ruta.test';
const LINK = 'https://ruta.test/email/confirm#hR2vX9bQ';
/** Answers of the page, with the right password. */
const one =
  (user: UserDetail, ...instead: readonly Answer[]) =>
  (scene: Scene): Answer[] => [...accounts([user])(scene), answer(twoFactorCalls.confirm, { data: null }), ...instead];
const waiting = userWith({ pending_email: samplePendingEmail });
const handedOver = userWith({ pending_email: { ...samplePendingEmail, is_mailed: false } });

const ask = async (played: Played) => {
  const t = textIn(played);
  await fill(played.userEvent, await played.canvas.findByRole('textbox', { name: /^(Correo|E-mail)/ }), NEW);
  await press(played, t('Guardar cambios', 'Save changes'));
  return dialogNamed(t('¿Cambiar el correo de Ana Peña Núñez?', 'Change the e-mail of Ana Peña Núñez?'));
};
const confirm = async (played: Played) => {
  const t = textIn(played);
  const dialog = await ask(played);
  await fill(played.userEvent, dialog.getByLabelText(t('Tu contraseña', 'Your password')), 'ruta-demo-2026');
  await played.userEvent.click(
    dialog.getByRole('button', { name: t('Guardar y enviar enlace', 'Save and send link') }),
  );
};

const meta = {
  title: 'Pantallas/Usuarios, otro correo',
  ...onStage,
  args: { as: 'ADMIN', at: `/admin/users/${sampleUser.id}`, answers: one(sampleUser) },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What changes, what happens, and the password of who asks. */
export const Asked: Story = {
  play: async (played) => {
    const dialog = await ask(played);
    await expect(dialog.getByText(sampleUser.email)).toBeVisible();
    await expect(dialog.getByText(`${sampleUser.email}${NEW}`)).toBeVisible();
  },
};

/** With a mail server: a message, and what waits stands above the form. */
export const Sent: Story = {
  play: async (played) => {
    await confirm(played);
    await expectMessage(textIn(played)(MESSAGES['users.email-asked'].es, MESSAGES['users.email-asked'].en));
  },
};

export const WrongPassword: Story = {
  args: {
    answers: (scene) => [
      ...one(sampleUser)(scene),
      answer(twoFactorCalls.confirm, () => fieldsRefused(scene.locale, { password: 'access.password.current' })),
    ],
  },
  play: async (played) => {
    await confirm(played);
    const t = textIn(played);
    const dialog = await dialogNamed(
      t('¿Cambiar el correo de Ana Peña Núñez?', 'Change the e-mail of Ana Peña Núñez?'),
    );
    const wrong = t('Esta no es tu contraseña actual.', 'This is not your current password.');
    await expect(await dialog.findByText(wrong)).toBeVisible();
  },
};

/** Another account waits for the same address: said beside the field. */
export const NotFree: Story = {
  args: {
    answers: (scene) => [
      ...one(sampleUser)(scene),
      answer(users.update, () => fieldsRefused(scene.locale, { email: 'users.email.pending' })),
    ],
  },
  play: async (played) => {
    await confirm(played);
    const t = textIn(played);
    const why = t('Otra cuenta espera confirmar este correo.', 'Another account waits to confirm this e-mail.');
    await expect(await played.canvas.findByText(why)).toBeVisible();
  },
};

/** Without a mail server the link is shown once. */
export const LinkShownOnce: Story = {
  args: { answers: one(sampleUser, answer(users.update, { data: { ...handedOver, link: LINK } })) },
  play: async (played) => {
    await confirm(played);
    const dialog = await dialogNamed(textIn(played)('Enlace para Ana Peña Núñez', 'Link for Ana Peña Núñez'));
    await expect(dialog.getByRole('textbox')).toHaveValue(LINK);
  },
};

export const Waiting: Story = { args: { answers: one(waiting) } };
export const WaitingHandedOver: Story = { args: { answers: one(handedOver) } };
/** Somebody who may look, and change nothing. */
export const WaitingReadOnly: Story = { args: { answers: one({ ...waiting, can: userCan() }) } };
export const WaitingLongTexts: Story = {
  args: { answers: one(userWith({ pending_email: { ...samplePendingEmail, email: LONGEST_EMAIL } })) },
};

export const SentAgain: Story = {
  args: { answers: one(waiting) },
  play: async (played) => {
    await press(played, textIn(played)('Enviar de nuevo', 'Send again'));
    await expectMessage(textIn(played)(MESSAGES['users.email-sent-again'].es, MESSAGES['users.email-sent-again'].en));
  },
};
export const Withdrawn: Story = {
  args: { answers: one(waiting) },
  play: async (played) => {
    await press(played, textIn(played)('Retirar el cambio', 'Withdraw the change'));
    await expectMessage(textIn(played)(MESSAGES['users.email-withdrawn'].es, MESSAGES['users.email-withdrawn'].en));
  },
};
/** It was confirmed meanwhile. */
export const Over: Story = {
  args: { answers: one(waiting, withhold(emailChange.withdrawEmail, 'users.no-pending-email')) },
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Retirar el cambio', 'Withdraw the change'));
    await expectMessage(
      t(
        'No hay un correo por confirmar: ya se confirmó, se retiró o caducó.',
        'No e-mail waits to be confirmed: it was confirmed or withdrawn, or has expired.',
      ),
    );
  },
};
