import { useState } from 'react';
import { Button, InlineAlert, Inline, Stack, StatusChip, Text } from '@ruta/design-system';
import { useTexts } from '../../lib/i18n';
import { Film } from './Film';
import { timeOf } from './film-progress';
import { filmTexts } from './film.texts';
import { useFilmProgress } from './use-film-progress';
import type { KeepPlace, WatchedFilm } from './use-film-progress';

export interface FilmPlayerProps {
  film: WatchedFilm;
  /** Keeps where the person is. */
  keep: KeepPlace;
  /** Where a failure may be told, beside trying again. */
  failedHint?: string;
}

/** A film of our own with the browser’s own controls and captions, which goes on where one stopped (PIL-03, PFP-01). */
export function FilmPlayer({ film: watched, keep, failedHint }: FilmPlayerProps) {
  const t = useTexts(filmTexts);
  const { film, from, isResumed, isSeen, restart, events } = useFilmProgress(watched, keep);
  const [isFailed, setFailed] = useState(false);
  const { title, src, captions } = watched;
  return (
    <Stack gap={2}>
      {isFailed && (
        <InlineAlert
          tone="warning"
          title={t('failed')}
          isLive
          actions={
            <Button
              size="S"
              onPress={() => {
                setFailed(false);
                film.current?.load();
              }}
            >
              {t('retry')}
            </Button>
          }
        >
          {[t('failed.body'), failedHint].filter((part) => part !== undefined).join(' ')}
        </InlineAlert>
      )}
      <Film
        ref={film}
        src={src}
        controls
        playsInline
        preload="metadata"
        aria-label={title}
        onError={() => setFailed(true)}
        {...events}
      >
        {captions.map(({ src: address, language }) => (
          <track
            key={address}
            kind="captions"
            srcLang={language}
            label={t(language === undefined ? 'captions' : `captions.${language}`)}
            src={address}
          />
        ))}
      </Film>
      {(isResumed || isSeen) && (
        <Inline gap={2}>
          {isSeen && <StatusChip status="taken">{t('seen')}</StatusChip>}
          {isResumed && (
            <>
              <Text tone="muted">{t('resumed', { time: timeOf(from) })}</Text>
              <Button size="S" icon="undo" onPress={restart}>
                {t('restart')}
              </Button>
            </>
          )}
        </Inline>
      )}
    </Stack>
  );
}
