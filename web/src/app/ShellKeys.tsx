import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ROLES } from '@ruta/contracts/roles';
import { IconButton } from '@ruta/design-system';
import { useLocale, useTexts } from '../lib/i18n';
import { useSession } from '../lib/session';
import { registerKeys, useKeyListener, useKeys } from '../shared/keys';
import { appTexts } from './app.texts';
import { goKeysFor } from './go-keys';
import { shellKeys } from './shell.keys';

const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog')).KeysDialog }));
const Palette = lazy(async () => ({ default: (await import('./Palette')).Palette }));

export interface ShellKeysProps {
  schoolId: number | undefined;
  /** Whether the person has several schools. */
  hasSeveral?: boolean;
}

/**
 * The keys of every page (UI-02, UI-03): Ctrl-K and `/` for the palette, `?` for the list of keys, `g` with a letter for
 * each page of the navigation. Shows the palette's button.
 */
export function ShellKeys({ schoolId, hasSeveral = false }: ShellKeysProps) {
  const t = useTexts(appTexts);
  const { me } = useSession();
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [shown, setShown] = useState<'palette' | 'keys' | null>(null);
  // Stays loaded, so that it closes with its animation and gives the focus back.
  const [wasOpened, setOpened] = useState(false);
  const openPalette = () => {
    setOpened(true);
    setShown('palette');
  };
  useKeyListener();
  useKeys(shellKeys, { palette: openPalette, find: openPalette, help: () => setShown('keys') });
  const go = useEffectEvent((href: string) => void navigate(href));
  useEffect(() => {
    const keys = goKeysFor(me, ROLES[me.role].area, schoolId, locale, pathname);
    return registerKeys(keys.map(({ href, ...key }) => ({ ...key, run: () => go(href) })));
  }, [me, schoolId, locale, pathname]);
  return (
    <>
      <IconButton icon="search" label={t('search')} onPress={openPalette} />
      <Suspense>
        {wasOpened && (
          <Palette
            isOpen={shown === 'palette'}
            onOpenChange={(isOpen) => setShown(isOpen ? 'palette' : null)}
            schoolId={schoolId}
            hasSeveral={hasSeveral}
            onKeys={() => setShown('keys')}
          />
        )}
        {shown === 'keys' && <KeysDialog onClose={() => setShown(null)} />}
      </Suspense>
    </>
  );
}
