import { lazy, Suspense } from 'react';
import type { CycleDetail } from '@ruta/contracts/cycles/cycle.schema';
import { Button, Card, Grid, Inline, Stack, Text } from '@ruta/design-system';
import { mayClose } from '@ruta/state-machines/cycles/cycle.rules';
import type { ClosureKind } from '@ruta/state-machines/cycles/cycle.rules';
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { PageSection } from '../../../shared/PageSection';
import { cycleTexts } from '../cycles.texts';
import type { CycleFlow } from '../use-cycle-flow';

const ClosureDialog = lazy(async () => ({ default: (await import('./ClosureDialog')).ClosureDialog }));

/** The days on which formation plan and diagnostic close (CYC-02). */
export function Closures({ flow, cycle }: { flow: CycleFlow; cycle: CycleDetail }) {
  const t = useTexts(cycleTexts);
  const { snapshot } = flow;
  const { pfpClosureAt, dpiEndsOn, closure } = snapshot.context;
  return (
    <PageSection title={t('closures')}>
      <Grid minColumn="M">
        <OneClosure flow={flow} kind="pfp" day={pfpClosureAt} />
        <OneClosure flow={flow} kind="dpi" day={dpiEndsOn} />
      </Grid>
      {snapshot.matches('closing') && closure && (
        <Suspense>
          <ClosureDialog key={`${cycle.id} ${closure.kind}`} flow={flow} kind={closure.kind} />
        </Suspense>
      )}
    </PageSection>
  );
}

function OneClosure({ flow, kind, day }: { flow: CycleFlow; kind: ClosureKind; day: string | null }) {
  const t = useTexts(cycleTexts);
  const { snapshot, send } = flow;
  const { context } = snapshot;
  const isOpen = context.state === 'prepared' || context.state === 'started';
  const isOver = isOpen && !mayClose(kind, context);
  const label = t(`closure.${kind}`);
  return (
    <Card>
      <Stack gap={2}>
        <Inline justify="between" gap={2}>
          <Text weight="medium">{label}</Text>
          {isOpen && (
            <Button
              size="S"
              icon="edit"
              aria-label={`${t(day === null ? 'closure.set' : 'closure.change')}: ${label}`}
              isDisabled={isOver}
              disabledReason={isOver ? t('closure.over') : undefined}
              onPress={() => send({ type: 'closure.editRequested', kind })}
            >
              {t(day === null ? 'closure.set' : 'closure.change')}
            </Button>
          )}
        </Inline>
        <Text isTabular>{day === null ? t('closure.none') : formatDay(day)}</Text>
        <Text variant="caption" tone="muted">
          {t(`closure.${kind}.help`)}
        </Text>
      </Stack>
    </Card>
  );
}
