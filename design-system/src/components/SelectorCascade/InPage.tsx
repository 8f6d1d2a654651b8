import { useState } from 'react';
import { SelectorCascade } from './SelectorCascade';
import { hierarchyLevels, levelsInEnglish } from './fixtures';
import type { SelectorCascadeProps } from './SelectorCascade.types';

/** The cascade with state that clears lower levels, as the `cascade` machine does; for stories and tests. */
export function InPage({
  isEnglish = false,
  ...props
}: Omit<SelectorCascadeProps, 'levels'> & { isEnglish?: boolean }) {
  const [value, setValue] = useState(props.value);
  const levels = isEnglish ? levelsInEnglish(hierarchyLevels(value)) : hierarchyLevels(value);
  return (
    <SelectorCascade
      {...props}
      levels={levels}
      value={value}
      onChoose={(choice) => {
        props.onChoose(choice);
        const at = levels.findIndex(({ id }) => id === choice.level);
        const kept = levels.slice(0, at).map(({ id }) => [id, value[id] ?? null] as const);
        setValue(Object.fromEntries([...kept, [choice.level, choice.value]]));
      }}
    />
  );
}
