import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEnglish } from '../../testing/in-english';
import { RightToLeft } from '../../testing/RightToLeft';
import { ErrorState } from '../StateMessage';
import { Skeleton } from '../Skeleton';
import { Accordion } from './Accordion';
import { questions, questionsInEnglish } from './fixtures';

const meta = {
  title: 'Componentes/Datos/Accordion/Estados',
  component: Accordion,
  render: (args, { globals }) => <Accordion {...args} {...inEnglish(globals, { items: questionsInEnglish })} />,
  args: { items: questions, headingLevel: 2 },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneOpen: Story = { args: { defaultOpenIds: ['who'] } };
export const SeveralOpen: Story = { args: { allowsMultiple: true, defaultOpenIds: ['who', 'time'] } };
export const Loading: Story = { args: { isLoading: true, loadingLabel: 'Cargando las preguntas' } };
export const Empty: Story = {
  render: (args) => <Accordion {...args} />,
  args: { items: [], emptyText: 'Nadie ha respondido la encuesta todavía.' },
};
/** Answers that are read only when somebody opens them: on their way, and failed. */
export const AnswersOnTheirWay: Story = {
  render: (args) => <Accordion {...args} />,
  args: {
    allowsMultiple: true,
    defaultOpenIds: ['ana', 'luis'],
    items: [
      { id: 'ana', title: 'Ana Sofía Hernández', note: '12 respuestas', content: <Skeleton lines={3} /> },
      {
        id: 'luis',
        title: 'Luis Ángel Cruz',
        note: '12 respuestas',
        content: (
          <ErrorState
            size="S"
            title="No se pudieron cargar las respuestas"
            retryLabel="Reintentar"
            onRetry={() => {}}
          />
        ),
      },
      { id: 'rosa', title: 'Rosa Martínez', content: '', disabledReason: 'No ha respondido' },
    ],
  },
};
export const LongText: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 328 }}>
      <Accordion {...args} />
    </div>
  ),
  args: {
    defaultOpenIds: ['long'],
    items: [
      {
        id: 'long',
        title:
          'Uso de preguntas abiertas y retroalimentación formativa durante la resolución de problemas en equipos de cuatro integrantes 👩🏽‍🏫',
        note: '3 de 4',
        content:
          'Fortalecer la comprensión lectora de las niñas y los niños de tercer grado mediante la lectura guiada, el diálogo entre pares y la retroalimentación formativa.',
      },
      ...questions,
    ],
  },
};
export const VeryMany: Story = {
  render: (args) => <Accordion {...args} />,
  args: {
    items: Array.from({ length: 60 }, (_, index) => ({
      id: String(index),
      title: `Persona ${index + 1}`,
      note: '12 respuestas',
      content: 'De acuerdo',
    })),
  },
};
export const FromRightToLeft: Story = {
  render: (args) => (
    <RightToLeft>
      <Accordion {...args} />
    </RightToLeft>
  ),
  args: {
    defaultOpenIds: ['who'],
    items: [
      { id: 'who', title: 'من يجيب عن التشخيص؟', note: '3 / 4', content: 'جميع العاملين في المدرسة.' },
      { id: 'time', title: 'كم من الوقت لدي؟', content: 'عشرون ثانية.' },
    ],
  },
};
