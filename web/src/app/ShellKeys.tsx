import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ROLES } from '@ruta/contracts/roles';
import { useLocale } from '../lib/i18n';
import { useSession } from '../lib/session';
import { registerKeys, useKeyListener, useKeys } from '../shared/keys';
import { goKeysFor } from './go-keys';
import { shellKeys } from './shell.keys';

const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog')).KeysDialog }));

const KeysPreferences = lazy(async () => ({ default: (await import('./KeysPreferences')).KeysPreferences }));

/** The switches of the keys, for the profile. */
export const KeysPreferencesPlace = () => (
  <Suspense>
    <KeysPreferences />
  </Suspense>
);

/** The keys of every page (UI-03): `?`, and `g` with a letter for each page of the navigation. */
export function ShellKeys({ schoolId }: { schoolId: number | undefined }) {
  const { me } = useSession();
  const locale = useLocale();
  const navigate = useNavigate();
  const [isHelp, setHelp] = useState(false);
  useKeyListener();
  useKeys(shellKeys, { help: () => setHelp(true) });
  const go = useEffectEvent((href: string) => void navigate(href));
  useEffect(() => {
    const keys = goKeysFor(me, ROLES[me.role].area, schoolId, locale);
    return registerKeys(keys.map(({ href, ...key }) => ({ ...key, run: () => go(href) })));
  }, [me, schoolId, locale]);
  return (
    isHelp && (
      <Suspense>
        <KeysDialog onClose={() => setHelp(false)} />
      </Suspense>
    )
  );
}
