import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBoth, saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { people, peopleInEnglish } from '../../testing/people';
import { fromRightToLeft, onAPhone } from '../../testing/story-frames';
import { Pagination } from '../../components/Pagination';
import { SearchField } from '../../components/SearchField';
import { byKeyboard } from '../../testing/by-keyboard';
import { AttendanceList } from './AttendanceList';
import type { AttendanceListProps } from './AttendanceList';

/** The list with state, in the toolbar's language. */
function InPage({ say, ...props }: AttendanceListProps & { say: ReturnType<typeof saying> }) {
  const [ids, setIds] = useState(props.selectedIds);
  const search = say('Buscar docente', 'Find a teacher');
  return (
    <AttendanceList
      {...props}
      selectedIds={ids}
      onChange={setIds}
      countText={`${ids.length} ${say('de 34 presentes', 'of 34 present')}`}
      search={<SearchField label={search} isLabelHidden placeholder={search} />}
      pagination={
        <Pagination
          aria-label={say('Páginas de asistencia', 'Pages of attendance')}
          page={1}
          pageCount={7}
          onPageChange={fn()}
          pageLabel={(page, count) => say(`Página ${page} de ${count}`, `Page ${page} of ${count}`)}
          previousLabel={say('Página anterior', 'Previous page')}
          nextLabel={say('Página siguiente', 'Next page')}
        />
      }
    />
  );
}

const meta = {
  title: 'Patrones/AttendanceList',
  tags: ['ready'],
  component: AttendanceList,
  parameters: {
    english: {
      'aria-label': 'Attendance',
      people: peopleInEnglish,
      selectAllLabel: 'Check this page',
      emptyText: 'Nobody matches the search.',
      presentLabel: 'Present',
      absentLabel: 'Absent',
    },
  },
  render: (args, { globals }) => <InPage {...args} say={saying(globals)} />,
  args: {
    'aria-label': 'Asistencia',
    people,
    selectedIds: ['1', '4'],
    onChange: fn(),
    countText: '2 de 34 presentes',
    selectAllLabel: 'Seleccionar esta página',
    emptyText: 'Nadie coincide con la búsqueda.',
    presentLabel: 'Presente',
    absentLabel: 'Ausente',
  },
} satisfies Meta<typeof AttendanceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Loading: Story = { args: { isLoading: true } };
export const Empty: Story = inBoth({ people: [], selectedIds: [] }, { people: [] });
export const LongText: Story = {
  args: { people: people.map((person) => ({ ...person, name: long.person, detail: `${long.school}, ${long.word}` })) },
  globals: { language: 'es' },
  decorators: [onAPhone],
};
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

const ALL = { name: 'Seleccionar esta página' };
const FIRST = { name: /^María Fernanda/ };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega a la búsqueda', en: 'Reaches the search' },
    then: ({ canvas }) => expect(canvas.getByRole('searchbox', { name: 'Buscar docente' })).toHaveFocus(),
  },
  {
    press: '{Tab}',
    does: { es: 'De la búsqueda, a la casilla de toda la página', en: 'From the search to the box of the whole page' },
    then: ({ canvas }) => expect(canvas.getByRole('checkbox', ALL)).toHaveFocus(),
  },
  {
    press: ' ',
    does: { es: 'En la casilla de la página: marca a todas', en: 'On the box of the page: checks everybody' },
    then: async ({ canvas }) => {
      for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
      await expect(canvas.getByRole('status')).toHaveTextContent('5 de 34 presentes');
    },
  },
  {
    press: '{Tab}',
    does: { es: 'De casilla en casilla: una por persona', en: 'From box to box: one for each person' },
    then: ({ canvas }) => expect(canvas.getByRole('checkbox', FIRST)).toHaveFocus(),
  },
  {
    press: ' ',
    does: { es: 'En una persona: la marca o la desmarca', en: 'On a person: checks or unchecks them' },
    then: async ({ canvas }) => {
      await expect(canvas.getByRole('checkbox', FIRST)).not.toBeChecked();
      await expect(canvas.getByRole('checkbox', ALL)).toBePartiallyChecked();
      await expect(canvas.getByRole('status')).toHaveTextContent('4 de 34 presentes');
    },
  },
  {
    press: '{Shift>}{Tab}{/Shift}',
    does: { es: 'Casilla anterior', en: 'The previous checkbox' },
    then: ({ canvas }) => expect(canvas.getByRole('checkbox', ALL)).toHaveFocus(),
  },
  {
    press: '{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}',
    does: { es: 'De la última persona, a las páginas', en: 'From the last person to the pages' },
    then: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Página anterior' })).toHaveFocus(),
  },
]);
