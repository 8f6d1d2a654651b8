import type { Meta, StoryObj } from '@storybook/react-vite';
import { access } from '@ruta/contracts/access/access.api';
import { sampleProfile, sampleTimezones } from '@ruta/contracts/access/account.sample';
import { passwordCalls } from '@ruta/contracts/access/passwords.api';
import { profileCalls } from '@ruta/contracts/access/profile.api';
import type { ProblemCode } from '@ruta/contracts/problems';
import { expect, screen, waitFor } from 'storybook/test';
import { answer, fieldsRefused, NEVER, OFFLINE, withhold } from '../../kit/answer';
import { fill } from '../../kit/hands';
import type { Hand } from '../../kit/hands';
import { onStage, stands } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';

const EMAIL = 'laura.mendoza@escuela.mx';
const emailField = () => screen.findByRole('textbox', { name: /^(Correo|E-mail)$/ });
const passwordField = () => screen.findByLabelText(/^(Contraseña|Password)$/, { selector: 'input' });
const enter = async (hand: Hand) =>
  hand.click(await screen.findByRole('button', { name: /^(Iniciar sesión|Sign in)$/ }));

/** Writes both and sends them. */
async function signIn(hand: Hand, email = EMAIL) {
  await fill(hand, await emailField(), email);
  await fill(hand, await passwordField(), 'una frase que recuerdo');
  await enter(hand);
}

const meta = {
  title: 'Pantallas/Iniciar sesión',
  ...onStage,
  args: { as: 'COACH', at: '/sign-in', isSignedOut: true, answers: () => [] },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<StageProps>;

/** The door, before anything is written: the e-mail has the focus. */
export const Empty: Story = {
  play: async (story) => {
    await stands(story);
    await waitFor(async () => expect(await emailField()).toHaveFocus());
  },
};

/** What a field lacks stands beside it, and the first has the focus. */
export const Missing: Story = {
  args: {
    answers: ({ locale }) => [
      answer(access.login, () =>
        fieldsRefused(locale, { email: 'email.required', password: 'access.password.required' }),
      ),
    ],
  },
  play: async ({ userEvent, step }) => {
    await step('Sign in without anything written', async () => {
      await enter(userEvent);
      await waitFor(async () => expect(await emailField()).toBeInvalid());
      await expect(await passwordField()).toBeInvalid();
      await waitFor(async () => expect(await emailField()).toHaveFocus());
    });
  },
};

/** The server's sentence has the focus, and what was typed is still there. */
const refusedWith = (why: ProblemCode | typeof OFFLINE): Story => ({
  args: { answers: () => [withhold(access.login, why)] },
  play: async ({ userEvent, step }) => {
    await step('The refusal takes the focus, the e-mail stays', async () => {
      await signIn(userEvent);
      const alert = await screen.findByRole('alert');
      await waitFor(() => expect(alert).toHaveFocus());
      await expect(await emailField()).toHaveValue(EMAIL);
    });
  },
});

export const WrongPassword: Story = refusedWith('access.wrong-credentials');
export const Banned: Story = refusedWith('access.banned');
export const Unverified: Story = refusedWith('access.unverified');
export const WithoutRole: Story = refusedWith('access.without-role');
export const TooManyAttempts: Story = refusedWith('access.throttled');
/** More people sign in at once than the server can compare passwords. */
export const ManyAtOnce: Story = refusedWith('access.busy');
export const ServerDown: Story = refusedWith('server.unavailable');
export const Offline: Story = refusedWith(OFFLINE);

/** On its way: the button says so, and cannot be pressed twice. */
export const Busy: Story = {
  args: { answers: () => [withhold(access.login, NEVER)] },
  play: async ({ userEvent }) => {
    await signIn(userEvent);
    await expect(await screen.findByRole('progressbar', { name: /Iniciando sesión…|Signing in…/ })).toBeVisible();
  },
};

/** The password can be looked at while it is typed. */
export const PasswordShown: Story = {
  play: async ({ userEvent, step }) => {
    await step('The eye shows and hides what was typed', async () => {
      await fill(userEvent, await passwordField(), 'una frase que recuerdo');
      await userEvent.click(await screen.findByRole('button', { name: /Mostrar la contraseña|Show the password/ }));
      await expect(await passwordField()).toHaveAttribute('type', 'text');
    });
  },
};

/** An address that is longer than the field, and a refusal about it. */
export const LongEmail: Story = {
  args: { answers: () => [withhold(access.login, 'access.wrong-credentials')] },
  play: async ({ userEvent }) => {
    await signIn(
      userEvent,
      `maria.guadalupe.esperanza.fernandez.de.cordova@${'educacion.'.repeat(12)}jalisco.example.mx`,
    );
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

/** Whoever was going somewhere arrives there. */
export const GoesOn: Story = {
  args: {
    at: '/sign-in?next=%2Fprofile',
    answers: ({ me }) => [
      answer(access.login, { data: me }),
      answer(profileCalls.profile, { data: sampleProfile }),
      answer(passwordCalls.timezones, { data: sampleTimezones }),
    ],
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter in the password signs in, and the page that was wanted stands', async () => {
      await fill(userEvent, await emailField(), EMAIL);
      await fill(userEvent, await passwordField(), 'una frase que recuerdo');
      await userEvent.keyboard('{Enter}');
      const title = /^(Tu perfil|Your profile)$/;
      await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    });
  },
};

/** After a session ended and the person left: why they are here is said. */
export const SessionEnded: Story = {
  args: {
    at: '/profile',
    isSignedOut: false,
    answers: () => [withhold(profileCalls.profile, 'access.anonymous')],
  },
  play: async ({ userEvent, step }) => {
    await step('Leaving the question leads to the door, which says what happened', async () => {
      await userEvent.click(await screen.findByRole('button', { name: /^(Salir|Leave)$/ }));
      await expect(await screen.findByText(/^(Tu sesión terminó|Your session ended)[.]/)).toBeVisible();
      await expect(await emailField()).toHaveValue('');
    });
  },
};
