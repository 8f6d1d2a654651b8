import { lazy, Suspense, useState } from 'react';
import type { FormationContent } from '@ruta/contracts/pfp/pfp.schema';
import { InlineAlert, LinkButton, Modal, Spinner, Stack } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { viewOf } from '../content-look';
import { pfpTexts } from '../pfp.texts';
import { Film, Picture } from './ContentModal.styles';

// The reader of PDFs is half a megabyte: it is loaded with the first one.
const PdfPages = lazy(async () => ({ default: (await import('./PdfPages')).PdfPages }));

export interface ContentModalProps {
  content: FormationContent;
  onClose: () => void;
}

/** A PDF, a picture or a film in place (PFP-01). Mounted while it is open; every file can be downloaded, too. */
export function ContentModal({ content, onClose }: ContentModalProps) {
  const t = useTexts(pfpTexts);
  const [isFailed, setFailed] = useState(false);
  const { name, url } = content;
  const view = viewOf(content);
  const fail = () => setFailed(true);
  return (
    <Modal
      isOpen
      size="L"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={name}
      closeLabel={t('close')}
      footer={
        <LinkButton href={url} download={name} icon="download">
          {t('download')}
        </LinkButton>
      }
    >
      <Stack gap={3}>
        {isFailed && (
          <InlineAlert tone="warning" title={t('file.failed')} isLive>
            {name}
          </InlineAlert>
        )}
        {!isFailed && view === 'picture' && <Picture src={url} alt={name} onError={fail} />}
        {!isFailed && view === 'film' && (
          // The film's own controls are those of the browser, with its keys.
          <Film src={url} controls playsInline preload="metadata" aria-label={name} onError={fail} />
        )}
        {!isFailed && view === 'pdf' && (
          <Suspense fallback={<Spinner label={t('file.loading')} />}>
            <PdfPages url={url} onFailed={fail} />
          </Suspense>
        )}
      </Stack>
    </Modal>
  );
}
