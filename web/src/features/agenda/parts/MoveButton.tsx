import { Button, IconButton } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { actTexts } from '../../../shared/acts/acts.texts';
import { useOnline } from '../../../shared/use-online';

export interface MoveButtonProps {
  /** What is moved, where the button has no word of its own. */
  subject?: string | undefined;
  onPress: () => void;
}

/** Begins to move an item (AGE-06): with a word in its card, as an icon in a row. Offline it says why not. */
export function MoveButton({ subject, onPress }: MoveButtonProps) {
  const acts = useTexts(actTexts);
  const isOnline = useOnline();
  const state = { icon: 'reschedule', isDisabled: !isOnline, disabledReason: acts('offline'), onPress } as const;
  if (subject === undefined) return <Button {...state}>{acts('move')}</Button>;
  return <IconButton {...state} size="S" label={acts('of', { act: acts('move'), item: subject })} />;
}
