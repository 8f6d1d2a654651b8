import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, onAPhone } from '../../testing/story-frames';
import { Skeleton } from '../Skeleton';
import { EmptyState } from '../StateMessage';
import { Tabs } from './Tabs';
import type { TabItem } from './Tabs';

/** Parts of a visit in the toolbar's language. */
const parts = (say: ReturnType<typeof saying>): TabItem[] => [
  {
    id: 'axes',
    label: say('Ejes', 'Axes'),
    icon: 'target',
    content: say(
      'Ambiente de aula, planeación, evaluación y comunidad.',
      'Climate, planning, assessment and community.',
    ),
  },
  {
    id: 'attendance',
    label: say('Asistencia', 'Attendance'),
    icon: 'attendance',
    count: 12,
    content: say('12 docentes presentes.', '12 teachers present.'),
  },
  {
    id: 'evidence',
    label: say('Evidencias', 'Evidence'),
    icon: 'attachment',
    count: 3,
    content: say('Tres archivos.', 'Three files.'),
  },
  {
    id: 'report',
    label: say('Reporte', 'Report'),
    icon: 'file',
    isDisabled: true,
    content: say('Disponible al finalizar.', 'There once the visit is over.'),
  },
];

const meta = {
  title: 'Componentes/Datos/Tabs',
  tags: ['new'],
  component: Tabs,
  parameters: { english: { 'aria-label': 'Visit' } },
  render: (args, { globals }) => <Tabs {...args} tabs={args.tabs.length > 0 ? args.tabs : parts(saying(globals))} />,
  args: { 'aria-label': 'Visita', tabs: [] },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SecondOpen: Story = { args: { defaultSelectedId: 'evidence' } };

/** Loading and empty states are inside the panel; the tabs stay. */
export const LoadingAndEmpty: Story = {
  render: (args, { globals }) => {
    const say = saying(globals);
    const [axes, attendance] = parts(say);
    if (!axes || !attendance) return <></>;
    return (
      <Tabs
        {...args}
        tabs={[
          { ...axes, content: <Skeleton lines={3} /> },
          {
            ...attendance,
            count: 0,
            content: <EmptyState size="S" title={say('Nadie ha llegado', 'Nobody has come')} />,
          },
        ]}
      />
    );
  },
};

export const LongText: Story = {
  args: {
    tabs: [
      { id: 'school', label: long.school, icon: 'school', content: long.goal },
      { id: 'title', label: long.title, count: 1200, content: long.help },
      { id: 'report', label: 'Reporte para la supervisión', content: long.reason },
    ],
  },
  globals: { language: 'es' },
  decorators: [onAPhone],
};

export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Entra en la abierta', en: 'Enters the open one' },
    then: ({ canvas }) => expect(canvas.getByRole('tab', { name: /Ejes/ })).toHaveFocus(),
  },
  {
    press: '{ArrowRight}',
    does: { es: 'Abre la siguiente', en: 'Opens the next one' },
    then: ({ canvas }) =>
      expect(canvas.getByRole('tab', { name: /Asistencia/ })).toHaveAttribute('aria-selected', 'true'),
  },
  {
    press: '{ArrowLeft}',
    does: { es: 'Abre la anterior', en: 'Opens the previous one' },
    then: ({ canvas }) => expect(canvas.getByRole('tab', { name: /Ejes/ })).toHaveAttribute('aria-selected', 'true'),
  },
  {
    press: '{End}',
    does: { es: 'Abre la última que se puede', en: 'Opens the last enabled one' },
    then: ({ canvas }) =>
      expect(canvas.getByRole('tab', { name: /Evidencias/ })).toHaveAttribute('aria-selected', 'true'),
  },
  {
    press: '{Home}',
    does: { es: 'Abre la primera', en: 'Opens the first one' },
    // Whether Tab stops in a panel is decided in the frame after it has opened.
    then: async ({ canvas }) => {
      await expect(canvas.getByRole('tab', { name: /Ejes/ })).toHaveAttribute('aria-selected', 'true');
      await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveAttribute('tabindex', '0'));
    },
  },
  {
    press: '{Tab}',
    does: { es: 'De las pestañas a su contenido', en: 'From the tabs to their content' },
    then: ({ canvas }) => expect(canvas.getByRole('tabpanel')).toHaveFocus(),
  },
  {
    press: '{Shift>}{Tab}{/Shift}',
    does: { es: 'Del contenido, vuelve a la abierta', en: 'From the content back to the open one' },
    then: ({ canvas }) => expect(canvas.getByRole('tab', { name: /Ejes/ })).toHaveFocus(),
  },
  {
    press: '{ArrowLeft}',
    does: {
      es: 'En la primera: da la vuelta a la última que se puede',
      en: 'On the first: round to the last there is',
    },
    then: ({ canvas }) =>
      expect(canvas.getByRole('tab', { name: /Evidencias/ })).toHaveAttribute('aria-selected', 'true'),
  },
]);
