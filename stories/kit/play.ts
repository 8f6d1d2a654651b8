import { MESSAGES } from '@ruta/contracts/messages';
import type { MessageCode } from '@ruta/contracts/messages';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { StoryContext } from '@storybook/react-vite';
import type { Scene } from './scene';

/** The part of the play context that these helpers use. */
export type Played = Pick<StoryContext, 'canvas' | 'userEvent' | 'step' | 'globals'>;

/** Picks the text in the toolbar's language. */
export const textIn =
  ({ globals }: Pick<Played, 'globals'>) =>
  (es: string, en: string): string =>
    globals['language'] === 'en' ? en : es;

/** Success message of the server in the scene's language. */
export const messageFor = (code: MessageCode, { locale }: Scene): string => MESSAGES[code][locale];

/** Presses a button once it is present and enabled. */
export async function press({ canvas, userEvent }: Played, name: string): Promise<void> {
  await canvas.findByRole('button', { name });
  await waitFor(() => expect(canvas.getByRole('button', { name })).toBeEnabled());
  await userEvent.click(canvas.getByRole('button', { name }));
}

/** Opens a menu and chooses an action. */
export async function choose(played: Played, menu: string, action: string): Promise<void> {
  await press(played, menu);
  await played.userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

/** The dialog of that name once it is seen: it is in the document before it is placed. */
export async function dialogSeen(
  name: string | RegExp,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

/** Queries within the dialog of that name. */
export const dialogNamed = async (name: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await dialogSeen(name, role));

/** Confirms a question. */
export async function confirm({ userEvent }: Played, question: string, answer: string): Promise<void> {
  const asked = await dialogNamed(question, 'alertdialog');
  await userEvent.click(asked.getByRole('button', { name: answer }));
}

/** Checks that a message is visible. */
export async function expectMessage(sentence: string): Promise<void> {
  await waitFor(() => expect(screen.getByText(sentence)).toBeVisible());
}

/** Presses Retry by keyboard. */
export async function retryByKeyboard(played: Played): Promise<void> {
  const name = textIn(played)('Reintentar', 'Try again');
  await played.step('Enter', async () => {
    (await played.canvas.findByRole('button', { name })).focus();
    await played.userEvent.keyboard('{Enter}');
  });
}
