import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { EmptyState, ErrorState } from '../StateMessage';
import { Heading } from '../Heading';
import type { HeadingLevel } from '../Heading';
import { LoadingRegion, Skeleton } from '../Skeleton';
import { Text } from '../Text';
import { ToggleButton } from '../ToggleButton';
import { VisuallyHidden } from '../VisuallyHidden';
import { ChartKey } from './ChartKey';
import { ChartTable } from './ChartTable';
import { DrawingBoundary } from './DrawingBoundary';
import { FrameBody, FrameHead, FrameRoot } from './ChartFrame.styles';
import type { ChartFrameProps } from './ChartFrame.types';

const below = (level: HeadingLevel): HeadingLevel => Math.min(6, level + 1) as HeadingLevel;

/**
 * Frame of every chart: heading, legend, table, and the loading, empty and error states, all of the same height (DS-01,
 * UI-03).
 */
export function ChartFrame(props: ChartFrameProps) {
  const { title, level = 2, description, status = 'ready', labels, height = 400, legend, columns, rows } = props;
  const { isEmpty = false } = props;
  const titleId = useId();
  const summaryId = useId();
  const [isTable, setTable] = useState(props.isTableFirst ?? false);
  const shown = status === 'ready' && (isEmpty || rows.length === 0) ? 'empty' : status;

  const instead: Partial<Record<typeof shown, ReactNode>> = {
    empty: <EmptyState size="S" icon="chart" level={below(level)} title={labels.empty} />,
    error: (
      <ErrorState
        size="S"
        level={below(level)}
        title={labels.failed}
        onRetry={props.onRetry}
        retryLabel={labels.retry}
        isRetrying={props.isRetrying}
      />
    ),
  };
  return (
    <FrameRoot aria-labelledby={titleId} aria-describedby={shown === 'ready' ? summaryId : undefined}>
      {shown === 'ready' ? <VisuallyHidden id={summaryId}>{props.summary}</VisuallyHidden> : null}
      <FrameHead>
        <div>
          <Heading level={level} size="S" id={titleId}>
            {title}
          </Heading>
          {description === undefined ? null : (
            <Text element="p" variant="caption" tone="muted">
              {description}
            </Text>
          )}
        </div>
        <ToggleButton
          size="S"
          icon="list"
          label={labels.table}
          isSelected={isTable}
          onChange={setTable}
          isDisabled={shown !== 'ready'}
        />
      </FrameHead>
      <LoadingRegion
        isLoading={shown === 'loading'}
        label={labels.loading}
        skeleton={
          <FrameBody style={{ '--chart-height': `${height}px` }}>
            <Skeleton shape="block" height={height} />
          </FrameBody>
        }
      >
        <FrameBody style={{ '--chart-height': `${height}px` }} data-centred={shown !== 'ready' || undefined}>
          {shown !== 'ready' ? (
            instead[shown]
          ) : isTable ? (
            <ChartTable labelledBy={titleId} columns={columns} rows={rows} labels={labels} />
          ) : (
            <DrawingBoundary onFail={() => setTable(true)}>
              {props.children}
              {props.footer}
            </DrawingBoundary>
          )}
        </FrameBody>
      </LoadingRegion>
      {(shown === 'ready' || shown === 'loading') && legend !== undefined ? <ChartKey items={legend} /> : null}
    </FrameRoot>
  );
}
