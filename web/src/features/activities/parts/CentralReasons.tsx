import type { ActivityPage } from '@ruta/contracts/activities/activities.screens';
import { Card, DescriptionList, ErrorState, Stack, Text, vars } from '@ruta/design-system';
import { styled } from 'styled-components';
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { PageSection } from '../../../shared/PageSection';
import { sharedTexts } from '../../../shared/shared.texts';
import { centralTexts } from '../central.texts';

export interface CentralReasonsProps {
  central: ActivityPage['central'];
  isRetrying: boolean;
  onRetry: () => void;
}

/** Why the network asks for a central activity, and when it suggests it (ACT-04); nothing for other activities. */
export function CentralReasons({ central, isRetrying, onRetry }: CentralReasonsProps) {
  const t = useTexts(centralTexts);
  const shared = useTexts(sharedTexts);
  if (central.state === 'unavailable')
    return (
      <Card>
        <ErrorState
          size="S"
          title={t('failed')}
          retryLabel={shared('retry')}
          isRetrying={isRetrying}
          onRetry={onRetry}
        />
      </Card>
    );
  if (central.data === null) return null;
  const { reasons, window_start, window_end, gives_proof, hours } = central.data.central_activity;
  return (
    <PageSection title={t('title')}>
      <Card>
        <Stack gap={4}>
          <Reasons>
            {reasons.map(({ id, reason }) => (
              <li key={id}>
                <Text>{reason}</Text>
              </li>
            ))}
          </Reasons>
          <DescriptionList
            columns={3}
            items={[
              {
                id: 'window',
                term: t('window'),
                detail: t('window.days', { from: formatDay(window_start), to: formatDay(window_end) }),
              },
              ...(gives_proof ? [{ id: 'proof', term: t('proof'), detail: t('hours', { count: hours }) }] : []),
            ]}
          />
        </Stack>
      </Card>
    </PageSection>
  );
}

const Reasons = styled.ul`
  display: grid;
  gap: ${vars.space[2]};
  margin: 0;
  padding-inline-start: ${vars.space[5]};
`;
