import { Label } from 'react-aria-components/Label';
import { defined } from '../../utils/defined';
import { ProgressFill, ProgressRoot, ProgressTrack, ProgressValue } from './ProgressBar.styles';

export interface ProgressBarProps {
  /** What advances. */
  label: string;
  /** How far; leave out when nobody knows. */
  value?: number | undefined;
  /** The end. */
  maxValue?: number | undefined;
  /** How far, in words ("3 de 12"). */
  valueLabel?: string | undefined;
  /** Only read out, not shown. */
  isLabelHidden?: boolean | undefined;
  tone?: 'accent' | 'success' | undefined;
}

/** How far something has come. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, maxValue = 100, valueLabel, isLabelHidden = false, tone = 'accent' } = props;
  const share = value === undefined ? 0 : Math.min(100, Math.max(0, (value / maxValue) * 100));
  return (
    <ProgressRoot
      maxValue={maxValue}
      isIndeterminate={value === undefined}
      {...defined({ value, valueLabel, 'aria-label': isLabelHidden ? label : undefined })}
    >
      {({ valueText }) => (
        <>
          {isLabelHidden ? null : <Label>{label}</Label>}
          {isLabelHidden || value === undefined ? null : <ProgressValue>{valueLabel ?? valueText}</ProgressValue>}
          <ProgressTrack style={{ '--progress': `${share}%` }}>
            <ProgressFill data-tone={tone} data-indeterminate={value === undefined || undefined} />
          </ProgressTrack>
        </>
      )}
    </ProgressRoot>
  );
}
