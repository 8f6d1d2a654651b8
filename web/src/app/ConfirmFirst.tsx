import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { call, onConfirmFirst } from '../lib/api';
import { useTexts } from '../lib/i18n';
import { putConfirm } from '../lib/session';
import { confirmTexts } from './confirm.texts';

// Loaded on demand, since most people are never asked.
const PasswordDialog = lazy(() =>
  import('../features/access/parts/PasswordDialog').then((file) => ({ default: file.PasswordDialog })),
);

/** Shows the password dialog when a call needs the password again (`confirm` in its contract, or a long session). */
export function ConfirmFirst() {
  const t = useTexts(confirmTexts);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const waiting = useRef<((isConfirmed: boolean) => void)[]>([]);
  const settle = (isConfirmed: boolean) => {
    setOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve(isConfirmed);
  };

  useEffect(
    () =>
      onConfirmFirst(() => {
        setWanted(true);
        setOpen(true);
        return new Promise((resolve) => waiting.current.push(resolve));
      }),
    [],
  );

  if (!isWanted) return null;
  return (
    <Suspense>
      <PasswordDialog
        isOpen={isOpen}
        onClose={() => settle(false)}
        title={t('title')}
        body={t('body')}
        confirmLabel={t('do')}
        isFollowed
        onConfirm={async (password) => {
          await call(putConfirm, { body: { password } });
          settle(true);
        }}
      />
    </Suspense>
  );
}
