import { useState } from 'react';
import { embedOf } from '@ruta/contracts/pills/embed';
import { isFilmUrl } from '@ruta/contracts/pills/film-url';
import { Button, Link } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { Film } from '../../../shared/film/Film';
import { pillConsoleTexts } from '../pill-console.texts';
import { PillPlayer } from './PillPlayer';

/**
 * Shows a video before it is saved: a film of ours at once, another site’s player when asked; what no player shows here is
 * tried in another tab.
 */
export function PillPreview({ title, url }: { title: string; url: string }) {
  const t = useTexts(pillConsoleTexts);
  const [isShown, setShown] = useState(false);
  const player = embedOf(url);
  const name = t('preview.of', { title });
  if (isFilmUrl(url)) return <Film src={url} controls playsInline preload="metadata" aria-label={name} />;
  if (player === null)
    return (
      <Link href={url} newTabLabel={t('new-tab')}>
        {t('field.url.try')}
      </Link>
    );
  if (isShown) return <PillPlayer title={name} player={player} />;
  return (
    <Button size="S" icon="eye" onPress={() => setShown(true)}>
      {t('preview')}
    </Button>
  );
}
