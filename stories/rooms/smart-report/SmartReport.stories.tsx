import type { Meta, StoryObj } from '@storybook/react-vite';
import { smartReportWith } from '@ruta/contracts/smart-report/smart-report.sample';
import type { SmartReport } from '@ruta/contracts/smart-report/smart-report.schema';
import { scholasticSmartReport } from '@ruta/contracts/smart-report/smart-report.screens';
import { answer, NEVER, refusedOnce, withhold } from '../../kit/answer';
import { onStage, pageIsLoading } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { retryByKeyboard } from '../../kit/play';

const desk =
  (differs: Partial<SmartReport> = {}) =>
  () => [answer(scholasticSmartReport, smartReportWith(differs))];
const NONE = { state: 'ready', data: null } as const;
const { dpi } = smartReportWith();
const small = dpi.state === 'ready' && dpi.data && { ...dpi.data, reason: 'small-group' as const, themes: [] };
const past = { id: 1, period: '2025-2026', start_at: '2025-08-25', end_at: '2026-07-15' };

const meta = {
  title: 'Pantallas/Reporte SMART',
  ...onStage,
  args: { as: 'DIR', at: '/scholastic/report/smart', answers: desk() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What needs attention, key figures, and what they consist of. */
export const Report: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
/** Averages of the diagnostic may not be shown. */
export const TooFewAnswers: Story = { args: { answers: desk({ dpi: { state: 'ready', data: small || null } }) } };
export const FinishedCycle: Story = { args: { answers: desk({ cycle: past, past }) } };
export const NoCycle: Story = {
  args: {
    answers: desk({ cycle: null, visits: NONE, dpi: NONE, pai: NONE, pfi: NONE, pfp: NONE, observations: NONE }),
  },
};
/** Two parts could not be loaded. */
export const PartMissing: Story = {
  args: {
    answers: desk({
      pfi: { state: 'unavailable', code: 'server.unavailable' },
      visits: { state: 'unavailable', code: 'server.unavailable' },
    }),
  },
};
export const Loading: Story = {
  args: { answers: () => [withhold(scholasticSmartReport, NEVER)] },
  play: pageIsLoading,
};
export const Failed: Story = {
  args: { answers: () => [refusedOnce(answer(scholasticSmartReport, smartReportWith()), 'request.too-many')] },
  play: retryByKeyboard,
};
export const Forbidden: Story = { args: { answers: () => [withhold(scholasticSmartReport, 'access.refused')] } };
