import { useState } from 'react';
import type { Locale } from '@ruta/contracts';
import { CAPTIONS_BYTES_MAX, CAPTIONS_TYPE } from '@ruta/contracts/kit/file-types';
import { LOCALES } from '@ruta/contracts/locale';
import type { ListedPill } from '@ruta/contracts/pills/pills.schema';
import { Button, ConfirmDialog, FileButton, Inline, InlineAlert, Stack, Text } from '@ruta/design-system';
import { asProblem, call, firstErrors, upload, useRefresh } from '../../../lib/api';
import { useFieldSentence } from '../../../lib/field-sentences';
import { useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import { sayDone } from '../../../shared/SnackbarBridge';
import { keepCaptions, PILL_CONSOLES, removeCaptions } from '../pill-console.calls';
import { pillConsoleTexts } from '../pill-console.texts';

const MEGABYTE = 1024 * 1024;

/** The captions of a saved film, by language: each is kept at once, beside the form, and removed when asked (PIL-01). */
export function CaptionsField({ pill: { id, captions } }: { pill: Pick<ListedPill, 'id' | 'captions'> }) {
  const t = useTexts(pillConsoleTexts);
  const shared = useTexts(sharedTexts);
  const sentence = useFieldSentence();
  const refresh = useRefresh();
  const [kept, setKept] = useState<readonly Locale[]>(captions);
  const [busy, setBusy] = useState<Locale | null>(null);
  const [failure, setFailure] = useState<string>();
  const [asking, setAsking] = useState<Locale | null>(null);

  const change = async (
    locale: Locale,
    work: () => Promise<{ data: { captions: Locale[] }; message?: string | undefined }>,
  ) => {
    setBusy(locale);
    setFailure(undefined);
    try {
      const saved = await work();
      setKept(saved.data.captions);
      sayDone(saved);
      void refresh(PILL_CONSOLES);
    } catch (error) {
      const problem = asProblem(error);
      setFailure(firstErrors(problem)['file'] ?? problem.message);
    } finally {
      setBusy(null);
    }
  };
  const send = (locale: Locale, file: File) => {
    if (!/\.vtt$/i.test(file.name)) setFailure(sentence('pills.captions.type', { name: file.name }));
    else if (file.size > CAPTIONS_BYTES_MAX)
      setFailure(sentence('file.too-large', { max: CAPTIONS_BYTES_MAX / MEGABYTE }));
    else void change(locale, () => upload(keepCaptions, { params: { id, locale }, form: { file } }));
  };
  return (
    <Stack gap={2}>
      <Text weight="medium">{t('captions')}</Text>
      <Text variant="caption" tone="muted">
        {t('captions.help', { max: CAPTIONS_BYTES_MAX / MEGABYTE })}
      </Text>
      {LOCALES.map((locale) => {
        const has = kept.includes(locale);
        return (
          <Inline key={locale} gap={2}>
            <Text>{t(has ? 'captions.kept' : 'captions.none', { language: t(`captions.${locale}`) })}</Text>
            <FileButton
              size="S"
              accept={[CAPTIONS_TYPE, '.vtt']}
              isPending={busy === locale}
              isDisabled={busy !== null}
              onChoose={(file) => send(locale, file)}
            >
              {t(has ? 'captions.replace' : 'captions.add', { language: t(`captions.in.${locale}`) })}
            </FileButton>
            {has && (
              <Button size="S" icon="trash" isDisabled={busy !== null} onPress={() => setAsking(locale)}>
                {t('captions.remove', { language: t(`captions.in.${locale}`) })}
              </Button>
            )}
          </Inline>
        );
      })}
      {asking !== null && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsking(null)}
          title={t('captions.remove.ask', { language: t(`captions.in.${asking}`) })}
          body={t('captions.remove.body')}
          confirmLabel={t('captions.remove.confirm')}
          cancelLabel={shared('cancel')}
          tone="danger"
          onConfirm={() => change(asking, () => call(removeCaptions, { params: { id, locale: asking } }))}
        />
      )}
      {failure !== undefined && <InlineAlert tone="danger" title={failure} isLive />}
    </Stack>
  );
}
