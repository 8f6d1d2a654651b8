import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleLinkToken } from '@ruta/contracts/access/account.sample';
import { passwordCalls } from '@ruta/contracts/access/passwords.api';
import type { FieldMessage } from '@ruta/contracts/field-messages';
import { MESSAGES } from '@ruta/contracts/messages';
import { expect, screen, waitFor } from 'storybook/test';
import { answer, fieldsRefused, NEVER, OFFLINE, withhold } from '../../kit/answer';
import { fill } from '../../kit/hands';
import type { Hand } from '../../kit/hands';
import { onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import type { Scene } from '../../kit/scene';

const field = (name: RegExp) => screen.findByLabelText(name, { selector: 'input' });
const password = () => field(/^(Nueva contraseña|New password)/);
const again = () => field(/^(Repite la contraseña|Password, once more)/);
async function save(hand: Hand, phrase = 'cuatro caballos azules', repeated = phrase) {
  await fill(hand, await password(), phrase);
  await fill(hand, await again(), repeated);
  await hand.click(await screen.findByRole('button', { name: /^(Guardar contraseña|Save password)$/ }));
}

const refused = (fields: Record<string, FieldMessage>) => ({
  answers: ({ locale }: Scene) => [answer(passwordCalls.reset, () => fieldsRefused(locale, fields))],
});
const OVER = /^(Este enlace ya no sirve|This link no longer works)$/;

const meta = {
  title: 'Pantallas/Contraseña nueva',
  ...onStage,
  args: {
    as: 'COACH',
    at: `/password/reset#${sampleLinkToken}`,
    isSignedOut: true,
    answers: ({ locale }) => [
      answer(passwordCalls.reset, { data: null, message: MESSAGES['access.password-reset'][locale] }),
    ],
  },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<StageProps>;

export const Valid: Story = {};

/** After saving, the page links to sign-in. */
export const Saved: Story = {
  play: async ({ userEvent, step }) => {
    await step('Write a phrase twice and save it', async () => {
      await save(userEvent);
      await expect(await screen.findByRole('link', { name: /^(Ir a iniciar sesión|Go to sign in)$/ })).toBeVisible();
      await expect(screen.queryByLabelText(/contraseña|password/i, { selector: 'input' })).not.toBeInTheDocument();
    });
  },
};

export const TooCommon: Story = {
  args: refused({ password: 'access.password.too-common' }),
  play: async ({ userEvent }) => {
    await save(userEvent, 'contraseña123');
    await waitFor(async () => expect(await password()).toBeInvalid());
    await waitFor(async () => expect(await password()).toHaveFocus());
  },
};
/** Too short and not repeated correctly: both messages at once. */
export const TooShortAndDifferent: Story = {
  args: refused({ password: 'access.password.too-short', password_confirmation: 'access.password.confirmation' }),
  play: async ({ userEvent }) => {
    await save(userEvent, 'corta', 'otra');
    await waitFor(async () => expect(await password()).toBeInvalid());
    await expect(await again()).toBeInvalid();
  },
};

/** The link was already used, which only the server detects on sending. */
export const LinkUsed: Story = {
  args: { answers: () => [withhold(passwordCalls.reset, 'access.link-over')] },
  play: async ({ userEvent, step }) => {
    await step('Another link is one press away', async () => {
      await save(userEvent);
      await expect(await screen.findByRole('heading', { level: 1, name: OVER })).toBeVisible();
      await expect(screen.getByRole('link', { name: /^(Pedir otro enlace|Ask for another link)$/ })).toBeVisible();
    });
  },
};
/** The address was copied incompletely. */
export const LinkCutOff: Story = { args: { at: '/password/reset#5vTmJ0fQy' } };

const sentenceOf = (...[why]: [Parameters<typeof withhold>[1]]): Story => ({
  args: { answers: () => [withhold(passwordCalls.reset, why)] },
  play: async ({ userEvent }) => {
    await save(userEvent);
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(await password()).toHaveValue('cuatro caballos azules');
  },
});
export const ManyAtOnce: Story = sentenceOf('access.busy');
export const Offline: Story = sentenceOf(OFFLINE);

export const Busy: Story = {
  args: { answers: () => [withhold(passwordCalls.reset, NEVER)] },
  play: async ({ userEvent }) => {
    await save(userEvent);
    await expect(await screen.findByRole('progressbar', { name: /Guardando…|Saving…/ })).toBeVisible();
  },
};
