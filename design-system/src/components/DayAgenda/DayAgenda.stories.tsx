import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, onAPhone } from '../../testing/story-frames';
import { IconButton } from '../IconButton';
import { DayAgenda } from './DayAgenda';
import { agendaGroups, agendaGroupsInEnglish } from './fixtures';

const meta = {
  title: 'Componentes/Calendarios/DayAgenda',
  tags: ['ready'],
  component: DayAgenda,
  parameters: {
    english: {
      'aria-label': 'Activities',
      groups: agendaGroupsInEnglish,
      emptyText: 'There are no activities on this day.',
    },
  },
  args: {
    'aria-label': 'Actividades',
    groups: agendaGroups,
    today: '2026-05-13',
    emptyText: 'No hay actividades este día.',
    headingLevel: 2,
    onOpen: fn(),
  },
} satisfies Meta<typeof DayAgenda>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithActions: Story = {
  render: (args, { globals }) => {
    const say = saying(globals);
    return (
      <DayAgenda
        {...args}
        itemActions={(item) => (
          <IconButton icon="more" label={`${say('Más acciones de', 'More actions of')} ${item.title}`} />
        )}
      />
    );
  },
};
export const OnAPhone: Story = { decorators: [onAPhone] };
export const Empty: Story = { args: { groups: [] }, parameters: { english: { groups: [] } } };
export const Loading: Story = { args: { groups: [], isLoading: true }, parameters: { english: { groups: [] } } };
export const LongText: Story = {
  args: {
    groups: agendaGroups.map((group) => ({
      ...group,
      items: group.items.map((item) => ({ ...item, title: long.title, detail: `${long.school}, ${long.word}` })),
    })),
  },
  globals: { language: 'es' },
  decorators: [onAPhone],
};
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard(
  [
    {
      press: '{Enter}',
      does: { es: 'Abre la actividad', en: 'Opens the activity' },
      then: ({ args }) => expect(args.onOpen).toHaveBeenCalledTimes(1),
    },
    {
      press: '{Tab}',
      does: { es: 'Va a la actividad siguiente', en: 'Goes to the next activity' },
      then: ({ canvas }) => expect(canvas.getAllByRole('button')[1]).toHaveFocus(),
    },
    {
      press: '{Shift>}{Tab}{/Shift}',
      does: { es: 'Va a la actividad anterior', en: 'Goes to the previous activity' },
      then: ({ canvas }) => expect(canvas.getAllByRole('button')[0]).toHaveFocus(),
    },
  ],
  ({ canvas }) => canvas.getAllByRole('button')[0]?.focus(),
);
