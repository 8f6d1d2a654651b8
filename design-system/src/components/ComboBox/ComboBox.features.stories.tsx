import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onAPhone } from '../../testing/story-frames';
import { ComboBox } from './ComboBox';
import { awkwardSchools, fewSchools, manySchools } from './fixtures';

/** Opens the list for the screenshot. */
const opened: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
};

const meta = {
  title: 'Componentes/Campos/ComboBox/Estados',
  component: ComboBox,
  parameters: { english: { label: 'School', placeholder: 'Part of the name', emptyText: 'No school matches.' } },
  args: {
    label: 'Escuela',
    items: fewSchools,
    placeholder: 'Escribe parte del nombre',
    emptyText: 'Ninguna escuela coincide.',
  },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoChoices: Story = { args: { items: [] }, play: opened };
export const OneChoice: Story = { args: { items: fewSchools.slice(0, 1) }, play: opened };

/** The first matches, and a note about the others. */
export const TenThousand: Story = {
  args: { items: manySchools },
  play: async (context) => {
    await opened(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(50));
    await waitFor(() => expect(page.getByText(/10,000/, { selector: '[aria-hidden]' })).toBeVisible());
  },
};

/** Names of 200 characters, emoji and right-to-left text in the list. */
export const LongNames: Story = {
  args: { items: awkwardSchools },
  decorators: [onAPhone],
  play: opened,
};
