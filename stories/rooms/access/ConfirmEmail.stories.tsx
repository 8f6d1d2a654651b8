import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleLinkToken } from '@ruta/contracts/access/account.sample';
import { MESSAGES } from '@ruta/contracts/messages';
import { emailChange } from '@ruta/contracts/users/email-change.api';
import { sampleEmailChange } from '@ruta/contracts/users/user.sample';
import type { EmailChangeFacts } from '@ruta/contracts/users/user.schema';
import { expect, screen, waitFor } from 'storybook/test';
import { answer, NEVER, OFFLINE, refusedOnce, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import type { Hand } from '../../kit/hands';
import { LONG_NAME, LONGEST_EMAIL } from '../../kit/long-texts';
import { onStage, pageIsReady } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import type { Scene } from '../../kit/scene';

/** A link that opens, and the answer to confirming. */
const link =
  (differs: Partial<EmailChangeFacts> = {}, ...more: Answer[]) =>
  ({ locale }: Scene): Answer[] => [
    answer(emailChange.emailFacts, { data: { ...sampleEmailChange, ...differs } }),
    answer(emailChange.confirmEmail, { data: null, message: MESSAGES['users.email-confirmed'][locale] }),
    ...more,
  ];
const button = () => screen.findByRole('button', { name: /^(Confirmar este correo|Confirm this e-mail)$/ });
const confirm = async (hand: Hand) => hand.click(await button());
const OVER = /^(Este enlace ya no sirve|This link no longer works)$/;

const meta = {
  title: 'Pantallas/Confirmar correo',
  ...onStage,
  args: { as: 'PROF', at: `/email/confirm#${sampleLinkToken}`, isSignedOut: true, answers: link() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<StageProps>;

/** Whose account it is, and the address before and after. The former one is masked. */
export const Valid: Story = {
  play: async (story) => {
    await pageIsReady(story);
    await expect(await screen.findByText('a•••@ruta.test')).toBeVisible();
    await expect(await button()).toBeVisible();
  },
};

/** After confirming, the page links to sign-in. */
export const Confirmed: Story = {
  play: async ({ userEvent }) => {
    await confirm(userEvent);
    await expect(await screen.findByRole('link', { name: /^(Ir a iniciar sesión|Go to sign in)$/ })).toBeVisible();
    await expect(
      screen.queryByRole('button', { name: /^(Confirmar este correo|Confirm this e-mail)$/ }),
    ).not.toBeInTheDocument();
  },
};

export const WithoutSchool: Story = { args: { answers: link({ school: null }) } };
export const LongTexts: Story = {
  args: { answers: link({ fullname: LONG_NAME, school: LONG_NAME, to: LONGEST_EMAIL }) },
};

/** Another account got the address meanwhile. */
export const AddressTaken: Story = {
  args: { answers: (scene) => [...link()(scene), withhold(emailChange.confirmEmail, 'users.email-taken')] },
  play: async ({ userEvent }) => {
    await confirm(userEvent);
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
  },
};

/** The link was used, has expired, or the change was withdrawn. */
export const LinkOver: Story = { args: { answers: () => [withhold(emailChange.emailFacts, 'access.link-over')] } };
/** The address was copied incompletely. */
export const LinkCutOff: Story = { args: { at: '/email/confirm#5vTmJ0fQy' } };
/** It ends while the page is open. */
export const LinkUsed: Story = {
  args: { answers: (scene) => [...link()(scene), withhold(emailChange.confirmEmail, 'access.link-over')] },
  play: async ({ userEvent }) => {
    await confirm(userEvent);
    await expect(await screen.findByRole('heading', { level: 1, name: OVER })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: () => [withhold(emailChange.emailFacts, NEVER)] },
  play: async ({ canvasElement }) => {
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeInTheDocument());
  },
};
export const Failed: Story = {
  args: { answers: (scene) => link()(scene).map((given) => refusedOnce(given, 'server.unavailable')) },
  play: async ({ userEvent, step }) => {
    await step('Enter on Retry asks again', async () => {
      (await screen.findByRole('button', { name: /Reintentar|Try again/ })).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await button()).toBeVisible();
    });
  },
};
export const Offline: Story = { args: { answers: () => [withhold(emailChange.emailFacts, OFFLINE)] } };
export const Busy: Story = {
  args: { answers: (scene) => [...link()(scene), withhold(emailChange.confirmEmail, NEVER)] },
  play: async ({ userEvent }) => {
    await confirm(userEvent);
    await expect(await screen.findByRole('progressbar', { name: /Confirmando…|Confirming…/ })).toBeVisible();
  },
};
