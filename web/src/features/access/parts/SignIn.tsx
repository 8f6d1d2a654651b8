import { InlineAlert, Link, Text } from '@ruta/design-system';
import { accessPages } from '@ruta/contracts/access/access.pages';
import { useTexts } from '../../../lib/i18n';
import { useSessionStatus } from '../../../lib/session';
import { OutsideFrame } from '../../../shared/outside/OutsideFrame';
import { accessTexts } from '../access.texts';
import { SignInForm } from './SignInForm';

/**
 * Sign-in with e-mail and password (ACC-01). Uses no router, because a first visit shows it before the router loads.
 */
export function SignIn() {
  const t = useTexts(accessTexts);
  const { status } = useSessionStatus();
  const isExpired = status.state === 'signedOut' && status.reason === 'expired';
  return (
    <OutsideFrame title={t('title')}>
      {isExpired && <InlineAlert tone="info" title={t('expired')} />}
      <SignInForm>
        <Text element="p">
          <Link href={accessPages.passwordForgot.href()}>{t('forgot')}</Link>
        </Text>
      </SignInForm>
    </OutsideFrame>
  );
}
