import type { Meta, StoryObj } from '@storybook/react-vite';
import { cycles } from '@ruta/contracts/cycles/cycles.api';
import { adminNewCycle } from '@ruta/contracts/cycles/cycles.screens';
import { expect, screen, waitFor, within } from 'storybook/test';
import { cycleDesk } from './cycles.server';
import { NEVER, refusedOnce, withhold } from '../../kit/answer';
import { pageIsLoading, onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { dialogNamed, expectMessage, press, retryByKeyboard, textIn } from '../../kit/play';

const meta = {
  title: 'Pantallas/Ciclos, uno nuevo',
  ...onStage,
  args: { as: 'ADMIN', at: '/admin/school-cycles/new', answers: cycleDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {
  play: async (played) => {
    const name = textIn(played)('Crear ciclo', 'Create cycle');
    await expect(await played.canvas.findByRole('button', { name })).toBeEnabled();
  },
};
export const BlankOnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** What is missing stands beside its field. */
export const Missing: Story = {
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Crear ciclo', 'Create cycle'));
    await expect(await played.canvas.findByText(t('Elige un periodo.', 'Choose a period.'))).toBeVisible();
  },
};

/** A period is added by its first year, and chosen. */
export const AddsAPeriod: Story = {
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Agregar periodo', 'Add period'));
    const dialog = await dialogNamed(t('Agregar un periodo', 'Add a period'));
    await played.userEvent.click(dialog.getByRole('button', { name: t('Agregar', 'Add') }));
    await waitFor(() => expect(played.canvas.getByRole('button', { name: /2028-2029/ })).toBeVisible());
  },
};

export const PeriodThatExists: Story = {
  args: { answers: (scene) => [...cycleDesk()(scene), withhold(cycles.createPeriod, 'cycles.period-exists')] },
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Agregar periodo', 'Add period'));
    const dialog = await dialogNamed(t('Agregar un periodo', 'Add a period'));
    await played.userEvent.click(dialog.getByRole('button', { name: t('Agregar', 'Add') }));
    await waitFor(() =>
      expect(dialog.getByText(t('Ese periodo ya existe.', 'That period already exists.'))).toBeVisible(),
    );
  },
};

/** The period has a cycle already: told, and what was written stays. */
export const PeriodTaken: Story = {
  args: { answers: (scene) => [...cycleDesk()(scene), withhold(cycles.create, 'cycles.period-taken')] },
  play: async (played) => {
    const t = textIn(played);
    await played.userEvent.click(
      await played.canvas.findByRole('button', { name: /^(Elige un periodo|Choose a period)/ }),
    );
    await played.userEvent.click(await screen.findByRole('option', { name: '2026-2027' }));
    for (const [label, day] of [
      [/^(Inicio|Start)/, '31082026'],
      [/^(Fin|End)/, '15072027'],
    ] as const) {
      const [first] = within(played.canvas.getByRole('group', { name: label })).getAllByRole('spinbutton');
      if (first) await played.userEvent.click(first);
      await played.userEvent.keyboard(day);
    }
    await press(played, t('Crear ciclo', 'Create cycle'));
    await expectMessage(
      t(
        'Ese periodo ya tiene un ciclo. Elige otro periodo.',
        'That period already has a cycle. Choose another period.',
      ),
    );
  },
};

export const Loading: Story = { args: { answers: () => [withhold(adminNewCycle, NEVER)] }, play: pageIsLoading };
export const Forbidden: Story = { args: { as: 'CONTENT' } };
export const Failed: Story = {
  args: { answers: (scene) => cycleDesk()(scene).map((given) => refusedOnce(given, 'request.too-many')) },
  play: async (played) => {
    await retryByKeyboard(played);
    const name = textIn(played)('Crear ciclo', 'Create cycle');
    await expect(await played.canvas.findByRole('button', { name })).toBeEnabled();
  },
};
