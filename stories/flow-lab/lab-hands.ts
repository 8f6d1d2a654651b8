import { expect, userEvent, waitFor, within } from 'storybook/test';

/** Helpers for lab stories: press a button, open a tab, and check the current state by name. */
export function hands(canvasElement: HTMLElement) {
  const lab = within(canvasElement);
  // Waits for the button: panels render one after another.
  const press = async (name: RegExp | string) => userEvent.click(await lab.findByRole('button', { name }));
  const open = async (tab: RegExp | string) => userEvent.click(await lab.findByRole('tab', { name: tab }));
  const now = async (state: RegExp) => {
    await waitFor(() => expect(lab.getByText(/^(Estado actual|Current state): /)).toHaveTextContent(state));
  };
  return { lab, press, open, now };
}
