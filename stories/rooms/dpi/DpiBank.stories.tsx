import type { Meta, StoryObj } from '@storybook/react-vite';
import { bankQuestionWith } from '@ruta/contracts/dpi/bank.sample';
import { adminDpiBank } from '@ruta/contracts/dpi/bank.screens';
import { expect } from 'storybook/test';
import { NEVER, refusedOnce, withhold } from '../../kit/answer';
import { LONG_SENTENCE, UNBROKEN } from '../../kit/long-texts';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { choose, dialogNamed, expectMessage, retryByKeyboard, textIn } from '../../kit/play';
import { bankServer } from './bank.server';

const meta = {
  title: 'Pantallas/Preguntas del diagnóstico',
  ...onStage,
  args: { as: 'CONTENT', at: '/admin/dpi-questions', answers: bankServer() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** For everybody, for leaders, and one that is not asked. */
export const Questions: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const NoQuestions: Story = { args: { answers: bankServer({ questions: [] }) } };
/** Somebody answers: it is read, and each question still previewed. */
export const Answered: Story = {
  args: { answers: bankServer({ cycle: { id: 2, name: '2026-2027', locked: 'in-use' } }) },
};
export const Loading: Story = { args: { answers: () => [withhold(adminDpiBank, NEVER)] }, play: pageIsLoading };
export const Failed: Story = {
  args: { answers: (scene) => bankServer()(scene).map((given) => refusedOnce(given, 'request.too-many')) },
  play: retryByKeyboard,
};
export const Forbidden: Story = { args: { answers: () => [withhold(adminDpiBank, 'access.refused')] } };
export const LongTexts: Story = {
  args: {
    answers: bankServer({
      questions: [LONG_SENTENCE, UNBROKEN].map((question, at) => bankQuestionWith({ id: at + 1, question })),
    }),
  },
};

/** A question is moved by its menu. */
export const Moved: Story = {
  play: async (played) => {
    const t = textIn(played);
    await choose(played, t('Acciones de la pregunta 1', 'Actions for question 1'), t('Bajar un lugar', 'Move down'));
    await expectMessage(t('Orden guardado.', 'Order saved.'));
    await expect((await played.canvas.findAllByRole('row'))[1]).toHaveTextContent(/decisiones|decisions/);
  },
};

/** As it is answered, with a clock that stands still. */
export const Previewed: Story = {
  play: async (played) => {
    const t = textIn(played);
    await choose(
      played,
      t('Acciones de la pregunta 1', 'Actions for question 1'),
      t('Ver como se contesta', 'See it as it is answered'),
    );
    const dialog = await dialogNamed(t('Así se contesta la pregunta 1', 'How question 1 is answered'));
    await expect(dialog.getAllByRole('radio')).toHaveLength(5);
  },
};

/** The form of a question. */
export const Edited: Story = {
  play: async (played) => {
    const t = textIn(played);
    await choose(played, t('Acciones de la pregunta 2', 'Actions for question 2'), t('Editar', 'Edit'));
    const dialog = await dialogNamed(t('Editar pregunta', 'Edit question'));
    await played.userEvent.click(dialog.getByRole('button', { name: t('Guardar', 'Save') }));
    await expectMessage(t('Pregunta guardada.', 'Question saved.'));
  },
};
