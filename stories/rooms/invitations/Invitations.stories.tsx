import type { Meta, StoryObj } from '@storybook/react-vite';
import { invitationWith } from '@ruta/contracts/invitations/invitation.sample';
import { invitations } from '@ruta/contracts/invitations/invitations.api';
import { adminInvitations } from '@ruta/contracts/invitations/invitations.screens';
import { expect, within } from 'storybook/test';
import { answer, NEVER, refusedOnce, withhold } from '../../kit/answer';
import { invitationDesk, invitationsOn } from './invitations.server';
import { LONG_EMAIL, LONG_NAME, LONGEST_EMAIL } from '../../kit/long-texts';
import { pageIsLoading, onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { confirm, choose, dialogNamed, dialogSeen, expectMessage, retryByKeyboard, textIn } from '../../kit/play';

const LUCIA = 'lucia.ortiz@escuela.mx';
const LINK = 'https://ruta.test/register#hR2vX9bQ';

const meta = {
  title: 'Pantallas/Invitaciones, lista',
  ...onStage,
  args: { as: 'ADMIN', at: '/admin/invitations', answers: invitationDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each status, with and without a school; accepted ones have no actions. */
export const Loaded: Story = {
  play: async (played) => {
    const t = textIn(played);
    const rowOf = async (name: RegExp) => within(await played.canvas.findByRole('row', { name }));
    const sent = await rowOf(/lucia/);
    await expect(sent.getByText(t('Enviada', 'Sent'))).toBeVisible();
    await expect(sent.getByText('Instituto Ahuehuete')).toBeVisible();
    const waiting = await rowOf(/hugo/);
    await expect(waiting.getByText(t('Por enviar', 'To be sent'))).toBeVisible();
    await expect(waiting.getByText(t('Por asignar', 'To be assigned'))).toBeVisible();
    await expect((await rowOf(/carmen/)).getByText(t('Vencida', 'Expired'))).toBeVisible();
    const accepted = await rowOf(/ana[.@]/);
    await expect(accepted.getByText(t('Aceptada', 'Accepted'))).toBeVisible();
    await expect(accepted.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { answers: () => [withhold(adminInvitations, NEVER)] }, play: pageIsLoading };

/** Empty, with the action to invite above. */
export const Empty: Story = {
  args: { answers: invitationDesk(() => []) },
  play: async (played) => {
    const t = textIn(played);
    const title = t('Todavía no hay invitaciones', 'There are no invitations yet');
    await expect(await played.canvas.findByRole('heading', { name: title })).toBeVisible();
    await expect(played.canvas.getByRole('button', { name: t('Invitar', 'Invite') })).toBeEnabled();
  },
};

/** No results, with a link that removes the filters. */
export const NothingFound: Story = {
  args: { at: '/admin/invitations?email=xalapa&role_id=9', answers: invitationDesk(() => []) },
  play: async (played) => {
    const t = textIn(played);
    const title = t('Ninguna invitación coincide', 'No invitation matches');
    await expect(await played.canvas.findByRole('heading', { name: title })).toBeVisible();
    const clear = played.canvas.getAllByRole('button', { name: t('Quitar filtros', 'Clear filters') });
    await expect(clear.length).toBeGreaterThan(0);
  },
};

/** A page number beyond the last, which differs from no results. */
export const BeyondTheLastPage: Story = {
  args: { at: '/admin/invitations?page=40', answers: invitationDesk(() => [], { page: 40, total: 12, pages: 2 }) },
};

export const Failed: Story = {
  args: {
    answers: (scene) => {
      const [list, ...deeds] = invitationDesk()(scene);
      return list ? [refusedOnce(list, 'request.too-many'), ...deeds] : [];
    },
  },
  play: async (played) => {
    await retryByKeyboard(played);
    await expect(await played.canvas.findByRole('row', { name: /lucia/ })).toBeVisible();
  },
};
export const Unavailable: Story = { args: { answers: () => [withhold(adminInvitations, 'server.unavailable')] } };
export const Forbidden: Story = { args: { answers: () => [withhold(adminInvitations, 'access.refused')] } };

export const OnePageOfMany: Story = {
  args: {
    at: '/admin/invitations?page=61&sort=email&role_id=9',
    answers: invitationDesk(
      (scene) => [...invitationsOn(scene), ...invitationsOn(scene).map((row) => ({ ...row, id: row.id + 40 }))],
      { page: 61, total: 1234, pages: 124 },
    ),
  },
};

export const LongTexts: Story = {
  args: {
    answers: invitationDesk(() => [
      invitationWith({ id: 21, email: LONG_EMAIL, school: { id: 1, name: LONG_NAME } }),
      invitationWith({ id: 22, email: LONGEST_EMAIL, status: 'expired' }),
      invitationWith({ id: 23, email: 'a@b.mx', status: 'accepted', accepted_at: '2026-11-19 18:00:00', school: null }),
    ]),
  },
};

/** Deleting asks for confirmation with the invitation's address. */
export const DeleteAsked: Story = {
  play: async (played) => {
    const t = textIn(played);
    await choose(played, t(`Acciones de ${LUCIA}`, `Actions for ${LUCIA}`), t('Eliminar', 'Delete'));
    const ask = t(`¿Eliminar la invitación de ${LUCIA}?`, `Delete the invitation of ${LUCIA}?`);
    await dialogSeen(ask, 'alertdialog');
  },
};

/** Accepted meanwhile: a message appears and the list reloads. */
export const DeleteRefused: Story = {
  args: { answers: (scene) => [...invitationDesk()(scene), withhold(invitations.delete, 'invitations.accepted')] },
  play: async (played) => {
    const t = textIn(played);
    await choose(played, t(`Acciones de ${LUCIA}`, `Actions for ${LUCIA}`), t('Eliminar', 'Delete'));
    const ask = t(`¿Eliminar la invitación de ${LUCIA}?`, `Delete the invitation of ${LUCIA}?`);
    await confirm(played, ask, t('Eliminar', 'Delete'));
    const refusal = [
      'La invitación ya se aceptó y no se puede cambiar.',
      'The invitation was accepted and cannot be changed.',
    ];
    await expectMessage(t(refusal[0] ?? '', refusal[1] ?? ''));
  },
};

export const SentAgain: Story = {
  play: async (played) => {
    const t = textIn(played);
    await choose(played, t(`Acciones de ${LUCIA}`, `Actions for ${LUCIA}`), t('Enviar de nuevo', 'Send again'));
    await expectMessage(t('Correo enviado de nuevo.', 'E-mail sent again.'));
  },
};

/** Without a mail server the link is shown once. */
export const LinkShownOnce: Story = {
  args: {
    answers: (scene) => [
      ...invitationDesk()(scene),
      answer(invitations.resend, { data: { invitation: invitationWith({}), link: LINK } }),
    ],
  },
  play: async (played) => {
    const t = textIn(played);
    await choose(played, t(`Acciones de ${LUCIA}`, `Actions for ${LUCIA}`), t('Enviar de nuevo', 'Send again'));
    const dialog = await dialogNamed(t(`Enlace para ${LUCIA}`, `Link for ${LUCIA}`));
    const field = dialog.getByRole('textbox', { name: t('Enlace de un solo uso', 'Single-use link') });
    await expect(field).toHaveValue(LINK);
    await expect(dialog.getByRole('button', { name: t('Copiar enlace', 'Copy link') })).toBeVisible();
  },
};
