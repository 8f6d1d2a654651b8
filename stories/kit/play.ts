import { MESSAGES } from '@ruta/contracts/messages';
import type { MessageCode } from '@ruta/contracts/messages';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { StoryContext } from '@storybook/react-vite';
import type { Scene } from './scene';

/** What a play is given, as far as these steps use it. */
export type Played = Pick<StoryContext, 'canvas' | 'userEvent' | 'step' | 'globals'>;

/** Which of two wordings the page speaks, by the toolbar's language: names are looked for in that one alone. */
export const wording =
  ({ globals }: Pick<Played, 'globals'>) =>
  (es: string, en: string): string =>
    globals['language'] === 'en' ? en : es;

/** What the server says when something went well, in the scene's language. */
export const saying = (code: MessageCode, { locale }: Scene): string => MESSAGES[code][locale];

/** Presses a button of the page, once it is there and may be pressed. */
export async function press({ canvas, userEvent }: Played, name: string): Promise<void> {
  await canvas.findByRole('button', { name });
  await waitFor(() => expect(canvas.getByRole('button', { name })).toBeEnabled());
  await userEvent.click(canvas.getByRole('button', { name }));
}

/** Opens the actions of a row, or of the page, and chooses one. */
export async function choose(played: Played, menu: string, action: string): Promise<void> {
  await press(played, menu);
  await played.userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

/** The dialog with a name, to look into. */
export const dialogNamed = async (name: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await screen.findByRole(role, { name }));

/** Says yes to the question that was asked. */
export async function agree({ userEvent }: Played, question: string, answer: string): Promise<void> {
  const asked = await dialogNamed(question, 'alertdialog');
  await userEvent.click(asked.getByRole('button', { name: answer }));
}

/** What was done, or refused, is said at the edge of the page. */
export async function isSaid(sentence: string): Promise<void> {
  await expect(await screen.findByText(sentence)).toBeVisible();
}

/** Retry answers to the keyboard. */
export async function retryByKeyboard(played: Played): Promise<void> {
  const name = wording(played)('Reintentar', 'Try again');
  await played.step('Enter', async () => {
    (await played.canvas.findByRole('button', { name })).focus();
    await played.userEvent.keyboard('{Enter}');
  });
}
