import { previewOf, sampleBulkResult, samplePreviewRows } from '@ruta/contracts/invitations/invitation.sample';
import type { BulkResult, PreviewRow } from '@ruta/contracts/invitations/invitation.schema';
import { invitations } from '@ruta/contracts/invitations/invitations.api';
import { adminBulkInvitation } from '@ruta/contracts/invitations/invitations.screens';
import { screen } from 'storybook/test';
import { answer } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { fill } from '../../kit/hands';
import { rolesFor } from './invitations.server';
import { press, messageFor, textIn } from '../../kit/play';
import type { Played } from '../../kit/play';
import type { Scene } from '../../kit/scene';

/** A pasted list: two of six lines can be sent. */
export const LIST =
  'jimena.rocha@escuela.mx\npedro.escuela.mx\njimena.rocha@escuela.mx\nana.pena@ruta.test\nlucia.ortiz@escuela.mx\nraul.camacho@escuela.mx';
/** The list without its invalid rows. */
export const withoutInvalid = samplePreviewRows.filter(({ state }) => state !== 'invalid');

/** Answers of the form, the preview, and the sending. */
export const form =
  (rows: PreviewRow[] = samplePreviewRows, sent: Partial<BulkResult> = {}, mailsLeft = 1, ...instead: Answer[]) =>
  (scene: Scene): Answer[] => [
    answer(adminBulkInvitation, { roles: rolesFor(scene) }),
    answer(invitations.preview, { data: previewOf(rows) }),
    answer(invitations.bulk, {
      data: { ...sampleBulkResult, ...sent },
      message: messageFor('invitations.bulk-sent', scene),
    }),
    answer(invitations.bulkProgress, { data: { id: sampleBulkResult.id, invitations: 2, sent: mailsLeft } }),
    ...instead,
  ];

/** Fills in the simple form. */
export async function write(played: Played) {
  const { canvas, userEvent } = played;
  const t = textIn(played);
  await fill(userEvent, await canvas.findByRole('textbox', { name: t('Correos', 'E-mails') }), LIST);
  await userEvent.click(canvas.getByRole('button', { name: t('Elige un rol Rol', 'Choose a role Role') }));
  await userEvent.click(await screen.findByRole('option', { name: t('Docente', 'Teacher') }));
}
/** Sends without a review. */
export const sendPlainly = (played: Played) => press(played, textIn(played)('Enviar invitaciones', 'Send invitations'));
/** Opens the review. */
export const review = (played: Played) => press(played, textIn(played)('Revisar la lista', 'Review the list'));
/** Sends the reviewed list. */
export const sendReviewed = (played: Played) =>
  press(played, textIn(played)('Enviar 2 invitaciones', 'Send 2 invitations'));
