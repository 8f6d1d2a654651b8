import { expect, screen, waitFor } from 'storybook/test';
import type { Answer } from '../../kit/answer';
import { fill } from '../../kit/hands';
import { invitationDesk } from './invitations.server';
import { choose, dialogNamed, press, textIn } from '../../kit/play';
import type { Played } from '../../kit/play';
import type { Scene } from '../../kit/scene';

/** Address of the invitation that is edited. */
export const LUCIA = 'lucia.ortiz@escuela.mx';
/** Address of a new invitation. */
export const NEW = 'jimena.rocha@escuela.mx';

/** The list with its modals; `instead` overrides answers. */
export const desk =
  (...instead: ((scene: Scene) => Answer)[]) =>
  (scene: Scene) => [...invitationDesk()(scene), ...instead.map((make) => make(scene))];

/** Opens the modal for a new invitation. */
export async function create(played: Played) {
  const t = textIn(played);
  await press(played, t('Invitar', 'Invite'));
  return dialogNamed(t('Invitar a una persona', 'Invite a person'));
}

/** Opens the modal for an existing invitation. */
export async function edit(played: Played) {
  const t = textIn(played);
  await choose(played, t(`Acciones de ${LUCIA}`, `Actions for ${LUCIA}`), t('Editar', 'Edit'));
  return dialogNamed(t('Editar la invitación', 'Edit the invitation'));
}
/** Queries within the modal. */
export type Dialog = Awaited<ReturnType<typeof create>>;

/** Fills in address and role. */
export async function write(
  played: Played,
  dialog: Dialog,
  email = NEW,
  role: [string, string] = ['Docente', 'Teacher'],
) {
  const t = textIn(played);
  await fill(played.userEvent, dialog.getByRole('textbox', { name: t('Correo', 'E-mail') }), email);
  await played.userEvent.click(dialog.getByRole('button', { name: t('Elige un rol Rol', 'Choose a role Role') }));
  await played.userEvent.click(await screen.findByRole('option', { name: t(...role) }));
}
export const send = (played: Played, dialog: Dialog) =>
  played.userEvent.click(dialog.getByRole('button', { name: textIn(played)('Enviar invitación', 'Send invitation') }));
export const save = (played: Played, dialog: Dialog) =>
  played.userEvent.click(dialog.getByRole('button', { name: textIn(played)('Guardar cambios', 'Save changes') }));
/** Waits until the modal is closed. */
export const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
