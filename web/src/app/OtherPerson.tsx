import { useState } from 'react';
import type { Me } from '@ruta/contracts/access/access.schema';
import { ROLES } from '@ruta/contracts/roles';
import { Button, Modal, Stack } from '@ruta/design-system';
import { SignInForm } from '../features/access/parts/SignInForm';
import { useLocale, useTexts } from '../lib/i18n';
import { useSession } from '../lib/session';
import { otherPersonTexts } from './other-person.texts';
import { usePauseInTyping } from './use-pause-in-typing';

/** Milliseconds without typing before the dialog opens, so that nobody types text into it. */
const PAUSE_MS = 700;

/**
 * Over a page whose browser has another person or role signed in, in another tab. Nothing is read or saved meanwhile: the
 * page's person signs in again and goes on, or leaves the page to the other one (0072).
 */
export function OtherPerson({ other }: { other: Me }) {
  const t = useTexts(otherPersonTexts);
  const locale = useLocale();
  const { me, goOnAsOther } = useSession();
  const [isSigningIn, setSigningIn] = useState(false);
  const named = ({ user, role }: Me) => `${user.fullname} (${ROLES[role].name[locale]})`;
  const leave = (
    <Button variant="quiet" size="L" isFullWidth onPress={goOnAsOther}>
      {t('other', { name: named(other) })}
    </Button>
  );
  return (
    <Modal
      isOpen={usePauseInTyping(PAUSE_MS)}
      onOpenChange={() => undefined}
      size="S"
      title={t('title', { name: other.user.fullname })}
      description={t('body', { mine: named(me), other: named(other) })}
    >
      {isSigningIn ? (
        <SignInForm email={me.user.email}>{leave}</SignInForm>
      ) : (
        <Stack gap={3}>
          <Button variant="primary" size="L" isFullWidth onPress={() => setSigningIn(true)}>
            {t('mine', { name: named(me) })}
          </Button>
          {leave}
        </Stack>
      )}
    </Modal>
  );
}
