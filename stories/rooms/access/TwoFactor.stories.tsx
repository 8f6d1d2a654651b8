import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  sampleRecoveryCodes,
  sampleEnrolment,
  sampleTwoFactorOff,
  sampleTwoFactorOn,
} from '@ruta/contracts/access/account.sample';
import { twoFactorCalls } from '@ruta/contracts/access/two-factor.api';
import { MESSAGES } from '@ruta/contracts/messages';
import { expect, screen, waitFor, within } from 'storybook/test';
import { securityOf } from './access.server';
import { answer, fieldsRefused, NEVER, refusedOnce, withhold } from '../../kit/answer';
import { fill } from '../../kit/hands';
import type { Hand } from '../../kit/hands';
import { pageIsLoading, onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';

const ON = /^(Activar|Turn on)$/;
const OFF = /^(Desactivar|Turn off)$/;
const RENEW = /^(Códigos nuevos|New codes)$/;
const codeField = () => screen.findByRole('textbox', { name: /^(Código de 6 dígitos|Code of 6 digits)$/ });
const press = async (hand: Hand, name: RegExp) => hand.click(await screen.findByRole('button', { name }));

/** Opens a dialog and gives the password. */
async function withPassword(hand: Hand, button: RegExp, confirm: RegExp) {
  await press(hand, button);
  const dialog = within(await screen.findByRole('dialog'));
  await fill(hand, await dialog.findByLabelText(/^(Contraseña|Password)$/, { selector: 'input' }), 'una frase');
  await hand.click(dialog.getByRole('button', { name: confirm }));
}
/** Continues up to the key. */
async function scan(hand: Hand) {
  await withPassword(hand, ON, /^(Continuar|Continue)$/);
  await codeField();
}

const begun = () => [answer(twoFactorCalls.beginTwoFactor, { data: sampleEnrolment })];
const on = securityOf({ twoFactor: sampleTwoFactorOn });

const meta = {
  title: 'Pantallas/Seguridad, dos pasos',
  ...onStage,
  args: { as: 'COACH', at: '/profile/security', answers: securityOf({}, begun) },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<StageProps>;

export const Off: Story = {};
export const Loading: Story = {
  args: { answers: securityOf({}, () => [withhold(twoFactorCalls.twoFactor, NEVER)]) },
  play: pageIsLoading,
};
export const Failed: Story = {
  args: {
    answers: securityOf({}, () => [
      refusedOnce(answer(twoFactorCalls.twoFactor, { data: sampleTwoFactorOff }), 'server.unavailable'),
    ]),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter on Retry asks again', async () => {
      (await canvas.findByRole('button', { name: /Reintentar|Try again/ })).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('button', { name: ON })).toBeVisible();
    });
  },
};

/** The password is required first. */
export const PasswordAsked: Story = {
  play: async ({ userEvent }) => {
    await press(userEvent, ON);
    const dialog = within(await screen.findByRole('dialog'));
    const password = await dialog.findByLabelText(/^(Contraseña|Password)$/, { selector: 'input' });
    await waitFor(() => expect(password).toHaveFocus());
  },
};
export const WrongPassword: Story = {
  args: {
    answers: securityOf({}, ({ locale }) => [
      answer(twoFactorCalls.beginTwoFactor, () => fieldsRefused(locale, { password: 'access.password.current' })),
    ]),
  },
  play: async ({ userEvent }) => {
    await withPassword(userEvent, ON, /^(Continuar|Continue)$/);
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByLabelText(/^(Contraseña|Password)$/, { selector: 'input' })).toBeInvalid());
  },
};

/** The key as QR code and as text. */
export const KeyShown: Story = {
  play: async ({ userEvent }) => {
    await scan(userEvent);
    await expect(await screen.findByRole('img', { name: /^(Código QR|QR code)/ })).toBeInTheDocument();
    await waitFor(async () => expect(await codeField()).toHaveFocus());
  },
};
export const WrongCode: Story = {
  args: {
    answers: securityOf({}, begun, ({ locale }) => [
      answer(twoFactorCalls.confirmTwoFactor, () => fieldsRefused(locale, { code: 'access.code.wrong' })),
    ]),
  },
  play: async ({ userEvent }) => {
    await scan(userEvent);
    const code = await codeField();
    await fill(userEvent, code, '000000');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(code).toBeInvalid());
  },
};
/** Turned on: recovery codes, shown once. */
export const Codes: Story = {
  args: {
    answers: securityOf({}, begun, () => [
      answer(twoFactorCalls.confirmTwoFactor, { data: { recovery_codes: sampleRecoveryCodes } }),
    ]),
  },
  play: async ({ userEvent }) => {
    await scan(userEvent);
    await fill(userEvent, await codeField(), '123456');
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('list', { name: /^(Códigos de recuperación|Recovery codes)$/ });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  },
};

export const On: Story = { args: { answers: on } };
export const LastCode: Story = {
  args: { answers: securityOf({ twoFactor: { ...sampleTwoFactorOn, recovery_codes_left: 1 } }) },
};
/** No recovery codes left: a warning with the remedy. */
export const NoCodesLeft: Story = {
  args: { answers: securityOf({ twoFactor: { ...sampleTwoFactorOn, recovery_codes_left: 0 } }) },
};

const superAdministrator = { as: 'SUPER_ADMIN' } as const;
/** Required for super administrators. */
export const Required: Story = {
  args: {
    ...superAdministrator,
    person: { withheld: 'access.two-factor-required', abilities: ['self:read', 'self:update', 'notification:read'] },
    answers: securityOf({ twoFactor: { ...sampleTwoFactorOff, required: true } }),
  },
};
export const RequiredOn: Story = {
  args: { ...superAdministrator, answers: securityOf({ twoFactor: { ...sampleTwoFactorOn, required: true } }) },
};

export const TurnOffAsked: Story = {
  args: { answers: on },
  play: async ({ userEvent }) => {
    await press(userEvent, OFF);
    await waitFor(async () => expect(await screen.findByRole('dialog')).toBeVisible());
  },
};
export const TurnedOff: Story = {
  args: {
    answers: (scene) => {
      let state = sampleTwoFactorOn;
      return [
        ...on(scene),
        answer(twoFactorCalls.twoFactor, () => ({ data: state })),
        answer(twoFactorCalls.disableTwoFactor, () => {
          state = sampleTwoFactorOff;
          return { data: state, message: MESSAGES['access.two-factor-off'][scene.locale] };
        }),
      ];
    },
  },
  play: async ({ userEvent }) => {
    await withPassword(userEvent, OFF, OFF);
    await expect(await screen.findByRole('button', { name: ON })).toBeVisible();
  },
};
export const CodesRenewed: Story = {
  args: {
    answers: securityOf({ twoFactor: sampleTwoFactorOn }, () => [
      answer(twoFactorCalls.renewRecoveryCodes, { data: { recovery_codes: sampleRecoveryCodes } }),
    ]),
  },
  play: async ({ userEvent }) => {
    await withPassword(userEvent, RENEW, /^(Generar códigos|Generate codes)$/);
    await expect(
      await screen.findByRole('list', { name: /^(Códigos de recuperación|Recovery codes)$/ }),
    ).toBeInTheDocument();
  },
};
