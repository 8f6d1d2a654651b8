import { Inline, Link, Modal, Stack, Text } from '@ruta/design-system';
import { accessPages } from '@ruta/contracts/access/access.pages';
import { useLocale, useTexts } from '../lib/i18n';
import { useKeysOff, useLiveKeys } from '../shared/keys';
import type { KeyFacts } from '../shared/keys';
import { isGoKey } from './go-keys';
import { CapsOf, KeyRows } from './KeyRows';
import { keysTexts } from './keys.texts';
import { shellKeys } from './shell.keys';

const ofFrame = new Set(Object.values<KeyFacts>(shellKeys.facts).map(({ id }) => id));

/** Keys of the page come first, then those that open pages, then those of every page, each as they were declared. */
const placeOf = ({ id }: KeyFacts) => (ofFrame.has(id) ? 2 : Number(isGoKey(id)));

/** Every key of the page in sight (UI-03), and where they are switched off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(keysTexts);
  const locale = useLocale();
  const keys = useLiveKeys();
  const off = useKeysOff();
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('title')}
      description={t('body')}
      closeLabel={t('close')}
    >
      <Stack gap={5}>
        <KeyRows
          keys={keys.toSorted((one, other) => placeOf(one) - placeOf(other))}
          row={({ id, keys: pressed, label }) => (
            <>
              <Text>{label(locale)}</Text>
              <Inline gap={3}>
                {off.includes(id) && (
                  <Text variant="caption" tone="muted">
                    {t('off')}
                  </Text>
                )}
                <CapsOf keys={pressed} isOff={off.includes(id)} />
              </Inline>
            </>
          )}
        />
        <Text element="p" variant="label" tone="muted">
          {t('choose.body')} {/* The link changes the page, and this dialog closes with it. */}
          <Link href={accessPages.profile.href()}>{t('choose')}</Link>.
        </Text>
      </Stack>
    </Modal>
  );
}
