import type { OtherContent } from '@ruta/contracts/other-content/other-content.schema';
import { Button, Icon, Inline, Link, Stack, Text } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { sizeName, typeName } from '../../../shared/files/file-look';
import { hrefOf, iconOf, keyOf } from '../content-look';
import { otherContentTexts } from '../other-content.texts';

interface ContentNameProps {
  content: OtherContent;
  /** Opens its file in place. */
  onOpen: () => void;
}

/** The name of a content with the way to open it: a file in place, a page of ours here, a video in another tab (OTH-01). */
export function ContentName({ content, onOpen }: ContentNameProps) {
  const t = useTexts(otherContentTexts);
  const { name, file } = content;
  return (
    <Inline gap={3} justify="between">
      <Inline gap={2} wrap={false}>
        <Icon name={iconOf(content)} />
        <Stack gap={1}>
          {file === null ? <Address content={content} /> : <Text>{name}</Text>}
          <Facts content={content} />
        </Stack>
      </Inline>
      {file !== null && (
        <Button size="S" icon="eye" onPress={onOpen} aria-label={t('open.of', { name })}>
          {t('open')}
        </Button>
      )}
    </Inline>
  );
}

function Address({ content }: { content: OtherContent }) {
  const t = useTexts(otherContentTexts);
  const isOurs = keyOf(content) !== undefined;
  return (
    <Link href={hrefOf(content)} newTabLabel={isOurs ? undefined : t('opens.new-tab')}>
      {content.name}
    </Link>
  );
}

/** Type and size of a file, or where a video leads. */
function Facts({ content: { type, url, file } }: { content: OtherContent }) {
  const t = useTexts(otherContentTexts);
  const locale = useLocale();
  const fact =
    file !== null
      ? [typeName(file.mime_type), sizeName(file.size, locale)].join(' · ')
      : type === 'URL'
        ? t('opens.site', { site: new URL(url).hostname })
        : undefined;
  if (fact === undefined) return null;
  return (
    <Text variant="caption" tone="muted">
      {fact}
    </Text>
  );
}
