import type { Meta, StoryObj } from '@storybook/react-vite';
import { access } from '@ruta/contracts/access/access.api';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { sampleLinkToken, sampleTimezones } from '@ruta/contracts/access/account.sample';
import { passwordCalls } from '@ruta/contracts/access/passwords.api';
import { sampleInvitationFacts } from '@ruta/contracts/invitations/invitation.sample';
import type { InvitationFacts } from '@ruta/contracts/invitations/invitation.schema';
import { invitations } from '@ruta/contracts/invitations/invitations.api';
import { expect, screen, waitFor } from 'storybook/test';
import { answer, fieldsRefused, NEVER, OFFLINE, refusedOnce, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { fill } from '../../kit/hands';
import type { Hand } from '../../kit/hands';
import { LONG_NAME, RIGHT_TO_LEFT, UNBROKEN } from '../../kit/long-texts';
import { onStage, pageIsReady } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import type { Scene } from '../../kit/scene';

const nameField = () => screen.findByRole('textbox', { name: /^(Nombre|First name)/ });
const passwordField = (name: RegExp) => screen.findByLabelText(name, { selector: 'input' });
const password = () => passwordField(/^(Contraseña|Password)( |$|\*)/);

/** A valid link: the invitation's facts and the answer to the registration. */
const link =
  (differs: Partial<InvitationFacts> = {}, ...more: Answer[]) =>
  (): Answer[] => [
    answer(invitations.facts, { data: { ...sampleInvitationFacts, ...differs } }),
    answer(passwordCalls.timezones, { data: sampleTimezones }),
    ...more,
  ];
const noLink = () => [withhold(invitations.facts, 'access.link-over')];

async function register(hand: Hand, name = 'Lucía', surname = 'Ortiz Cañedo') {
  await fill(hand, await nameField(), name);
  await fill(hand, await screen.findByRole('textbox', { name: /^(Apellidos|Last name)/ }), surname);
  await fill(hand, await password(), 'cuatro caballos azules');
  await fill(hand, await passwordField(/^(Repite la contraseña|Password, once more)/), 'cuatro caballos azules');
  await hand.click(await screen.findByRole('checkbox'));
  await hand.click(await screen.findByRole('button', { name: /^(Crear mi cuenta|Create my account)$/ }));
}

const meta = {
  title: 'Pantallas/Crear cuenta',
  ...onStage,
  args: { as: 'PROF', at: `/register#${sampleLinkToken}`, isSignedOut: true, answers: link() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<StageProps>;

/** A valid link: role, school and address are fixed, other fields are open. */
export const Valid: Story = {
  play: async (story) => {
    await pageIsReady(story);
    await expect(await screen.findByText(/(Te invitaron como Docente en|invited as Teacher at)/)).toBeVisible();
    await waitFor(async () => expect(await nameField()).toHaveFocus());
  },
};
export const WithoutSchool: Story = { args: { answers: link({ school: null }) } };
export const Loading: Story = {
  args: { answers: () => [withhold(invitations.facts, NEVER)] },
  play: async ({ canvasElement }) => {
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeInTheDocument());
  },
};
/** The link was used or has expired. */
export const LinkOver: Story = { args: { answers: noLink } };
/** The address was copied incompletely. */
export const LinkCutOff: Story = { args: { at: '/register#5vTmJ0fQy', answers: noLink } };

export const Failed: Story = {
  args: { answers: () => link()().map((given) => refusedOnce(given, 'server.unavailable')) },
  play: async ({ userEvent, step }) => {
    await step('Enter on Retry asks again', async () => {
      (await screen.findByRole('button', { name: /Reintentar|Try again/ })).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await nameField()).toBeVisible();
    });
  },
};
export const Offline: Story = { args: { answers: () => [withhold(invitations.facts, OFFLINE)] } };

/** All messages at once, each at its field; the first one has focus, and the input stays. */
export const FieldsRefused: Story = {
  args: {
    answers: ({ locale }: Scene) =>
      link(
        {},
        answer(invitations.register, () =>
          fieldsRefused(locale, {
            surname: 'users.surname.required',
            password: 'access.password.too-common',
            password_confirmation: 'access.password.confirmation',
            birthday: 'access.birthday.future',
            accept_terms: 'invitations.terms.required',
          }),
        ),
      )(),
  },
  play: async ({ userEvent, step }) => {
    await step('Create the account with a common password', async () => {
      await register(userEvent);
      await waitFor(async () => expect(await password()).toBeInvalid());
      await expect(await nameField()).toHaveValue('Lucía');
    });
  },
};

/** The account was created meanwhile: a link to sign-in. */
export const AlreadyMember: Story = {
  args: { answers: link({}, withhold(invitations.register, 'invitations.already-member')) },
  play: async ({ userEvent }) => {
    await register(userEvent);
    await expect(await screen.findByRole('link', { name: /^(Ir a iniciar sesión|Go to sign in)$/ })).toBeVisible();
  },
};
export const ServerDown: Story = {
  args: { answers: link({}, withhold(invitations.register, 'server.unavailable')) },
  play: async ({ userEvent }) => {
    await register(userEvent);
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
  },
};
export const LinkOverMeanwhile: Story = {
  args: { answers: link({}, withhold(invitations.register, 'access.link-over')) },
  play: async ({ userEvent }) => {
    await register(userEvent);
    const title = /^(Este enlace ya no sirve|This link no longer works)$/;
    await expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  },
};
export const Busy: Story = {
  args: { answers: link({}, withhold(invitations.register, NEVER)) },
  play: async ({ userEvent }) => {
    await register(userEvent);
    await expect(
      await screen.findByRole('progressbar', { name: /Creando tu cuenta…|Creating your account…/ }),
    ).toBeVisible();
  },
};

/** The account exists, but its home page fails to load: Retry is offered, and the link is not reported as used. */
export const HomeFailed: Story = {
  args: {
    answers: ({ me }: Scene) => {
      let isMade = false;
      const made = answer(invitations.register, () => {
        isMade = true;
        return { data: me };
      });
      const asked = [withhold(access.me, 'access.anonymous'), withhold(access.me, 'server.unavailable')] as const;
      return [...link({}, made)(), { call: access.me, reply: (call) => asked[isMade ? 1 : 0].reply(call) }];
    },
  },
  play: async ({ userEvent }) => {
    await register(userEvent);
    await expect(await screen.findByRole('button', { name: /Reintentar|Try again/ })).toBeVisible();
  },
};

/** Another session is open in this browser: the page says whose. */
export const AnotherSession: Story = {
  args: { as: 'ADMIN', isSignedOut: false },
  play: async () => {
    await expect(await screen.findByText(new RegExp(sampleAdministrator.user.fullname))).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    answers: link({
      email: `l•••@${'educacion.'.repeat(12)}jalisco.example.mx`,
      role: { code: 'PROF', name: LONG_NAME, name_en: LONG_NAME },
      school: { id: 1, name: `${LONG_NAME} ${UNBROKEN}` },
    }),
  },
  play: async ({ userEvent }) => {
    await fill(userEvent, await nameField(), RIGHT_TO_LEFT);
    await fill(userEvent, await screen.findByRole('textbox', { name: /^(Apellidos|Last name)/ }), LONG_NAME);
  },
};
