import type { Meta, StoryObj } from '@storybook/react-vite';
import { invitations } from '@ruta/contracts/invitations/invitations.api';
import { expect } from 'storybook/test';
import { NEVER, withhold } from '../../kit/answer';
import { form, review, sendPlainly, sendReviewed, withoutInvalid, write } from './invitations-in-bulk';
import { LONG_EMAIL } from '../../kit/long-texts';
import { onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { textIn } from '../../kit/play';

const meta = {
  title: 'Pantallas/Invitaciones, varias personas, envío',
  ...onStage,
  args: { as: 'ADMIN', at: '/admin/invitations/bulk', answers: form() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While sending, the rows stay and the buttons are disabled. */
export const Sending: Story = {
  args: { answers: form(withoutInvalid, {}, 0, withhold(invitations.bulk, NEVER)) },
  play: async (played) => {
    await write(played);
    await review(played);
    await sendReviewed(played);
    const name = textIn(played)('Enviando invitaciones…', 'Sending invitations…');
    await expect(await played.canvas.findByRole('progressbar', { name })).toBeVisible();
  },
};

/** Results, their file, and mail progress: one of two. */
export const Sent: Story = {
  args: { answers: form(withoutInvalid) },
  play: async (played) => {
    const t = textIn(played);
    await write(played);
    await review(played);
    await sendReviewed(played);
    await expect(
      await played.canvas.findByText(t('Se crearon 2 invitaciones', '2 invitations were created')),
    ).toBeVisible();
    await expect(await played.canvas.findByText(t('1 de 2', '1 of 2'))).toBeVisible();
    const file = t('Descargar el resultado (CSV)', 'Download the result (CSV)');
    await expect(played.canvas.getByRole('button', { name: file })).toBeVisible();
  },
};

/** Without a mail server each link can be copied, only here. */
export const SentWithLinks: Story = {
  args: {
    answers: form(withoutInvalid, {
      links: ['jimena.rocha@escuela.mx', LONG_EMAIL].map((email, at) => ({
        email,
        link: `https://ruta.test/register#${at}`,
      })),
    }),
  },
  play: async (played) => {
    const t = textIn(played);
    await write(played);
    await sendPlainly(played);
    await expect(
      await played.canvas.findByRole('heading', { name: t('Enlaces de un solo uso', 'Single-use links') }),
    ).toBeVisible();
    const copy = t(`Copiar el enlace de ${LONG_EMAIL}`, `Copy the link of ${LONG_EMAIL}`);
    await expect(played.canvas.getByRole('button', { name: copy })).toBeVisible();
  },
};
