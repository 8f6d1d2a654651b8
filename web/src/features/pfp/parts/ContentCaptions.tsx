import { useState } from 'react';
import { CAPTIONS_BYTES_MAX, CAPTIONS_TYPE } from '@ruta/contracts/kit/file-types';
import type { CatalogueContent } from '@ruta/contracts/pfp/catalogue.schema';
import { Button, ConfirmDialog, FileButton, Inline, InlineAlert, Stack, Text } from '@ruta/design-system';
import { asProblem, call, firstErrors, upload, useRefresh } from '../../../lib/api';
import { useFieldSentence } from '../../../lib/field-sentences';
import { useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import { sayDone } from '../../../shared/SnackbarBridge';
import { FORMATION_CATALOGUE, keepCaptions, removeCaptions } from '../catalogue.calls';
import { catalogueTexts } from '../catalogue.texts';

const MEGABYTE = 1024 * 1024;

interface ContentCaptionsProps {
  planId: number;
  content: CatalogueContent;
}

/** The captions of a film that is saved: kept at once, beside the form, and removed when asked (PFP-01). */
export function ContentCaptions({ planId, content }: ContentCaptionsProps) {
  const t = useTexts(catalogueTexts);
  const shared = useTexts(sharedTexts);
  const sentence = useFieldSentence();
  const refresh = useRefresh();
  const [has, setHas] = useState(content.captions);
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const params = { id: planId, content_id: content.id };

  const change = async (work: () => Promise<{ data: CatalogueContent; message?: string | undefined }>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const saved = await work();
      setHas(saved.data.captions);
      sayDone(saved);
      void refresh(FORMATION_CATALOGUE);
    } catch (error) {
      const problem = asProblem(error);
      setFailure(firstErrors(problem)['file'] ?? problem.message);
    } finally {
      setBusy(false);
    }
  };
  const send = (file: File) => {
    if (!/\.vtt$/i.test(file.name)) setFailure(sentence('pfp.captions.type', { name: file.name }));
    else if (file.size > CAPTIONS_BYTES_MAX)
      setFailure(sentence('file.too-large', { max: CAPTIONS_BYTES_MAX / MEGABYTE }));
    else void change(() => upload(keepCaptions, { params, form: { file } }));
  };
  return (
    <Stack gap={2}>
      <Text weight="medium">{t('captions')}</Text>
      <Text variant="caption" tone="muted">
        {t('captions.help', { max: CAPTIONS_BYTES_MAX / MEGABYTE })}
      </Text>
      <Inline gap={2}>
        <Text>{t(has ? 'captions.kept' : 'captions.none')}</Text>
        <FileButton size="S" accept={[CAPTIONS_TYPE, '.vtt']} isPending={isBusy} isDisabled={isBusy} onChoose={send}>
          {t(has ? 'captions.replace' : 'captions.add')}
        </FileButton>
        {has && (
          <Button size="S" icon="trash" isDisabled={isBusy} onPress={() => setAsking(true)}>
            {t('captions.remove')}
          </Button>
        )}
      </Inline>
      {isAsking && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsking(false)}
          title={t('captions.remove.ask')}
          body={t('captions.remove.body')}
          confirmLabel={t('captions.remove.confirm')}
          cancelLabel={shared('cancel')}
          tone="danger"
          onConfirm={() => change(() => call(removeCaptions, { params }))}
        />
      )}
      {failure !== undefined && <InlineAlert tone="danger" title={failure} isLive />}
    </Stack>
  );
}
