import { Button } from '../Button';
import { ComboBox } from '../ComboBox';
import { Select } from '../Select';
import type { CascadeLevel, SelectorCascadeLabels } from './SelectorCascade.types';
import { LevelPlace } from './SelectorCascade.styles';

interface LevelProps {
  level: CascadeLevel;
  value: string | null;
  /** Whether an upper level is still empty. */
  isWaiting: boolean;
  isDisabled: boolean;
  labels: SelectorCascadeLabels;
  onChoose: (value: string | null) => void;
  onRetry: () => void;
}

/** One selector, with the reason below it if it is disabled. */
export function Level({ level, value, isWaiting, isDisabled, labels, onChoose, onRetry }: LevelProps) {
  const { label, placeholder, options, control = 'combobox', isRequired } = level;
  const items = !isWaiting && options.status === 'ready' ? options.items : [];
  const hasFailed = !isWaiting && options.status === 'failed';
  const isEmpty = options.status === 'ready' && items.length === 0;
  const isLoading = !isWaiting && options.status === 'loading';
  const why = isWaiting ? level.waitingText : isEmpty ? labels.empty : undefined;
  const common = {
    label,
    // In the field, because a line below it would move the page when the options come.
    placeholder: isLoading ? labels.loading : placeholder,
    items,
    value: items.some(({ id }) => id === value) ? value : null,
    isRequired,
    description: why ?? level.description,
    errorMessage: hasFailed ? labels.failed : level.errorMessage,
    emptyText: labels.noMatch,
    isDisabled: isDisabled || isWaiting || isLoading || hasFailed || why !== undefined,
    onChange: onChoose,
  };
  return (
    <LevelPlace>
      {control === 'select' ? <Select {...common} /> : <ComboBox {...common} />}
      {hasFailed ? (
        <Button size="S" variant="quiet" icon="refresh" aria-label={`${labels.retry}: ${label}`} onPress={onRetry}>
          {labels.retry}
        </Button>
      ) : null}
    </LevelPlace>
  );
}
