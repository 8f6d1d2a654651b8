import { useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import { Level } from './Level';
import { CascadeGroup, Levels, Reason } from './SelectorCascade.styles';
import type { SelectorCascadeProps } from './SelectorCascade.types';
import { chosenDepth, clearedBelow } from './cascade-view';

/**
 * Dependent selectors (DS-01, HIE-05, VC-01, PIL-03): each is enabled once all upper levels have a value. Controlled:
 * the owner of the value, such as a `cascade` machine, clears lower levels.
 */
export function SelectorCascade(props: SelectorCascadeProps) {
  const { label, levels, value, onChoose, onRetry, isDisabled = false, disabledReason, labels } = props;
  const depth = chosenDepth(levels, value);
  const [seen, setSeen] = useState({ value, said: '' });
  if (levels.some(({ id }) => (seen.value[id] ?? null) !== (value[id] ?? null))) {
    const cleared = clearedBelow(levels, seen.value, value);
    setSeen({ value, said: cleared.length === 0 ? '' : labels.cleared(cleared.map((level) => level.label)) });
  }
  return (
    <CascadeGroup role="group" aria-label={label}>
      <VisuallyHidden role="status">{seen.said}</VisuallyHidden>
      {isDisabled && disabledReason !== undefined ? <Reason>{disabledReason}</Reason> : null}
      <Levels>
        {levels.map((level, index) => (
          <Level
            // Remounts when upper choices or the options' status change, because a combobox keeps typed text.
            key={[level.id, level.options.status, ...levels.slice(0, index).map(({ id }) => value[id] ?? '')].join(' ')}
            level={level}
            value={index <= depth ? (value[level.id] ?? null) : null}
            isWaiting={index > depth}
            isDisabled={isDisabled}
            labels={labels}
            onChoose={(chosen) => {
              // React Aria also reports the selection when options change, which is no choice.
              if (chosen !== (value[level.id] ?? null)) onChoose({ level: level.id, value: chosen });
            }}
            onRetry={() => onRetry(level.id)}
          />
        ))}
      </Levels>
    </CascadeGroup>
  );
}
