import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileWith } from '@ruta/contracts/access/account.sample';
import { profileCalls } from '@ruta/contracts/access/profile.api';
import { MESSAGES } from '@ruta/contracts/messages';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DRAWN_PHOTO, profileOf } from './access.server';
import { answer, fieldsRefused, NEVER, OFFLINE, withhold } from '../../kit/answer';
import type { Hand } from '../../kit/hands';
import { onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';

const photo = { photo: DRAWN_PHOTO };
const remove = () => screen.findByRole('button', { name: /^(Quitar foto|Remove the photo)$/ });

/** Selects a file of a given size in bytes. */
async function choose(hand: Hand, bytes = 1024) {
  const input = await screen.findByLabelText<HTMLInputElement>(/^(Foto|Photo)$/, { selector: 'input' });
  await hand.upload(input, new File([new Uint8Array(bytes)], 'yo.jpg', { type: 'image/jpeg' }));
}
/** Removes the photo and confirms. */
async function agree(hand: Hand) {
  await hand.click(await remove());
  const question = within(await screen.findByRole('alertdialog'));
  await hand.click(question.getByRole('button', { name: /^(Quitar foto|Remove the photo)$/ }));
  return question;
}

const meta = {
  title: 'Pantallas/Perfil, foto',
  ...onStage,
  args: { as: 'COACH', at: '/profile', answers: profileOf(photo) },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<StageProps>;

export const Shown: Story = {};
/** Without a photo: initials. */
export const None: Story = { args: { answers: profileOf() } };
/** The photo's address is broken: initials, no broken image. */
export const NotFound: Story = { args: { answers: profileOf({ photo: 'data:image/webp,broken' }) } };

/** Saved as soon as another file is selected. */
export const Changed: Story = {
  args: {
    answers: profileOf({}, ({ locale }) => [
      answer(profileCalls.setPhoto, {
        data: profileWith({ ...photo, locale, revision: 4 }),
        message: MESSAGES['access.photo-saved'][locale],
      }),
    ]),
  },
  play: async ({ userEvent, step }) => {
    await step('Choose a picture', async () => {
      await choose(userEvent);
      await expect(await remove()).toBeVisible();
    });
  },
};
export const Busy: Story = {
  args: { answers: profileOf(photo, () => [withhold(profileCalls.setPhoto, NEVER)]) },
  play: async ({ userEvent }) => {
    await choose(userEvent);
    await expect(
      await screen.findByRole('progressbar', { name: /Subiendo la foto…|Uploading the photo…/ }),
    ).toBeVisible();
    await expect(await remove()).toBeDisabled();
  },
};

/** Above 5 MB: refused before the upload. */
export const TooLarge: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('textbox', { name: /^(Nombre|Name)/ });
    await choose(userEvent, 6 * 1024 * 1024);
    await expect(await screen.findByRole('alert')).toHaveTextContent('5 MB');
  },
};
/** Not an image despite its name; only the server detects it. */
export const Unreadable: Story = {
  args: {
    answers: profileOf({}, ({ locale }) => [
      answer(profileCalls.setPhoto, () => fieldsRefused(locale, { photo: 'file.unreadable' }, { name: 'yo.jpg' })),
    ]),
  },
  play: async ({ userEvent }) => {
    await choose(userEvent);
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};
export const Offline: Story = {
  args: { answers: profileOf(photo, () => [withhold(profileCalls.setPhoto, OFFLINE)]) },
  play: async ({ userEvent }) => {
    await choose(userEvent);
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

/** The confirmation shows what replaces the photo. */
export const RemoveAsked: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await remove());
    await waitFor(async () => expect(await screen.findByRole('alertdialog')).toBeVisible());
  },
};
export const Removed: Story = {
  args: {
    answers: profileOf(photo, ({ locale }) => [
      answer(profileCalls.deletePhoto, {
        data: profileWith({ locale, revision: 4 }),
        message: MESSAGES['access.photo-deleted'][locale],
      }),
    ]),
  },
  play: async ({ userEvent }) => {
    await agree(userEvent);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(await screen.findByRole('button', { name: /^(Elegir foto|Choose a photo)$/ })).toBeVisible();
  },
};
/** Removing failed: the message is in the dialog. */
export const RemoveFailed: Story = {
  args: { answers: profileOf(photo, () => [withhold(profileCalls.deletePhoto, 'server.unavailable')]) },
  play: async ({ userEvent }) => {
    const question = await agree(userEvent);
    await expect(await question.findByRole('alert')).toBeVisible();
  },
};
