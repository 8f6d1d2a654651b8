import { useEffect, useState } from 'react';
import type { PurgeCounts } from '@ruta/contracts/users/user.schema';
import { ConfirmDialog, EmptyState, LoadingRegion, Modal, Skeleton, Stack, Text } from '@ruta/design-system';
import { asProblem, call, useRefresh } from '../../../lib/api';
import type { ProblemError } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { Failed } from '../../../shared/ScreenState';
import { sayDone, sayProblem } from '../../../shared/SnackbarBridge';
import { sharedTexts } from '../../../shared/shared.texts';
import { purgeUsers, USERS } from '../users.calls';
import { userTexts } from '../users.texts';

/** Shows how many accounts a purge would erase, and asks (T20). */
export function PurgeDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(userTexts);
  const shared = useTexts(sharedTexts);
  const refresh = useRefresh();
  const [counts, setCounts] = useState<PurgeCounts | null>(null);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    call(purgeUsers, { query: { dry_run: '1' } }).then(
      ({ data }) => setCounts(data),
      (error: unknown) => setProblem(asProblem(error)),
    );
  }, [attempt]);

  if (counts === null || counts.deleted + counts.unverified === 0)
    return (
      <Modal
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={t('purge')}
        closeLabel={shared('close')}
        size="S"
      >
        {problem ? (
          <Failed
            problem={problem}
            size="S"
            onRetry={() => {
              setProblem(null);
              setAttempt(attempt + 1);
            }}
          />
        ) : (
          <LoadingRegion
            isLoading={counts === null}
            label={t('purge.counting')}
            skeleton={<Skeleton shape="block" height={96} />}
          >
            <EmptyState icon="checkCircle" size="S" title={t('purge.none.title')} body={t('purge.none.body')} />
          </LoadingRegion>
        )}
      </Modal>
    );
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('purge.ask')}
      body={t('purge.body')}
      confirmLabel={t('purge.confirm')}
      cancelLabel={shared('cancel')}
      tone="danger"
      onConfirm={async () => {
        try {
          sayDone(await call(purgeUsers, {}));
        } catch (error) {
          sayProblem(asProblem(error));
        }
        await refresh(USERS);
      }}
    >
      <Stack gap={1} element="ul">
        {(['deleted', 'unverified'] as const)
          .filter((kind) => counts[kind] > 0)
          .map((kind) => (
            <li key={kind}>
              <Text weight="medium">{t(`purge.${kind}`, { count: counts[kind] })}</Text>
            </li>
          ))}
      </Stack>
    </ConfirmDialog>
  );
}
