import type { LastSaved } from '@ruta/contracts/problems';
import { Button, Card, Heading, Modal, Stack, Text, media, vars } from '@ruta/design-system';
import { styled } from 'styled-components';
import { useTexts } from '../lib/i18n';
import { versionsTexts } from './versions.texts';

const Versions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space[3]};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A field in which two versions differ, as people read it. */
export interface Difference {
  name: string;
  mine: string;
  saved: string;
}

/** Only the fields that differ. */
export const differing = (fields: readonly Difference[]): Difference[] =>
  fields.filter(({ mine, saved }) => mine !== saved);

export interface VersionsDialogProps {
  /** What happened, and where it is known who saved and when. */
  title: string;
  saved: LastSaved | undefined;
  differences: readonly Difference[];
  /** Why one's own version cannot be kept; without it, it can. */
  reason?: string | undefined;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Two people wrote the same thing: the second sees the other's version beside their own, and chooses. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { title, saved, differences, reason, onKeepMine, onTakeTheirs } = props;
  const t = useTexts(versionsTexts);
  const theirs = saved === undefined ? t('theirs') : t('theirs.by', { name: saved.by });
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
            {t('keep-mine')}
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
            <Versions>
              <Version title={t('mine')} text={mine} />
              <Version title={theirs} text={text} isSaved />
            </Versions>
          </Stack>
        ))}
      </Stack>
    </Modal>
  );
}

function Version({ title, text, isSaved = false }: { title: string; text: string; isSaved?: boolean }) {
  const t = useTexts(versionsTexts);
  return (
    <Card padding="S" tone={isSaved ? 'inset' : 'surface'}>
      <Stack gap={1}>
        <Text variant="caption" tone="muted">
          {title}
        </Text>
        {text.trim() === '' ? <Text tone="muted">{t('nothing')}</Text> : <Text isPreformatted>{text}</Text>}
      </Stack>
    </Card>
  );
}
