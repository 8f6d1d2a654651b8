import { Button, LinkButton, Stack, Text } from '@ruta/design-system';
import { accessPages } from '@ruta/contracts/access/access.pages';
import { useTexts } from '../../../lib/i18n';
import { OutsideFrame } from '../../../shared/outside/OutsideFrame';
import { linkTexts } from '../link.texts';

/** The link was used, has expired or is unknown; tells what to do. */
export function LinkOver({ kind }: { kind: 'invitation' | 'reset' | 'email' }) {
  const t = useTexts(linkTexts);
  return (
    <OutsideFrame title={t('over.title')}>
      <Text>{t(`over.${kind}`)}</Text>
      <Stack gap={3}>
        {kind === 'reset' && (
          <LinkButton variant="primary" size="L" isFullWidth href={accessPages.passwordForgot.href()}>
            {t('over.ask')}
          </LinkButton>
        )}
        <LinkButton size="L" isFullWidth href={accessPages.signIn.href()}>
          {t('to-sign-in')}
        </LinkButton>
      </Stack>
    </OutsideFrame>
  );
}

/** The facts of the link could not be loaded. */
export function LinkFailed({
  message,
  onRetry,
  isRetrying,
}: {
  message: string;
  onRetry: () => void;
  isRetrying: boolean;
}) {
  const t = useTexts(linkTexts);
  return (
    <OutsideFrame title={t('failed.title')}>
      <Text>{message}</Text>
      <Button variant="primary" size="L" isFullWidth isPending={isRetrying} onPress={onRetry}>
        {t('retry')}
      </Button>
    </OutsideFrame>
  );
}
