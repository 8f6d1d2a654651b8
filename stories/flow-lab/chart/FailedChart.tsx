import { ErrorState } from '@ruta/design-system';
import type { FlowChartProps } from './props';
import { Figure } from './FlowChart.styles';
import { FlowOutline } from './FlowOutline';
import { words } from './words';

interface FailedChartProps extends FlowChartProps {
  /** Accessible name of the chart. */
  label: string;
  /** Error message of the layout. */
  message: string;
  onRetry: () => void;
}

/** Shown when the layout failed: an error with Retry, and the outline. */
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
