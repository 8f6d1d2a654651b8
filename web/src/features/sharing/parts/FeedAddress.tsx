import { Button, Inline, LinkButton, Modal, Stack, Text, TextField } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import { useCopy } from '../../../shared/use-copy';
import { feedTexts } from '../feed.texts';

/** Where calendars of other makers take an address. */
const TAKERS = {
  google: (url: string) =>
    `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(url.replace(/^https?:/, 'webcal:'))}`,
  outlook: (url: string) => `https://outlook.live.com/calendar/0/addfromweb?name=Ruta&url=${encodeURIComponent(url)}`,
} as const;

interface FeedAddressProps {
  url: string;
  onClose: () => void;
}

/** Shows a calendar address, once, with the ways to add it (decision 0060). */
export function FeedAddress({ url, onClose }: FeedAddressProps) {
  const t = useTexts(feedTexts);
  const shared = useTexts(sharedTexts);
  const copy = useCopy();
  const words = { done: t('copy.done'), failed: t('copy.failed') };
  return (
    <Modal
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('url.title')}
      closeLabel={shared('close')}
      footer={
        <Button variant="primary" icon="copy" onPress={() => void copy(url, words)}>
          {t('copy')}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text element="p">{t('url.body')}</Text>
        <TextField label={t('url')} value={url} isReadOnly />
        <Inline gap={2}>
          {(['google', 'outlook'] as const).map((taker) => (
            <LinkButton
              key={taker}
              href={TAKERS[taker](url)}
              target="_blank"
              iconEnd="externalLink"
              aria-label={t('new-tab', { label: t(taker) })}
            >
              {t(taker)}
            </LinkButton>
          ))}
        </Inline>
        <Text tone="muted">{t('about.lag')}</Text>
      </Stack>
    </Modal>
  );
}
