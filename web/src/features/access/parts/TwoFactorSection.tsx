import { lazy, Suspense, useState } from 'react';
import type { TwoFactor } from '@ruta/contracts/access/two-factor.schema';
import { Button, Inline, InlineAlert, LiveText, Stack, StatusChip, Text } from '@ruta/design-system';
import { call, useEndpoint } from '../../../lib/api';
import { formatInstant } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { ScreenState } from '../../../shared/ScreenState';
import { sayDone } from '../../../shared/SnackbarBridge';
import { disableTwoFactor, readTwoFactor, renewCodes } from '../account.calls';
import { Outline } from '../account.styles';
import { PasswordDialog } from './PasswordDialog';
import { securityTexts } from '../security.texts';

// Loaded on demand, with the QR code.
const EnrolDialog = lazy(() => import('./EnrolDialog').then((file) => ({ default: file.EnrolDialog })));
const CodesDialog = lazy(() => import('./EnrolDialog').then((file) => ({ default: file.CodesDialog })));

const OFF: TwoFactor = { enabled: false, enabled_at: null, required: false, recovery_codes_left: 0 };

type Asking = 'enable' | 'disable' | 'renew' | null;

/** State of two-step verification, with turning it on and off. */
export function TwoFactorSection() {
  const t = useTexts(securityTexts);
  const { renew } = useSession();
  const result = useEndpoint(readTwoFactor, {});
  const [asking, setAsking] = useState<Asking>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setAsking(null);
  /** Reloads the section, and the session, because abilities may have changed. */
  const changed = () => Promise.all([result.mutate(), renew()]);

  return (
    <ScreenState
      result={result}
      loadingLabel={t('twoFactor.loading')}
      skeleton={
        // As large as what most people see, at any width.
        <Outline aria-hidden>
          <Standing state={OFF} onAsk={() => undefined} />
        </Outline>
      }
    >
      {({ data: state }) => (
        <>
          <Standing state={state} onAsk={setAsking} />
          <PasswordDialog
            isOpen={asking === 'disable'}
            onClose={close}
            title={t('twoFactor.disable.ask')}
            body={t('twoFactor.disable.body')}
            confirmLabel={t('twoFactor.disable')}
            tone="danger"
            onConfirm={async (password) => {
              sayDone(await call(disableTwoFactor, { body: { password } }));
              await changed();
            }}
          />
          <PasswordDialog
            isOpen={asking === 'renew'}
            onClose={close}
            title={t('twoFactor.renew.ask')}
            body={t('twoFactor.renew.body')}
            confirmLabel={t('twoFactor.renew.do')}
            onConfirm={async (password) => {
              const { data } = await call(renewCodes, { body: { password } });
              setCodes(data.recovery_codes);
              await changed();
            }}
          />
          <Suspense>
            {asking === 'enable' && <EnrolDialog onClose={close} onEnabled={changed} />}
            {codes !== null && <CodesDialog codes={codes} onClose={() => setCodes(null)} />}
          </Suspense>
        </>
      )}
    </ScreenState>
  );
}

function Standing({ state, onAsk }: { state: TwoFactor; onAsk: (asking: Asking) => void }) {
  const t = useTexts(securityTexts);
  const { me } = useSession();
  const { enabled, enabled_at, required, recovery_codes_left: left } = state;
  if (!enabled)
    return (
      <Stack gap={4}>
        {required && <InlineAlert tone="warning" title={t('twoFactor.required')} />}
        <Inline justify="between" gap={4}>
          <Stack gap={2} align="start">
            <StatusChip status="inactive">{t('twoFactor.off')}</StatusChip>
            <Text tone="muted">{t('twoFactor.about')}</Text>
          </Stack>
          <Button variant="primary" onPress={() => onAsk('enable')}>
            {t('twoFactor.enable')}
          </Button>
        </Inline>
      </Stack>
    );
  return (
    <Stack gap={4}>
      {left === 0 && <InlineAlert tone="warning" title={t('twoFactor.none-left')} />}
      <Stack gap={2} align="start">
        <StatusChip status="active">{t('twoFactor.on')}</StatusChip>
        <Text tone="muted">
          {t('twoFactor.since', { when: formatInstant(enabled_at ?? '', me.user_timezone) })}{' '}
          {left > 0 && <LiveText isWords>{t('twoFactor.left', { count: left })}</LiveText>}
        </Text>
        {required && <Text tone="muted">{t('twoFactor.kept')}</Text>}
      </Stack>
      <Inline gap={2}>
        <Button onPress={() => onAsk('renew')}>{t('twoFactor.renew')}</Button>
        {!required && (
          <Button variant="quiet" onPress={() => onAsk('disable')}>
            {t('twoFactor.disable')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
