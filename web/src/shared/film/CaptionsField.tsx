import { useState } from 'react';
import { CAPTIONS_BYTES_MAX, CAPTIONS_TYPE } from '@ruta/contracts/kit/file-types';
import { Button, ConfirmDialog, FileButton, Inline, InlineAlert, ProgressBar, Stack, Text } from '@ruta/design-system';
import { useTexts } from '../../lib/i18n';
import { sharedTexts } from '../shared.texts';
import { useWhyOffline } from '../use-sending';
import { captionsTexts } from './captions.texts';
import type { CaptionsForm, CaptionsPlace, SendCaptions } from './use-captions';

const MEGABYTE = 1024 * 1024;

interface CaptionsFieldProps<Place extends CaptionsPlace> {
  /** From `useCaptions`. */
  captions: CaptionsForm<Place>;
  places: readonly Place[];
  /** Sends a file at once, and removes captions; null while the film is not saved, so that files are only chosen. */
  saved: { send: SendCaptions<Place>; remove: (place: Place) => Promise<unknown> } | null;
  isDisabled?: boolean;
}

/** The captions of a film, in each of its languages (PIL-01, PFP-01). */
export function CaptionsField<Place extends CaptionsPlace>(props: CaptionsFieldProps<Place>) {
  const { places, captions, saved } = props;
  const t = useTexts(captionsTexts);
  const shared = useTexts(sharedTexts);
  const whyOffline = useWhyOffline();
  const [asking, setAsking] = useState<Place | null>(null);
  const whichOf = (place: CaptionsPlace) => t(`which.${place}`);
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Text weight="medium">{t('title')}</Text>
        <Text variant="caption" tone="muted">
          {t(saved ? 'help.at-once' : 'help.later', { max: CAPTIONS_BYTES_MAX / MEGABYTE })}
        </Text>
      </Stack>
      {places.map((place) => (
        <OnePlace key={place} {...props} place={place} onAsk={() => setAsking(place)} />
      ))}
      {saved && asking !== null && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsking(null)}
          title={asking === 'only' ? t('remove.ask.only') : t('remove.ask', { which: whichOf(asking) })}
          body={t('remove.body')}
          confirmLabel={t('remove.confirm')}
          cancelLabel={shared('cancel')}
          tone="danger"
          disabledReason={whyOffline}
          onConfirm={async () => {
            await captions.remove(asking, () => saved.remove(asking));
          }}
        />
      )}
    </Stack>
  );
}

interface OnePlaceProps<Place extends CaptionsPlace> extends CaptionsFieldProps<Place> {
  place: Place;
  /** Asks whether to remove what is kept. */
  onAsk: () => void;
}

function OnePlace<Place extends CaptionsPlace>({ place, captions, saved, isDisabled, onAsk }: OnePlaceProps<Place>) {
  const t = useTexts(captionsTexts);
  const shared = useTexts(sharedTexts);
  const { file, progress, failure, isKept } = captions.of(place);
  const which = t(`which.${place}`);
  const has = saved !== null && isKept;
  const stands = has ? 'kept' : 'none';
  const state = file === null ? stands : saved === null ? 'chosen' : 'failed';
  const name = file?.name ?? '';
  const language: CaptionsPlace = place;
  const words =
    language === 'only' ? t(`${state}.only`, { name }) : t(state, { name, language: t(`language.${language}`) });
  const isSending = progress !== null;
  const send = (next: File) => saved && void captions.send(place, next, saved.send);
  return (
    <Stack gap={2}>
      {!isSending && <Text>{words}</Text>}
      <Inline gap={2}>
        <FileButton
          size="S"
          accept={[CAPTIONS_TYPE, '.vtt']}
          isPending={isSending}
          isDisabled={isSending || isDisabled}
          onChoose={(next) => captions.choose(place, next) && send(next)}
        >
          {t(has || file ? 'replace' : 'add', { which })}
        </FileButton>
        {(has || file) && (
          <Button
            size="S"
            icon="trash"
            isDisabled={isSending || isDisabled}
            onPress={() => (file ? captions.drop(place) : onAsk())}
          >
            {t('remove', { which })}
          </Button>
        )}
      </Inline>
      {file && isSending && <ProgressBar label={t('sending', { name })} value={progress} />}
      {failure !== undefined && (
        <InlineAlert
          tone="danger"
          title={failure}
          isLive
          actions={
            saved &&
            file && (
              <Button size="S" icon="refresh" isDisabled={isDisabled} onPress={() => send(file)}>
                {shared('retry')}
              </Button>
            )
          }
        />
      )}
    </Stack>
  );
}
