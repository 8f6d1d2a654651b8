import { useState } from 'react';
import { Button, snackbar } from '@ruta/design-system';
import type { ButtonProps } from '@ruta/design-system';
import { asProblem } from '../../lib/api';
import { download } from '../../lib/api/download';
import { useTexts } from '../../lib/i18n';
import { saveFile } from '../../lib/save-file';
import { sharedTexts } from '../shared.texts';
import { useSending } from '../use-sending';

interface DocumentButtonProps {
  /** Full path of the document. */
  href: string;
  /** Default: 'secondary'. */
  variant?: ButtonProps['variant'];
  /** Default: 'M'. */
  size?: ButtonProps['size'];
  children: string;
}

/**
 * Fetches a document that the server makes, and saves it. The button waits meanwhile; a refusal is told in the server's
 * sentence, with a retry: the server makes few documents at a time (`documents.busy`).
 */
export function DocumentButton({ href, variant, size, children }: DocumentButtonProps) {
  const shared = useTexts(sharedTexts);
  const sending = useSending();
  const [isPending, setPending] = useState(false);
  const fetchDocument = async () => {
    setPending(true);
    try {
      const { content, name } = await download(href);
      saveFile(content, name);
    } catch (error) {
      snackbar.show({
        ...{ message: asProblem(error).message, tone: 'danger' },
        ...{ actionLabel: shared('retry'), onAction: () => void fetchDocument() },
      });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button {...{ icon: 'download', variant, size, isPending }} {...sending()} onPress={() => void fetchDocument()}>
      {children}
    </Button>
  );
}
