import type { ReadContent } from '@ruta/contracts/pfp/pfp.schema';
import {
  Badge,
  Button,
  Card,
  Heading,
  Icon,
  Inline,
  LinkButton,
  Stack,
  StatusChip,
  Text,
  percentText,
} from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { sizeName, typeName } from '../../../shared/files/file-look';
import { hostOf, ICONS, lengthName, viewOf } from '../content-look';
import { pfpTexts } from '../pfp.texts';

export interface ContentRowProps {
  content: ReadContent;
  /** Opens it in the file modal. */
  onOpen: () => void;
  /** It was opened outside of the page, as a download or a link. */
  onFollowed: () => void;
}

/** A content of a plan with what it is, and the way to open it. */
export function ContentRow({ content, onOpen, onFollowed }: ContentRowProps) {
  const t = useTexts(pfpTexts);
  const locale = useLocale();
  const { name, mime_type, size, pages, duration_seconds, required, progress } = content;
  const view = viewOf(content);
  const facts = [
    view === 'link' ? t('link') : typeName(mime_type),
    pages === null ? undefined : t('pages', { count: pages }),
    duration_seconds === null ? undefined : lengthName(duration_seconds),
    size === null ? undefined : sizeName(size, locale),
  ].filter((fact) => fact !== undefined);
  return (
    <Card element="li">
      <Inline gap={3} justify="between">
        <Inline gap={3} wrap={false}>
          <Icon name={ICONS[view]} />
          <Stack gap={1}>
            <Heading level={3} size="S">
              {name}
            </Heading>
            <Inline gap={2}>
              <Text tone="muted">{facts.join(' · ')}</Text>
              {required && <Badge>{t('required')}</Badge>}
              {progress?.done && <StatusChip status="taken">{t('seen')}</StatusChip>}
              {progress && !progress.done && (
                <Text>{t('seen.part', { percent: percentText(progress.seen, locale, 0) })}</Text>
              )}
            </Inline>
          </Stack>
        </Inline>
        <Opener {...{ content, onOpen, onFollowed }} />
      </Inline>
    </Card>
  );
}

function Opener({ content, onOpen, onFollowed }: ContentRowProps) {
  const t = useTexts(pfpTexts);
  const { name, url } = content;
  const view = viewOf(content);
  if (view === 'link') {
    const host = hostOf(url);
    return (
      <LinkButton
        href={url}
        target="_blank"
        iconEnd="externalLink"
        onPress={onFollowed}
        aria-label={t('visit.of', { host, name })}
      >
        {t('visit', { host })}
      </LinkButton>
    );
  }
  if (view === 'download')
    return (
      <LinkButton
        href={url}
        download={name}
        icon="download"
        onPress={onFollowed}
        aria-label={t('download.of', { name })}
      >
        {t('download')}
      </LinkButton>
    );
  const word = view === 'film' ? 'watch' : 'open';
  return (
    <Button icon={view === 'film' ? 'play' : 'eye'} onPress={onOpen} aria-label={t(`${word}.of`, { name })}>
      {t(word)}
    </Button>
  );
}
