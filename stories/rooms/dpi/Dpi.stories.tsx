import type { Meta, StoryObj } from '@storybook/react-vite';
import { dpi } from '@ruta/contracts/dpi/dpi.api';
import { dpiAnswering } from '@ruta/contracts/dpi/dpi.screens';
import { expect } from 'storybook/test';
import { NEVER, OFFLINE, refusedOnce, withhold } from '../../kit/answer';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { press, retryByKeyboard, textIn } from '../../kit/play';
import { dpiDesk } from './dpi.server';

const onPhone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Pantallas/Diagnóstico',
  ...onStage,
  args: { as: 'PROF', at: '/scholastic/dpi', answers: dpiDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const begin = async (played: Played) => {
  const t = textIn(played);
  await press(played, t('Comenzar', 'Begin'));
  await press(played, t('Comenzar ya', 'Begin now'));
  const name = t(
    '¿Cómo se toman las decisiones importantes en la escuela?',
    'How are important decisions made at school?',
  );
  await expect(await played.canvas.findByRole('heading', { name })).toBeVisible();
};

/** How the clock works, who will see what, and more time for who needs it. */
export const Instructions: Story = {};
export const InstructionsOnAPhone: Story = { globals: onPhone };

/** The five seconds are cut short; the first question. */
export const Question: Story = { globals: onPhone, play: begin };

/** The answer could not be sent; no time runs until it is. */
export const NotSaved: Story = {
  args: {
    answers: (scene) => [...dpiDesk()(scene).filter(({ call }) => call !== dpi.answer), withhold(dpi.answer, OFFLINE)],
  },
  play: async (played) => {
    await begin(played);
    await played.userEvent.click(
      await played.canvas.findByRole('radio', { name: /^Se consultan con parte del equipo/ }),
    );
    await press(played, textIn(played)('Siguiente', 'Next'));
    const name = textIn(played)('Tu respuesta no se ha guardado', 'Your answer is not saved');
    await expect(await played.canvas.findByText(name)).toBeVisible();
  },
};

/** On a phone the reason and *Reintentar* are in sight without scrolling. */
export const NotSavedOnAPhone: Story = {
  ...NotSaved,
  globals: onPhone,
  play: async (played) => {
    await NotSaved.play?.(played);
    const retry = await played.canvas.findByRole('button', { name: textIn(played)('Reintentar', 'Retry') });
    const reason = played.canvas.getByText(
      textIn(played)('Tu respuesta no se ha guardado', 'Your answer is not saved'),
    );
    for (const shown of [reason, retry]) {
      const { top, bottom } = shown.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    }
  },
};

export const Answered: Story = { args: { answers: dpiDesk({ sheet: 'finished' }) } };
export const NotOpenYet: Story = { args: { answers: dpiDesk({ window: 'before', today: '2026-11-01' }) } };
export const Closed: Story = { args: { answers: dpiDesk({ window: 'after', today: '2026-11-28' }) } };
export const NoWindow: Story = { args: { answers: dpiDesk({ window: 'none', dpiClosure: null }) } };
export const Loading: Story = { args: { answers: () => [withhold(dpiAnswering, NEVER)] }, play: pageIsLoading };
export const Failed: Story = {
  args: {
    answers: (scene) => {
      const [page, ...rest] = dpiDesk()(scene);
      return page ? [refusedOnce(page, 'request.too-many'), ...rest] : [];
    },
  },
  play: retryByKeyboard,
};
export const Forbidden: Story = { args: { answers: () => [withhold(dpiAnswering, 'access.refused')] } };
