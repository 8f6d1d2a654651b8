import type { Meta, StoryObj } from '@storybook/react-vite';
import { passwordCalls } from '@ruta/contracts/access/passwords.api';
import { MESSAGES } from '@ruta/contracts/messages';
import { expect, screen, waitFor } from 'storybook/test';
import { answer, fieldsRefused, NEVER, withhold } from '../../kit/answer';
import { fill } from '../../kit/hands';
import type { Hand } from '../../kit/hands';
import { onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';

const emailField = () => screen.findByRole('textbox', { name: /^(Correo|E-mail)$/ });
async function ask(hand: Hand, email = 'laura.mendoza@escuela.mx') {
  await fill(hand, await emailField(), email);
  await hand.click(await screen.findByRole('button', { name: /^(Enviar enlace|Send link)$/ }));
}

const meta = {
  title: 'Pantallas/Contraseña olvidada',
  ...onStage,
  args: {
    as: 'COACH',
    at: '/password/forgot',
    isSignedOut: true,
    answers: ({ locale }) => [
      answer(passwordCalls.forgot, { data: null, message: MESSAGES['access.reset-asked'][locale] }),
    ],
  },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<StageProps>;

export const Empty: Story = {};

/** The message is the same whether or not the address has an account. */
export const Sent: Story = {
  play: async ({ userEvent, step }) => {
    await step('Ask for a link', async () => {
      await ask(userEvent);
      await expect(await screen.findByText(/^(Revisa tu correo|Check your e-mail)$/)).toBeVisible();
      await expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    });
  },
};

export const Malformed: Story = {
  args: {
    answers: ({ locale }) => [answer(passwordCalls.forgot, () => fieldsRefused(locale, { email: 'email.malformed' }))],
  },
  play: async ({ userEvent }) => {
    await ask(userEvent, 'laura.mendoza');
    await waitFor(async () => expect(await emailField()).toBeInvalid());
    await waitFor(async () => expect(await emailField()).toHaveFocus());
  },
};

/** A refusal shows its message; the address stays in the field. */
const refusedWith = (...[why]: [Parameters<typeof withhold>[1]]): Story => ({
  args: { answers: () => [withhold(passwordCalls.forgot, why)] },
  play: async ({ userEvent }) => {
    await ask(userEvent);
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(await emailField()).toHaveValue('laura.mendoza@escuela.mx');
  },
});
export const TooMany: Story = refusedWith('request.too-many');
export const ServerDown: Story = refusedWith('server.unavailable');

export const Busy: Story = {
  args: { answers: () => [withhold(passwordCalls.forgot, NEVER)] },
  play: async ({ userEvent }) => {
    await ask(userEvent);
    await expect(await screen.findByRole('progressbar', { name: /Enviando…|Sending…/ })).toBeVisible();
  },
};
