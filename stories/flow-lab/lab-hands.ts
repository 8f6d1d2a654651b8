import { expect, userEvent, waitFor, within } from 'storybook/test';

/** How a story works with the lab: by the names on its buttons, and by the state it says the machine is in. */
export function hands(canvasElement: HTMLElement) {
  const lab = within(canvasElement);
  // The parts of the page come one after the other.
  const press = async (name: RegExp | string) => userEvent.click(await lab.findByRole('button', { name }));
  const open = async (tab: RegExp | string) => userEvent.click(await lab.findByRole('tab', { name: tab }));
  const now = async (state: RegExp) => {
    await waitFor(() => expect(lab.getByText(/^(Estado actual|Current state): /)).toHaveTextContent(state));
  };
  return { lab, press, open, now };
}
