import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileWith } from '@ruta/contracts/access/account.sample';
import { passwordCalls } from '@ruta/contracts/access/passwords.api';
import { profileCalls } from '@ruta/contracts/access/profile.api';
import type { ProfileForm } from '@ruta/contracts/access/profile.schema';
import { MESSAGES } from '@ruta/contracts/messages';
import { expect, screen, waitFor } from 'storybook/test';
import { profileOf } from './access.server';
import { answer, fieldsRefused, NEVER, OFFLINE, Refused, refusedOnce, withhold } from '../../kit/answer';
import { fill } from '../../kit/hands';
import type { Hand } from '../../kit/hands';
import { LONG_NAME, RIGHT_TO_LEFT, UNBROKEN } from '../../kit/long-texts';
import { pageIsLoading, onStage, pageIsReady } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';

const nameField = () => screen.findByRole('textbox', { name: /^(Nombre|Name)/ });
const save = async (hand: Hand) =>
  hand.click(await screen.findByRole('button', { name: /^(Guardar cambios|Save changes)$/ }));

/** Changes a field and saves. */
async function change(hand: Hand) {
  await fill(hand, await nameField(), ' Elena');
  await save(hand);
}

const meta = {
  title: 'Pantallas/Perfil',
  ...onStage,
  args: { as: 'COACH', at: '/profile', answers: profileOf() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<StageProps>;

export const Loaded: Story = {
  play: async (story) => {
    await pageIsReady(story);
    await expect(await nameField()).toHaveValue('Laura');
    const zone = story.globals['language'] === 'en' ? 'Mexico City −06:00' : 'Ciudad de México −06:00';
    const name = /^(Zona horaria|Time zone)/;
    await waitFor(async () => expect(await screen.findByRole('combobox', { name })).toHaveValue(zone));
  },
};
/** An administrator asked for another address; it counts once it is confirmed. */
export const EmailWaits: Story = {
  args: { answers: profileOf({ pending_email: 'laura.mendoza@colegioceiba.edu.mx' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/laura\.mendoza@colegioceiba\.edu\.mx/)).toBeVisible();
  },
};
export const Loading: Story = {
  args: { answers: () => [withhold(profileCalls.profile, NEVER)] },
  play: pageIsLoading,
};
export const Failed: Story = {
  args: { answers: (scene) => profileOf()(scene).map((given) => refusedOnce(given, 'server.unavailable')) },
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter on Retry asks again', async () => {
      (await canvas.findByRole('button', { name: /Reintentar|Try again/ })).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await nameField()).toHaveValue('Laura');
    });
  },
};
export const Offline: Story = { args: { answers: () => [withhold(profileCalls.profile, OFFLINE)] } };
export const Forbidden: Story = { args: { answers: () => [withhold(profileCalls.profile, 'access.refused')] } };

/** The time zones cannot be loaded: the current one stays, and the field explains it. */
export const ZonesMissing: Story = {
  args: { answers: profileOf({}, () => [withhold(passwordCalls.timezones, 'server.unavailable')]) },
};

/** After saving, a message appears and the revision is new. */
export const Saved: Story = {
  args: {
    answers: profileOf({}, ({ locale }) => [
      answer(profileCalls.saveProfile, ({ body }) => {
        const { birthday, sex = 'm', ...form } = body as ProfileForm;
        return {
          data: profileWith({ ...form, birthday, sex, revision: form.revision + 1 }),
          message: MESSAGES['access.profile-saved'][locale],
        };
      }),
    ]),
  },
  play: async ({ userEvent, globals }) => {
    await change(userEvent);
    const said = MESSAGES['access.profile-saved'][globals['language'] === 'en' ? 'en' : 'es'];
    await expect(await screen.findByText(said)).toBeVisible();
    await expect(await nameField()).toHaveValue('Laura Elena');
  },
};
export const Busy: Story = {
  args: { answers: profileOf({}, () => [withhold(profileCalls.saveProfile, NEVER)]) },
  play: async ({ userEvent }) => {
    await change(userEvent);
    await expect(await screen.findByRole('progressbar', { name: /Guardando…|Saving…/ })).toBeVisible();
  },
};

/** Each message is at its field; the input stays. */
export const FieldsRefused: Story = {
  args: {
    answers: profileOf({}, ({ locale }) => [
      answer(profileCalls.saveProfile, () =>
        fieldsRefused(locale, { surname: 'users.surname.required', birthday: 'access.birthday.future' }),
      ),
    ]),
  },
  play: async ({ userEvent }) => {
    await change(userEvent);
    const surname = await screen.findByRole('textbox', { name: /^(Apellidos|Surname)/ });
    await waitFor(() => expect(surname).toBeInvalid());
    await waitFor(() => expect(surname).toHaveFocus());
    await expect(await nameField()).toHaveValue('Laura Elena');
  },
};
export const ServerDown: Story = {
  args: { answers: profileOf({}, () => [withhold(profileCalls.saveProfile, 'server.unavailable')]) },
  play: async ({ userEvent }) => {
    await change(userEvent);
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
  },
};

/** Saved elsewhere meanwhile: shows the other version before overwriting. */
export const ChangedElsewhere: Story = {
  args: {
    answers: profileOf({}, ({ locale }) => [
      answer(
        profileCalls.saveProfile,
        () =>
          new Refused('access.profile-stale', { current: profileWith({ name: 'Laura Isabel', locale, revision: 4 }) }),
      ),
    ]),
  },
  play: async ({ userEvent, step }) => {
    await change(userEvent);
    const look = await screen.findByRole('button', { name: /^(Ver cómo quedaron|See how they stand)$/ });
    await expect(look).toBeVisible();
    await step('What was saved elsewhere can be looked at', async () => {
      await expect(await nameField()).toHaveValue('Laura Elena');
    });
  },
};

export const LongNames: Story = {
  args: {
    answers: profileOf({
      name: LONG_NAME.trim(),
      surname: `${RIGHT_TO_LEFT} ${UNBROKEN}`,
      email: `maria.guadalupe.esperanza@${'educacion.'.repeat(12)}jalisco.example.mx`,
    }),
  },
};
/** Required values only. */
export const Bare: Story = { args: { answers: profileOf({ birthday: null, sex: 'x', timezone: 'UTC' }) } };
