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
import { onStage, pageIsReady } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';

const EMAIL = 'laura.mendoza@escuela.mx';
const emailField = () => screen.findByRole('textbox', { name: /^(Correo|E-mail)$/ });
const passwordField = () => screen.findByLabelText(/^(Contraseña|Password)$/, { selector: 'input' });
const enter = async (hand: Hand) =>
  hand.click(await screen.findByRole('button', { name: /^(Iniciar sesión|Sign in)$/ }));

/** Fills both fields and submits. */
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

/** Initially the e-mail field has focus. */
export const Empty: Story = {
  play: async (story) => {
    await pageIsReady(story);
    await waitFor(async () => expect(await emailField()).toHaveFocus());
  },
};

/** Missing fields have messages, and the first one has focus. */
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

/** The server's message has focus; the input stays. */
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
/** More sign-ins at once than the server can check passwords for. */
export const ManyAtOnce: Story = refusedWith('access.busy');
export const ServerDown: Story = refusedWith('server.unavailable');
export const Offline: Story = refusedWith(OFFLINE);

/** While submitting, the button is busy and cannot be pressed again. */
export const Busy: Story = {
  args: { answers: () => [withhold(access.login, NEVER)] },
  play: async ({ userEvent }) => {
    await signIn(userEvent);
    await expect(await screen.findByRole('progressbar', { name: /Iniciando sesión…|Signing in…/ })).toBeVisible();
  },
};

/** The password can be shown while typing. */
export const PasswordShown: Story = {
  play: async ({ userEvent, step }) => {
    await step('The eye shows and hides what was typed', async () => {
      await fill(userEvent, await passwordField(), 'una frase que recuerdo');
      await userEvent.click(await screen.findByRole('button', { name: /Mostrar la contraseña|Show the password/ }));
      await expect(await passwordField()).toHaveAttribute('type', 'text');
    });
  },
};

/** An address longer than its field, and a refusal. */
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

/** Sign-in leads to the page that was requested before. */
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

/** After a session ended and the person left, the page says why. */
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
