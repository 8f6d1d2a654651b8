import { useState } from 'react';
import type { ImportBatch } from '@ruta/contracts/imports/import.schema';
import { Button, ConfirmDialog, Inline, InlineAlert, Stack, Text } from '@ruta/design-system';
import { asProblem, call, useRefresh } from '../../../lib/api';
import { formatInstant } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { DocumentButton } from '../../../shared/documents/DocumentButton';
import { sayDone, sayProblem } from '../../../shared/SnackbarBridge';
import { sharedTexts } from '../../../shared/shared.texts';
import { useSending } from '../../../shared/use-sending';
import { applyImport, IMPORTS, resultHref, undoImport } from '../imports.calls';
import { importTexts } from '../imports.texts';
import { badIn } from '../rows-in';
import { useNumber } from '../use-number';

/** What can be done with an import: apply it, without its bad rows where the button says so; undo it; download its result. */
export function ImportDeeds({ batch }: { batch: ImportBatch }) {
  const t = useTexts(importTexts);
  const shared = useTexts(sharedTexts);
  const { user_timezone: zone } = useSession().me;
  const number = useNumber();
  const refresh = useRefresh();
  const sending = useSending();
  const [asked, setAsked] = useState<'apply' | 'undo' | null>(null);
  const { id, revision, counts, can, file_name: file, undo_until, kept } = batch;
  const bad = badIn(batch);
  const isNothing = counts.ready + counts.changes === 0;
  const applyLabel = bad > 0 && !isNothing ? t('apply.others', { count: bad, shown: number(bad) }) : t('apply');

  const run = async () => {
    const params = { id };
    try {
      sayDone(
        asked === 'undo'
          ? await call(undoImport, { params, body: { revision } })
          : await call(applyImport, { params, body: { revision, leave_out: bad > 0 } }),
      );
    } catch (error) {
      sayProblem(asProblem(error));
    }
    // Also after a refusal: the preview may have been renewed, or somebody else was first.
    await refresh(IMPORTS);
  };

  return (
    <Stack gap={3}>
      {can.apply && bad > 0 && (
        <InlineAlert tone="warning" title={t('bad.title', { count: bad, shown: number(bad) })}>
          {t('bad.body')}
        </InlineAlert>
      )}
      {kept > 0 && <InlineAlert tone="info" title={t('undone.kept', { count: kept, shown: number(kept) })} />}
      <Inline gap={2}>
        {can.apply && (
          <Button
            variant="primary"
            icon="check"
            {...sending({ why: isNothing ? t('apply.nothing') : undefined })}
            onPress={() => setAsked('apply')}
          >
            {applyLabel}
          </Button>
        )}
        {can.undo && (
          <Button icon="undo" {...sending()} onPress={() => setAsked('undo')}>
            {t('undo')}
          </Button>
        )}
        <DocumentButton href={resultHref(id)}>{t('result')}</DocumentButton>
      </Inline>
      {can.undo && undo_until !== null && (
        <Text variant="caption" tone="muted">
          {t('undo.until', { when: formatInstant(undo_until, zone) })}
        </Text>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={t(asked === 'undo' ? 'undo.ask' : 'apply.ask', { file })}
        body={
          asked === 'undo'
            ? t('undo.body')
            : t('apply.body', { added: number(counts.ready), changed: number(counts.changes) })
        }
        confirmLabel={asked === 'undo' ? t('undo') : applyLabel}
        cancelLabel={shared('cancel')}
        onConfirm={run}
      />
    </Stack>
  );
}
