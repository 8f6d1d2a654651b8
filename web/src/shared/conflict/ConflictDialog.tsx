import type { LastSaved } from '@ruta/contracts/problems';
import { Button, Heading, Modal, Stack, Text } from '@ruta/design-system';
import { formatHour } from '../../lib/dates';
import { useTexts } from '../../lib/i18n';
import type { Translate } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { conflictTexts } from './conflict.texts';
import { VersionPair } from './VersionPair';

/** A field in both versions, formatted. */
export interface Difference {
  name: string;
  mine: string;
  saved: string;
}

export interface ConflictDialogProps {
  /** Texts of the room. */
  words: Translate<'conflict.title' | 'conflict.by'>;
  /** Who saved first and when, if known. */
  saved: LastSaved | undefined;
  /** The fields in the order of the form; equal ones are omitted. */
  fields: readonly Difference[];
  /** Why the person's version cannot be kept; without it, it can. */
  reason?: string | undefined;
  /** What keeping the person's version does, where it does not save it at once. */
  keepLabel?: string | undefined;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Dialog for an edit conflict: compares both versions, and the person chooses one. */
export function ConflictDialog({
  words,
  saved,
  fields,
  reason,
  keepLabel,
  onKeepMine,
  onTakeTheirs,
}: ConflictDialogProps) {
  const t = useTexts(conflictTexts);
  const { me } = useSession();
  const title =
    saved === undefined
      ? words('conflict.title')
      : words('conflict.by', { name: saved.by, time: formatHour(saved.at, me.user_timezone) });
  const differences = fields.filter((field) => field.mine !== field.saved);
  return (
    <Modal
      isOpen
      onOpenChange={() => undefined}
      title={title}
      description={reason ?? t('body')}
      size="L"
      footer={
        <>
          <Button onPress={onTakeTheirs}>{t('take-theirs')}</Button>
          <Button variant="primary" isDisabled={reason !== undefined} disabledReason={reason} onPress={onKeepMine}>
            {keepLabel ?? t('keep-mine')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {differences.length === 0 && <Text element="p">{t('same')}</Text>}
        {differences.map(({ name, mine, saved: text }) => (
          <Stack key={name} gap={2} element="section" aria-label={name}>
            <Heading level={3} size="S">
              {name}
            </Heading>
            <VersionPair mine={mine} theirs={text} saved={saved} />
          </Stack>
        ))}
      </Stack>
    </Modal>
  );
}
