import { useId, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { long } from '../../testing/long-words';
import { fromRightToLeft, onAPhone } from '../../testing/story-frames';
import { AgendaHeader } from '../AgendaCalendar';
import { addDays } from '../MonthGrid';
import { Stack } from '../Stack';
import { TimeGrid } from './TimeGrid';
import type { TimeGridProps } from './TimeGrid.types';
import {
  crowdedEvents,
  english,
  fourHundred,
  headerLabels,
  headerLabelsInEnglish,
  spanish,
  week,
  weekEvents,
} from './fixtures';

const TODAY = '2026-05-13';

function InPage({ isEnglish, ...props }: TimeGridProps & { isEnglish: boolean }) {
  const [days, setDays] = useState(props.days);
  const titleId = useId();
  const format = new Intl.DateTimeFormat(isEnglish ? 'en-US' : 'es-MX', { dateStyle: 'long', timeZone: 'UTC' });
  const [first = TODAY, last = first] = [days[0], days.at(-1)];
  const step = (steps: -1 | 1) => {
    props.onStep(steps);
    setDays(days.map((day) => addDays(day, steps * days.length)));
  };
  return (
    <Stack gap={3}>
      <AgendaHeader
        titleId={titleId}
        title={format.formatRange(new Date(`${first}T00:00Z`), new Date(`${last}T00:00Z`))}
        labels={isEnglish ? headerLabelsInEnglish : headerLabels}
        isLoading={props.isLoading}
        onStep={step}
        onToday={() => setDays(props.days)}
      />
      <TimeGrid {...props} titledBy={titleId} days={days} onStep={step} />
    </Stack>
  );
}

const meta = {
  title: 'Componentes/Calendarios/TimeGrid',
  tags: ['new'],
  component: TimeGrid,
  parameters: { english: { labels: english } },
  render: (args, { globals }) => <InPage {...args} isEnglish={globals['language'] === 'en'} />,
  args: {
    titledBy: '',
    days: week,
    today: TODAY,
    now: '11:20',
    events: weekEvents,
    labels: spanish,
    onOpenEvent: fn(),
    onPressCell: fn(),
    onOpenDay: fn(),
    onStep: fn(),
  },
} satisfies Meta<typeof TimeGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One day; the items have the whole width. */
export const OneDay: Story = {
  args: { days: [TODAY] },
};

/** Items at the same hour lie side by side; the grid begins earlier for one before six. */
export const Overlapping: Story = { args: { events: crowdedEvents } };

/** As many items as a coach of thirty schools may have. */
export const FourHundredItems: Story = { args: { events: fourHundred } };

export const NothingYet: Story = { args: { events: [] } };

/** The days stay; they cannot be changed until the items are there. */
export const Loading: Story = { args: { events: [], isLoading: true } };

/** Days scroll within the grid; hours stay in sight. */
export const OnAPhone: Story = { decorators: [onAPhone] };

export const LongText: Story = {
  args: { events: crowdedEvents.map((event) => ({ ...event, title: `${long.title} ${long.word}` })) },
  globals: { language: 'es' },
};

export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

const cell =
  (name: RegExp) =>
  ({ canvas }: { canvas: { getByRole: (role: string, by: object) => HTMLElement } }) =>
    canvas.getByRole('gridcell', { name });

export const ByKeyboard: Story = {
  ...byKeyboard<TimeGridProps>(
    [
      {
        press: '{ArrowDown}',
        does: { es: 'Hora siguiente', en: 'The next hour' },
        then: (pressed) => expect(cell(/13 de mayo, 09:00/)(pressed)).toHaveFocus(),
      },
      {
        press: '{ArrowUp}',
        does: { es: 'Hora anterior', en: 'The previous hour' },
        then: (pressed) => expect(cell(/13 de mayo, 08:00/)(pressed)).toHaveFocus(),
      },
      {
        press: '{ArrowRight}',
        does: { es: 'Día siguiente', en: 'The next day' },
        then: (pressed) => expect(cell(/14 de mayo, 08:00/)(pressed)).toHaveFocus(),
      },
      {
        press: '{ArrowLeft}',
        does: { es: 'Día anterior', en: 'The previous day' },
        then: (pressed) => expect(cell(/13 de mayo, 08:00/)(pressed)).toHaveFocus(),
      },
      {
        press: '{Enter}',
        does: { es: 'En una celda vacía: crea ahí', en: 'On an empty cell: creates there' },
        then: ({ args }) =>
          expect(args.onPressCell).toHaveBeenLastCalledWith({ day: TODAY, time: '08:00' }, expect.anything()),
      },
      {
        press: '{ArrowDown}n',
        does: { es: 'Crea en esa hora, aunque esté ocupada', en: 'Creates at that hour, even where it is taken' },
        then: ({ args }) =>
          expect(args.onPressCell).toHaveBeenLastCalledWith({ day: TODAY, time: '09:00' }, expect.anything()),
      },
      {
        press: '{Enter}',
        does: { es: 'Entra a las actividades de la celda', en: 'Goes into the items of the cell' },
        then: ({ canvas }) => expect(canvas.getByRole('button', { name: /09:00 Observación/ })).toHaveFocus(),
      },
      {
        press: '{ArrowDown}',
        does: { es: 'Actividad siguiente de la celda', en: 'The next item of the cell' },
        then: ({ canvas }) => expect(canvas.getByRole('button', { name: /09:30 Retroalimentación/ })).toHaveFocus(),
      },
      {
        press: '{Enter}',
        does: { es: 'Abre la actividad', en: 'Opens the item' },
        then: ({ args }) => expect(args.onOpenEvent).toHaveBeenCalledTimes(1),
      },
      {
        press: '{Escape}',
        does: { es: 'Vuelve a la celda', en: 'Goes back to the cell' },
        then: (pressed) => expect(cell(/13 de mayo, 09:00/)(pressed)).toHaveFocus(),
      },
      {
        press: '{Home}',
        does: { es: 'Primer día', en: 'The first day' },
        then: (pressed) => expect(cell(/10 de mayo, 09:00/)(pressed)).toHaveFocus(),
      },
      {
        press: '{End}',
        does: { es: 'Último día', en: 'The last day' },
        then: (pressed) => expect(cell(/16 de mayo, 09:00/)(pressed)).toHaveFocus(),
      },
      {
        press: '{PageDown}',
        does: { es: 'Semana siguiente', en: 'The next week' },
        then: (pressed) => expect(cell(/23 de mayo, 09:00/)(pressed)).toHaveFocus(),
      },
      {
        press: '{PageUp}',
        does: { es: 'Semana anterior', en: 'The previous week' },
        then: (pressed) => expect(cell(/16 de mayo, 09:00/)(pressed)).toHaveFocus(),
      },
    ],
    (pressed) => cell(/13 de mayo, 08:00/)(pressed).focus(),
  ),
  args: { events: crowdedEvents },
};
