import { useState } from 'react';
import type { OpenedPill } from '@ruta/contracts/pills/pills.schema';
import { Button, InlineAlert, Inline, Stack, StatusChip, Text } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { timeOf } from '../film-progress';
import { playerTexts } from '../player.texts';
import { useFilmProgress, type Kept } from '../use-film-progress';
import { PlayerFilm } from './Player.styles';

interface FilmPlayerProps {
  pill: OpenedPill;
  /** Called with where the person stopped, once it is kept. */
  onKept: (kept: Kept) => void;
}

/** A film of our own with the browser’s own controls and captions, which goes on where one stopped (PIL-03). */
export function FilmPlayer({ pill, onKept }: FilmPlayerProps) {
  const t = useTexts(playerTexts);
  const { film, from, isResumed, isSeen, restart, events } = useFilmProgress(pill, onKept);
  const [isFailed, setFailed] = useState(false);
  const { id, title, url, captions } = pill;
  return (
    <Stack gap={2}>
      {isFailed && (
        <InlineAlert
          tone="warning"
          title={t('film.failed')}
          isLive
          actions={
            <Button
              size="S"
              onPress={() => {
                setFailed(false);
                film.current?.load();
              }}
            >
              {t('film.retry')}
            </Button>
          }
        >
          {t('film.failed.body')}
        </InlineAlert>
      )}
      <PlayerFilm
        ref={film}
        src={url}
        controls
        playsInline
        preload="metadata"
        aria-label={title}
        onError={() => setFailed(true)}
        {...events}
      >
        {captions.map((language) => (
          <track
            key={language}
            kind="captions"
            srcLang={language}
            label={t(`captions.${language}`)}
            src={`/api/pills/videos/${id}/captions/${language}`}
          />
        ))}
      </PlayerFilm>
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
