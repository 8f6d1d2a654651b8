import { lazy, Suspense, useState } from 'react';
import { InlineAlert, LinkButton, Modal, Spinner, Stack, Text } from '@ruta/design-system';
import { useLocale, useTexts } from '../../lib/i18n';
import { Film } from '../film/Film';
import { FilmPlayer } from '../film/FilmPlayer';
import type { FilmPlayerProps } from '../film/FilmPlayer';
import { sharedTexts } from '../shared.texts';
import { sizeName, typeName, viewOfFile } from './file-look';
import { Picture } from './FileModal.styles';
import { filesTexts } from './files.texts';

// The reader of PDFs is half a megabyte: it is loaded with the first one.
const PdfPages = lazy(async () => ({ default: (await import('./PdfPages')).PdfPages }));

/** A file as the modal shows it. */
export interface ShownFile {
  /** The title of the modal. */
  name: string;
  /** Where the file is read. */
  url: string;
  mime_type: string;
  /** Bytes; null where unknown. */
  size?: number | null;
}

export interface FileModalProps {
  file: ShownFile;
  /** Of a film: where the person is in it, which is kept. Without it nothing is. */
  watching?: FilmPlayerProps | undefined;
  onClose: () => void;
}

/**
 * A PDF, a picture or a film in place; of other files name, type and size (PFP-01, OTH-01). Mounted while it is open; every
 * file can be downloaded, too.
 */
export function FileModal({ file, watching, onClose }: FileModalProps) {
  const t = useTexts(filesTexts);
  const shared = useTexts(sharedTexts);
  const [isFailed, setFailed] = useState(false);
  const { name, url, mime_type } = file;
  const view = viewOfFile(mime_type);
  const fail = () => setFailed(true);
  return (
    <Modal
      isOpen
      size="L"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={name}
      closeLabel={shared('close')}
      footer={
        <LinkButton href={url} download={name} icon="download">
          {t('download')}
        </LinkButton>
      }
    >
      <Stack gap={3}>
        {isFailed && (
          <InlineAlert tone="warning" title={t('failed')} isLive>
            {name}
          </InlineAlert>
        )}
        {view === 'download' && <NotShown file={file} />}
        {!isFailed && view === 'picture' && <Picture src={url} alt={name} onError={fail} />}
        {view === 'film' && watching && <FilmPlayer {...watching} />}
        {!isFailed && view === 'film' && !watching && (
          // The film's own controls are those of the browser, with its keys.
          <Film src={url} controls playsInline preload="metadata" aria-label={name} onError={fail} />
        )}
        {!isFailed && view === 'pdf' && (
          <Suspense fallback={<Spinner label={t('loading')} />}>
            <PdfPages url={url} onFailed={fail} />
          </Suspense>
        )}
      </Stack>
    </Modal>
  );
}

function NotShown({ file: { mime_type, size } }: { file: ShownFile }) {
  const t = useTexts(filesTexts);
  const locale = useLocale();
  const facts = [typeName(mime_type), size == null ? undefined : sizeName(size, locale)];
  return (
    <>
      <Text element="p">{t('not-shown')}</Text>
      <Text tone="muted">{facts.filter((fact) => fact !== undefined).join(' · ')}</Text>
    </>
  );
}
