import type { Meta, StoryObj } from '@storybook/react-vite';
import { saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, onAPhone } from '../../testing/story-frames';
import { StatusChip } from '../StatusChip';
import { Text } from '../Text';
import { DescriptionList } from './DescriptionList';
import type { Description } from './DescriptionList';

/** Facts of a visit in the toolbar's language. */
const facts = (say: ReturnType<typeof saying>): Description[] => [
  { id: 'school', term: say('Escuela', 'School'), detail: 'Escuela Primaria Benito Juárez' },
  { id: 'date', term: say('Fecha y hora', 'Date and hour'), detail: '13-05-2026, 09:00' },
  { id: 'teacher', term: say('Docente', 'Teacher'), detail: 'María Fernanda Ortiz, 3.º B' },
  {
    id: 'status',
    term: say('Estado', 'Status'),
    detail: <StatusChip status="scheduled">{say('Programada', 'Scheduled')}</StatusChip>,
  },
  {
    id: 'goal',
    term: say('Objetivo', 'Goal'),
    detail: say(
      'Observar el uso de preguntas abiertas.\nAcordar dos acciones de mejora con la docente.',
      'To observe the use of open questions.\nTo agree on two actions with the teacher.',
    ),
  },
];

const meta = {
  title: 'Componentes/Datos/DescriptionList',
  tags: ['ready'],
  component: DescriptionList,
  render: (args, { globals }) => (
    <DescriptionList {...args} items={args.items.length > 0 ? args.items : facts(saying(globals))} />
  ),
  args: { items: [] },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoColumns: Story = { args: { columns: 2 } };
export const ThreeColumns: Story = { args: { columns: 3 } };
/** A missing value has a text instead of a blank. */
export const Missing: Story = {
  render: (args, { globals }) => {
    const say = saying(globals);
    const none = <Text tone="muted">{say('Sin registrar', 'Not written down')}</Text>;
    return (
      <DescriptionList
        {...args}
        items={facts(say).map((fact) => (fact.id === 'goal' ? { ...fact, detail: none } : fact))}
      />
    );
  },
};
export const LongText: Story = {
  args: {
    columns: 2,
    items: [
      { id: 'school', term: long.label, detail: long.school },
      { id: 'mail', term: 'Correo', detail: long.word },
      { id: 'goal', term: 'Objetivo', detail: `${long.goal}.\n${long.help}` },
    ],
  },
  globals: { language: 'es' },
  decorators: [onAPhone],
};
export const FromRightToLeft: Story = { args: { columns: 2 }, decorators: [fromRightToLeft] };
