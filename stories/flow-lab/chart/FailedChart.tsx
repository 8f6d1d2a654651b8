import { ErrorState } from '@ruta/design-system';
import type { FlowChartProps } from './props';
import { Figure } from './FlowChart.styles';
import { FlowOutline } from './FlowOutline';
import { words } from './words';

interface FailedChartProps extends FlowChartProps {
  /** Names the chart. */
  label: string;
  /** What the layout said, for whoever reports it. */
  message: string;
  onRetry: () => void;
}

/** A chart that could not be laid out: says so, tries again, and gives the same in words meanwhile. */
export function FailedChart({ label, message, onRetry, ...shared }: FailedChartProps) {
  const { language } = shared.view;
  return (
    <Figure aria-label={label}>
      <ErrorState
        title={words.failed[language]}
        body={words.failedBody[language]}
        detail={message}
        retryLabel={words.retry[language]}
        onRetry={onRetry}
        size="S"
        level={3}
      />
      <FlowOutline {...shared} />
    </Figure>
  );
}
