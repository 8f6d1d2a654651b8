import type { Meta, StoryObj } from '@storybook/react-vite';
import { passwordCalls } from '@ruta/contracts/access/passwords.api';
import { twoFactorCalls } from '@ruta/contracts/access/two-factor.api';
import { MESSAGES } from '@ruta/contracts/messages';
import { sampleUser, userCan, userWith } from '@ruta/contracts/users/user.sample';
import type { UserDetail } from '@ruta/contracts/users/user.schema';
import { usersPages } from '@ruta/contracts/users/users.pages';
import { adminUser } from '@ruta/contracts/users/users.screens';
import { expect } from 'storybook/test';
import { accounts } from './users.server';
import { answer, fieldsRefused, NEVER, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { fill } from '../../kit/hands';
import { pageIsLoading, onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { dialogNamed, expectMessage, press, textIn, type Played } from '../../kit/play';
import type { Scene } from '../../kit/scene';

const LINK = 'https://ruta.test/password/reset#hR2vX9bQ';
/** Answers of the page, with the right password. */
const one =
  (user: UserDetail, ...instead: readonly Answer[]) =>
  (scene: Scene): Answer[] => [...accounts([user])(scene), answer(twoFactorCalls.confirm, { data: null }), ...instead];
const send = async (played: Played) => {
  const t = textIn(played);
  const password = await played.canvas.findByLabelText(t('Tu contraseña', 'Your password'));
  await fill(played.userEvent, password, 'ruta-demo-2026');
  await press(played, t('Enviar enlace', 'Send link'));
};

const meta = {
  title: 'Pantallas/Usuarios, contraseña nueva',
  ...onStage,
  args: { as: 'ADMIN', at: usersPages.userReset.href({ id: sampleUser.id }), answers: one(sampleUser) },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whom it concerns, what happens, and the password of who asks. */
export const Loaded: Story = {};

/** With a mail server: back at the account, with a message. */
export const Sent: Story = {
  play: async (played) => {
    await send(played);
    await expectMessage(textIn(played)(MESSAGES['access.reset-mailed'].es, MESSAGES['access.reset-mailed'].en));
  },
};

/** Without a mail server the link is shown once. */
export const LinkShownOnce: Story = {
  args: { answers: one(sampleUser, answer(passwordCalls.mailReset, { data: { link: LINK } })) },
  play: async (played) => {
    await send(played);
    const dialog = await dialogNamed(textIn(played)('Enlace para Ana Peña Núñez', 'Link for Ana Peña Núñez'));
    await expect(dialog.getByRole('textbox')).toHaveValue(LINK);
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
    await send(played);
    const t = textIn(played);
    const wrong = t('Esta no es tu contraseña actual.', 'This is not your current password.');
    await expect(await played.canvas.findByText(wrong)).toBeVisible();
  },
};

export const Refused: Story = {
  args: { answers: one(sampleUser, withhold(passwordCalls.mailReset, 'request.too-many')) },
  play: async (played) => {
    await send(played);
    const t = textIn(played);
    const why = t('Demasiadas solicitudes. Espera un momento.', 'Too many requests. Wait a moment.');
    await expect(await played.canvas.findByText(why)).toBeVisible();
  },
};

/** An account above one's own. */
export const NotAllowed: Story = {
  args: { answers: one(userWith({ can: userCan() })) },
};

export const Loading: Story = {
  args: { answers: one(sampleUser, withhold(adminUser, NEVER)) },
  play: pageIsLoading,
};

export const NotFound: Story = {
  args: { answers: one(sampleUser, withhold(adminUser, 'users.not-found')) },
};
