import type { LastSaved } from '@ruta/contracts/problems';
import { Card, Stack, Text, media, vars } from '@ruta/design-system';
import { styled } from 'styled-components';
import { useTexts } from '../../lib/i18n';
import { conflictTexts } from './conflict.texts';

const Versions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space[3]};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export interface VersionPairProps {
  mine: string;
  theirs: string;
  /** Who saved, if known. */
  saved: LastSaved | undefined;
}

/** The reader's version of a field and the saved one, side by side. */
export function VersionPair({ mine, theirs, saved }: VersionPairProps) {
  const t = useTexts(conflictTexts);
  return (
    <Versions>
      <Version title={t('mine')} text={mine} />
      <Version title={saved === undefined ? t('theirs') : t('theirs.by', { name: saved.by })} text={theirs} isSaved />
    </Versions>
  );
}

function Version({ title, text, isSaved = false }: { title: string; text: string; isSaved?: boolean }) {
  const t = useTexts(conflictTexts);
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
