import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { call, onConfirmFirst } from '../lib/api';
import { useTexts } from '../lib/i18n';
import { putConfirm } from '../lib/session';
import { confirmTexts } from './confirm.texts';

// Most people are never asked: its code comes when somebody is.
const PasswordDialog = lazy(() =>
  import('../features/access/parts/PasswordDialog').then((file) => ({ default: file.PasswordDialog })),
);

/** Asks for the password where a change needs it again (`confirm` in its contract, or a session of days); it then goes on. */
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
