import { defineTexts, useTexts } from '../lib/i18n';
import { useOnline } from './use-online';

const sendingTexts = defineTexts('sending', {
  es: { offline: 'No hay conexión. Podrás continuar cuando vuelva.' },
  en: { offline: 'There is no connection. You can go on once it is back.' },
});

/** Why something that is sent has to wait: the device is offline, and nothing is queued. Undefined while it is online. */
export function useWhyOffline(): string | undefined {
  const t = useTexts(sendingTexts);
  return useOnline() ? undefined : t('offline');
}

interface Waits {
  /** Why it waits for something else; told before being offline. */
  why?: string | undefined;
  /** Whether something runs that needs no reason. */
  isBusy?: boolean | undefined;
}

/** Gives a button that sends something its state: offline it is disabled and says why. */
export function useSending() {
  const whyOffline = useWhyOffline();
  return ({ why, isBusy = false }: Waits = {}) => {
    const disabledReason = why ?? whyOffline;
    return { isDisabled: isBusy || disabledReason !== undefined, disabledReason };
  };
}
