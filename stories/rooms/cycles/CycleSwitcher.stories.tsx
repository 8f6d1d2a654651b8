import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCycles } from '@ruta/contracts/cycles/cycle.sample';
import { cycles } from '@ruta/contracts/cycles/cycles.api';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answer, NEVER, refusedOnce, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { onStage, pageIsReady } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { dialogNamed, textIn } from '../../kit/play';
import type { Played } from '../../kit/play';
import type { Scene } from '../../kit/scene';
import { pageOf } from '../../kit/shell';
import { inboxOf } from '../notifications/notifications.server';

/** The started cycle and finished ones; the shell has the schools. */
const listed = (scene: Scene): Answer[] => [
  ...inboxOf(scene).answers,
  answer(cycles.list, pageOf(sampleCycles, { size: 20 })),
];

type OnPage = Played & { canvasElement: HTMLElement };

/** Opens the dialog from the top bar. */
async function opened(played: OnPage) {
  await pageIsReady(played);
  await userEvent.click(await screen.findByRole('button', { name: /^(Ciclo|Cycle) 2/ }));
  return dialogNamed(textIn(played)('Ciclo escolar', 'School cycle'));
}
/** Chooses last year's. */
async function chosen(played: OnPage) {
  const dialog = await opened(played);
  await userEvent.click(await dialog.findByRole('button', { name: /(Ciclo que quieres ver|The cycle to see)/ }));
  await userEvent.click(await screen.findByRole('option', { name: /2025-2026/ }));
  return dialog;
}

const meta = {
  title: 'Pantallas/Elegir ciclo',
  ...onStage,
  args: { as: 'COACH', at: '/notifications', answers: listed },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The schools of a finished cycle, each a way to its agenda. */
export const OfACoach: Story = {
  play: async (played) => {
    const dialog = await chosen(played);
    await expect(await dialog.findByRole('heading', { name: /2025-2026/ })).toBeInTheDocument();
  },
};

/** A teacher goes to her own proofs. */
export const OfATeacher: Story = {
  args: { as: 'PROF' },
  play: async (played) => {
    const name = textIn(played)('Ver mis constancias de 2025-2026', 'See my proofs of 2025-2026');
    const link = await (await chosen(played)).findByRole('link', { name });
    await expect(link).toHaveAttribute('href', '/professor/attendance-proofs?cycle=2');
  },
};

export const OfTheManagement: Story = {
  args: { as: 'MGMT' },
  play: async (played) => {
    const name = textIn(played)('Ver las escuelas de 2025-2026', 'See the schools of 2025-2026');
    await expect(await (await chosen(played)).findByRole('link', { name })).toBeInTheDocument();
  },
};

/** On a phone it is in the person's menu. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (played) => {
    const t = textIn(played);
    await pageIsReady(played);
    await userEvent.click(await screen.findByRole('button', { name: /(Menú de tu cuenta|Your account menu)/ }));
    const name = t('Ver otro ciclo escolar', 'See another school cycle');
    await userEvent.click(await screen.findByRole('menuitem', { name }));
    await dialogNamed(t('Ciclo escolar', 'School cycle'));
  },
};

export const Loading: Story = {
  args: { answers: (scene) => [...listed(scene), withhold(cycles.list, NEVER)] },
  play: async (played) => {
    await opened(played);
  },
};

export const Failed: Story = {
  args: {
    answers: (scene) =>
      listed(scene).map((given) => (given.call === cycles.list ? refusedOnce(given, 'request.too-many') : given)),
  },
  play: async (played) => {
    const dialog = await opened(played);
    const retry = await dialog.findByRole('button', { name: textIn(played)('Reintentar', 'Try again') });
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /(Ciclo que quieres ver|The cycle to see)/ })).toBeVisible(),
    );
  },
};
