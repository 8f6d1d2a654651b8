import { useState } from 'react';
import { Button, InlineAlert, LoadingRegion, Skeleton, Stack, Text } from '@ruta/design-system';
import { call, useEndpoint } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { DataFrame } from '../../../shared/DataFrame';
import { OutsideFrame } from '../../../shared/outside/OutsideFrame';
import { useLinkToken } from '../../../shared/outside/use-link-token';
import { sharedTexts } from '../../../shared/shared.texts';
import { useSubmission } from '../../../shared/use-submission';
import { postStopChanges, readChanges } from '../sharing.calls';
import { stopTexts } from '../stop.texts';

/** Stops the letters with changes by the link of one of them (SHA-01): says what stops, and asks first. */
export function StopChangesPage() {
  const token = useLinkToken();
  if (token === null) return <Unknown />;
  return (
    <DataFrame config={{ revalidateOnFocus: false }}>
      <Stopping key={token} token={token} />
    </DataFrame>
  );
}

function Stopping({ token }: { token: string }) {
  const t = useTexts(stopTexts);
  const shared = useTexts(sharedTexts);
  const [isDone, setIsDone] = useState(false);
  const { data, problem, isValidating, retry } = useEndpoint(readChanges, { params: { token } });
  const { isPending, problem: refused, general, alert, submit } = useSubmission();

  if (isDone || data?.data.is_stopped === true) return <Stopped />;
  if (refused?.status === 404 || problem?.status === 404) return <Unknown />;
  if (problem && data === undefined)
    return (
      <OutsideFrame title={t('failed')}>
        <Text>{problem.message}</Text>
        <Button variant="primary" size="L" isFullWidth isPending={isValidating} onPress={retry}>
          {t('retry')}
        </Button>
      </OutsideFrame>
    );
  const stop = () =>
    submit(async () => {
      await call(postStopChanges, { body: { token } });
      setIsDone(true);
    });
  return (
    <OutsideFrame title={t('title')}>
      <LoadingRegion
        isLoading={data === undefined}
        label={shared('loading')}
        skeleton={<Skeleton shape="block" height={200} />}
      >
        {data && (
          <Stack gap={5}>
            <Text>{t('body', { count: data.data.events })}</Text>
            <Text tone="muted">{t('after')}</Text>
            {general && <InlineAlert ref={alert} tone="danger" title={general.message} isLive />}
            <Button
              variant="primary"
              size="L"
              isFullWidth
              isPending={isPending}
              pendingLabel={t('pending')}
              onPress={stop}
            >
              {t('submit')}
            </Button>
          </Stack>
        )}
      </LoadingRegion>
    </OutsideFrame>
  );
}

function Stopped() {
  const t = useTexts(stopTexts);
  return (
    <OutsideFrame title={t('done')}>
      <Text>{t('done.body')}</Text>
    </OutsideFrame>
  );
}

/** Nobody has such a link, or not any more. */
function Unknown() {
  const t = useTexts(stopTexts);
  return (
    <OutsideFrame title={t('unknown')}>
      <Text>{t('unknown.body')}</Text>
    </OutsideFrame>
  );
}
