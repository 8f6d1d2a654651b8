import { useLocale } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { defined } from '../../utils/defined';
import { percentText } from '../../utils/percent-text';
import { ProgressFill, ProgressRoot, ProgressTrack, ProgressValue } from './ProgressBar.styles';

export interface ProgressBarProps {
  /** Label of the process. */
  label: string;
  /** Current value; omit it if unknown. */
  value?: number | undefined;
  /** Maximum value. Default: 100. */
  maxValue?: number | undefined;
  /** Progress as text: "3 de 12". */
  valueLabel?: string | undefined;
  /** Hides the label visually; it stays the accessible name. Default: false. */
  isLabelHidden?: boolean | undefined;
  tone?: 'accent' | 'success' | undefined;
}

/** Progress of a process. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, maxValue = 100, valueLabel, isLabelHidden = false, tone = 'accent' } = props;
  const share = value === undefined ? 0 : Math.min(100, Math.max(0, (value / maxValue) * 100));
  const { locale } = useLocale();
  const text = valueLabel ?? percentText(share, locale, 0);
  return (
    <ProgressRoot
      maxValue={maxValue}
      isIndeterminate={value === undefined}
      {...defined({
        value,
        valueLabel: value === undefined ? undefined : text,
        'aria-label': isLabelHidden ? label : undefined,
      })}
    >
      {({ valueText }) => (
        <>
          {isLabelHidden ? null : <Label>{label}</Label>}
          {isLabelHidden || value === undefined ? null : (
            <ProgressValue translate={valueLabel === undefined ? 'no' : undefined}>
              {valueLabel ?? valueText}
            </ProgressValue>
          )}
          <ProgressTrack style={{ '--progress': `${share}%` }}>
            <ProgressFill data-tone={tone} data-indeterminate={value === undefined || undefined} />
          </ProgressTrack>
        </>
      )}
    </ProgressRoot>
  );
}
