import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBoth, inEnglish, saying } from '../../testing/in-english';
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
export const Loading: Story = inBoth(
  { isLoading: true, loadingLabel: 'Cargando las preguntas' },
  { loadingLabel: 'Loading the questions' },
);
export const Empty: Story = {
  render: (args) => <Accordion {...args} />,
  ...inBoth(
    { items: [], emptyText: 'Nadie ha respondido la encuesta todavía.' },
    { emptyText: 'Nobody has answered the survey yet.' },
  ),
};
/** Content that loads on opening: one loading, one failed. */
export const AnswersOnTheirWay: Story = {
  args: { allowsMultiple: true, defaultOpenIds: ['ana', 'luis'] },
  render: (args, { globals }) => {
    const say = saying(globals);
    const failed = (
      <ErrorState
        size="S"
        title={say('No se pudieron cargar las respuestas', 'The answers could not be loaded')}
        retryLabel={say('Reintentar', 'Try again')}
        onRetry={() => {}}
      />
    );
    const note = say('12 respuestas', '12 answers');
    return (
      <Accordion
        {...args}
        items={[
          { id: 'ana', title: 'Ana Sofía Hernández', note, content: <Skeleton lines={3} /> },
          { id: 'luis', title: 'Luis Ángel Cruz', note, content: failed },
          {
            id: 'rosa',
            title: 'Rosa Martínez',
            content: '',
            disabledReason: say('No ha respondido', 'Has not answered'),
          },
        ]}
      />
    );
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
  render: (args, { globals }) => {
    const say = saying(globals);
    const items = Array.from({ length: 60 }, (_, index) => ({
      id: String(index),
      title: `${say('Persona', 'Person')} ${index + 1}`,
      note: say('12 respuestas', '12 answers'),
      content: say('De acuerdo', 'I agree'),
    }));
    return <Accordion {...args} items={items} />;
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
