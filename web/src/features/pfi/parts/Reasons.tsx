import type { CentralActivity } from '@ruta/contracts/pfi/central-activity.schema';
import { Stack, Text, vars } from '@ruta/design-system';
import { styled } from 'styled-components';
import { useTexts } from '../../../lib/i18n';
import { pfiTexts } from '../pfi.texts';

/** Why the network asks for an activity, in order; nothing without a reason. */
export function Reasons({ reasons }: Pick<CentralActivity, 'reasons'>) {
  const t = useTexts(pfiTexts);
  if (reasons.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text variant="label" tone="muted">
        {t('reasons')}
      </Text>
      <List>
        {reasons.map(({ id, reason }) => (
          <li key={id}>
            <Text>{reason}</Text>
          </li>
        ))}
      </List>
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${vars.space[2]};
  margin: 0;
  padding-inline-start: ${vars.space[5]};
`;
