import { useState } from 'react';
import type { Handover } from '@ruta/contracts/hierarchy/handover.schema';
import { Button, Card, ConfirmDialog, Heading, Inline, Stack, Text } from '@ruta/design-system';
import { asProblem, call, useRefresh } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useServerToday, useSession } from '../../../lib/session';
import { Moment } from '../../../shared/Moment';
import { sharedTexts } from '../../../shared/shared.texts';
import { sayDone, sayProblem } from '../../../shared/SnackbarBridge';
import { useSending } from '../../../shared/use-sending';
import { HANDOVERS, undoHandover } from '../handover.calls';
import { handoverTexts } from '../handover.texts';

/** The last handovers; those of the last 24 hours can be undone. */
export function RecentHandovers({ handovers }: { handovers: readonly Handover[] }) {
  const t = useTexts(handoverTexts);
  const shared = useTexts(sharedTexts);
  const refresh = useRefresh();
  const sending = useSending();
  const today = useServerToday(useSession().me.user_timezone);
  const [asked, setAsked] = useState<Handover | null>(null);
  if (handovers.length === 0) return null;

  const undo = async (batch: number) => {
    try {
      sayDone(await call(undoHandover, { params: { batch } }));
    } catch (error) {
      sayProblem(asProblem(error));
    }
    await refresh(HANDOVERS);
  };
  return (
    <Stack gap={3}>
      <Heading level={2} size="M">
        {t('recent.title')}
      </Heading>
      {handovers.map((done) => {
        const { id, from, schools, receivers, made_by, made_at, undone_at, returned, can } = done;
        return (
          <Card key={id} padding="S">
            <Inline gap={3}>
              <Stack gap={1}>
                <Text weight="medium">{t('recent.line', { name: from.fullname, schools, receivers })}</Text>
                <Text tone="muted" variant="caption">
                  <Moment
                    instant={made_at}
                    today={today}
                    sentence={(when) => t('recent.by', { name: made_by.fullname, when })}
                  />
                </Text>
                {undone_at !== null && <Text>{t('recent.undone', { returned, schools })}</Text>}
              </Stack>
              {can.undo && (
                <Button
                  size="S"
                  icon="undo"
                  aria-label={t('undo.of', { name: from.fullname })}
                  {...sending()}
                  onPress={() => setAsked(done)}
                >
                  {t('undo')}
                </Button>
              )}
            </Inline>
          </Card>
        );
      })}
      {asked && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setAsked(null)}
          title={t('undo.title', { name: asked.from.fullname })}
          body={t('undo.body')}
          confirmLabel={t('undo')}
          cancelLabel={shared('cancel')}
          onConfirm={() => undo(asked.id)}
        />
      )}
    </Stack>
  );
}
