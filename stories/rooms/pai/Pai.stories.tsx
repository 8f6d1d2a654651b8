import type { Meta, StoryObj } from '@storybook/react-vite';
import { comparedWith } from '@ruta/contracts/pai/pai.sample';
import { scholasticPai } from '@ruta/contracts/pai/pai.screens';
import { expect, screen } from 'storybook/test';
import { NEVER, refusedOnce, withhold } from '../../kit/answer';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { press, retryByKeyboard, textIn } from '../../kit/play';
import { paiDesk } from './pai.server';

const NEXT = { id: 3, name: '2027-2028' };
/** Last cycle’s plan beside this one’s diagnostic: better, the same theme with too few answers, and neither. */
const COMPARED = comparedWith({
  ...{ next: NEXT, reason: null },
  themes: [
    { theme: 'liderazgo', before: 2.4, after: 3.1 },
    { theme: 'comunicacion', before: 2.7, after: 2.5 },
    { theme: 'conflictos', before: null, after: null },
  ],
});
const waits = (reason: 'no-diagnostic' | 'not-over' | 'out-of-reach') =>
  paiDesk({ compared: comparedWith({ next: NEXT, reason }) });

const NOTHING = { compared: null, items: [], established_at: null, established_by: null };

const meta = {
  title: 'Pantallas/Plan de acción',
  ...onStage,
  args: { as: 'DIR', at: '/scholastic/pai', answers: paiDesk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both sides of each question: one activity done, one overdue. */
export const Established: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
/** Before and after, theme by theme. */
export const Compared: Story = { args: { answers: paiDesk({ compared: COMPARED }) } };
export const ComparedOnAPhone: Story = {
  ...Compared,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const NextNotOver: Story = { args: { answers: waits('not-over') } };
export const NextWithoutDiagnostic: Story = { args: { answers: waits('no-diagnostic') } };
export const NextOutOfReach: Story = { args: { answers: waits('out-of-reach') } };
export const ToEstablish: Story = {
  args: { answers: paiDesk({ ...NOTHING, standing: 'open', can_establish: true }) },
};
export const TooEarly: Story = { args: { answers: paiDesk({ ...NOTHING, standing: 'too-early' }) } };
export const NobodyAnswered: Story = { args: { answers: paiDesk({ ...NOTHING, standing: 'no-answers' }) } };
export const NoDiagnostic: Story = { args: { answers: paiDesk({ ...NOTHING, standing: 'none' }) } };
export const AnotherDate: Story = {
  play: async (played) => {
    const t = textIn(played);
    await press(
      played,
      t('Reprogramar la actividad de la escuela: Comunicación', 'Reschedule the activity of the school: Communication'),
    );
    await expect(
      await screen.findByRole('dialog', { name: t('Otra fecha para la actividad', 'Another date for the activity') }),
    ).toBeVisible();
  },
};
export const Loading: Story = { args: { answers: () => [withhold(scholasticPai, NEVER)] }, play: pageIsLoading };
export const Failed: Story = {
  args: {
    answers: () => {
      const [page] = paiDesk()();
      return page ? [refusedOnce(page, 'request.too-many')] : [];
    },
  },
  play: retryByKeyboard,
};
export const Forbidden: Story = { args: { answers: () => [withhold(scholasticPai, 'access.refused')] } };
