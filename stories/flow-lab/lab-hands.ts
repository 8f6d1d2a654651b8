import { expect, userEvent, waitFor, within } from 'storybook/test';

/** How a story works with the lab: by the names on its buttons, and by the state it says the machine is in. */
export function hands(canvasElement: HTMLElement) {
  const lab = within(canvasElement);
  const press = async (name: RegExp | string) => userEvent.click(lab.getByRole('button', { name }));
  const now = async (state: RegExp) => {
    await waitFor(() => expect(lab.getByText(/^(Estado actual|Current state): /)).toHaveTextContent(state));
  };
  return { lab, press, now };
}
