import type { Meta, StoryObj } from '@storybook/react-vite';
import { handover } from '@ruta/contracts/hierarchy/handover.api';
import { handoverWith, sampleHandoverPage } from '@ruta/contracts/hierarchy/handover.sample';
import { adminHandover } from '@ruta/contracts/hierarchy/handover.screens';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { NEVER, refusedOnce, withhold } from '../../kit/answer';
import { pageIsLoading, onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { retryByKeyboard, textIn } from '../../kit/play';
import { handoverDesk } from './handover.server';

const AT = '/admin/handover?from=66';
const meta = {
  title: 'Pantallas/Traspaso de escuelas',
  ...onStage,
  args: { as: 'ADMIN', at: AT, answers: handoverDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const body = () => within(document.body);

/** Chooses who receives, and gives them all schools. */
async function shareOut(played: Played) {
  const t = textIn(played);
  const { canvas } = played;
  const field = await canvas.findByRole('combobox', { name: t('Agregar a quien recibe', 'Add who receives') });
  await userEvent.type(field, 'Luc');
  await userEvent.click(await body().findByRole('option', { name: /Lucía/ }));
  await userEvent.click(canvas.getByRole('button', { name: t('Elegir todas', 'Choose all') }));
  await userEvent.click(canvas.getByRole('button', { name: t('Pasar', 'Give') }));
  await waitFor(() =>
    expect(
      within(canvas.getByRole('grid', { name: 'Lucía Rojas del Valle' })).getByText('Colegio Ceiba'),
    ).toBeVisible(),
  );
}

async function review(played: Played) {
  await shareOut(played);
  const t = textIn(played);
  await userEvent.click(played.canvas.getByRole('button', { name: t('Revisar traspaso', 'Review handover') }));
  return within(await body().findByRole('dialog'));
}

/** A person's schools, and nobody receives any yet. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Colegio Ceiba')).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
/** Nobody is chosen yet. */
export const NobodyChosen: Story = { args: { at: '/admin/handover' } };
/** Without drag: schools are chosen and given by the list. */
export const SharedOut: Story = { play: shareOut };

/** The loads before and after with a warning, and what becomes of the work. */
export const Review: Story = {
  play: async (played) => {
    const dialog = await review(played);
    await waitFor(() => expect(dialog.getByText('Lucía Rojas del Valle: 3 → 6')).toBeVisible());
    await expect(dialog.getByText(/^Carga alta|^Heavy load/)).toBeVisible();
  },
};

/** Handed over, then undone. */
export const DoneAndUndone: Story = {
  play: async (played) => {
    const t = textIn(played);
    const dialog = await review(played);
    await userEvent.click(dialog.getByRole('button', { name: t('Traspasar', 'Hand over') }));
    const name = t('Deshacer el traspaso de Laura Méndez Ríos', 'Undo Laura Méndez Ríos’s handover');
    await userEvent.click(await played.canvas.findByRole('button', { name }));
    const question = within(await body().findByRole('alertdialog', { name: /^¿Deshacer el traspaso|^Undo / }));
    await userEvent.click(question.getByRole('button', { name: t('Deshacer', 'Undo') }));
    await waitFor(() => expect(played.canvas.getByText(/^Deshecho|^Undone/)).toBeVisible());
  },
};

/** Somebody changed a school since the review: it is shown again. */
export const Overtaken: Story = {
  args: {
    answers: (scene) => [
      withhold(handover.save, 'hierarchy.review-outdated'),
      ...handoverDesk()(scene).filter(({ call }) => call !== handover.save),
    ],
  },
  play: async (played) => {
    const t = textIn(played);
    const dialog = await review(played);
    await userEvent.click(dialog.getByRole('button', { name: t('Traspasar', 'Hand over') }));
    await waitFor(() => expect(dialog.getByText(/^Lo que se reasigna cambió|^What moves has changed/)).toBeVisible());
  },
};

/** One can be undone, one was, of one the day has passed. */
export const Recent: Story = {
  args: {
    answers: handoverDesk({
      ...sampleHandoverPage,
      recent: [
        handoverWith(),
        handoverWith({ id: 4, undone_at: '2026-11-20 16:00:00', returned: 3, can: { undo: false } }),
        handoverWith({ id: 3, made_at: '2026-11-12 16:00:00', can: { undo: false } }),
      ],
    }),
  },
};

export const Loading: Story = { args: { answers: () => [withhold(adminHandover, NEVER)] }, play: pageIsLoading };
/** Nobody has schools in the role. */
export const Empty: Story = { args: { answers: handoverDesk({ ...sampleHandoverPage, holders: [] }) } };
/** Nothing left to hand over. */
export const NothingLeft: Story = { args: { answers: handoverDesk({ ...sampleHandoverPage, schools: [] }) } };
/** Without a started cycle. */
export const NoCycle: Story = { args: { answers: handoverDesk({ ...sampleHandoverPage, cycle: null, holders: [] }) } };

export const Failed: Story = {
  args: {
    answers: (scene) => {
      const [page, ...rest] = handoverDesk()(scene);
      return page ? [refusedOnce(page, 'request.too-many'), ...rest] : [];
    },
  },
  play: async (played) => {
    await retryByKeyboard(played);
    await expect(await played.canvas.findByText('Colegio Ceiba')).toBeVisible();
  },
};

/** A role without access to the hierarchy. */
export const Forbidden: Story = {
  args: { as: 'CONTENT' },
  play: async (played) => {
    const name = textIn(played)('No tienes acceso', 'You do not have access');
    await expect(await played.canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
};
