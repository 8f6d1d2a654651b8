import type { CatalogueContent } from '@ruta/contracts/pfp/catalogue.schema';
import { Badge, EmptyState, Icon, Inline, Link, OrderList, Stack, Text } from '@ruta/design-system';
import { Button } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { sizeName, typeName } from '../../../shared/files/file-look';
import { OrderMenu } from '../../../shared/ordering/OrderMenu';
import { catalogueTexts } from '../catalogue.texts';
import { hostOf, ICONS, lengthName, viewOf } from '../content-look';

interface CatalogueContentsProps {
  contents: readonly CatalogueContent[];
  canEdit: boolean;
  /** Shows a file. */
  onOpen: (content: CatalogueContent) => void;
  onEdit: (content: CatalogueContent) => void;
  onMove: (id: number, place: number) => void;
  onDelete: (content: CatalogueContent) => void;
}

/** The contents of a plan in their order, dragged by their grips or moved by their menus (PFP-01). */
export function CatalogueContents(props: CatalogueContentsProps) {
  const { contents, canEdit, onOpen, onEdit, onMove, onDelete } = props;
  const t = useTexts(catalogueTexts);
  if (contents.length === 0)
    return <EmptyState icon="info" title={t('contents.empty.title')} body={t('contents.empty.body')} />;
  const menuOf = (content: CatalogueContent, at: number) => (
    <OrderMenu
      label={t('actions', { name: content.name })}
      place={at + 1}
      total={contents.length}
      first={[{ id: 'edit', label: t('edit'), icon: 'edit' }]}
      last={[{ id: 'delete', label: t('delete'), icon: 'trash', tone: 'danger' }]}
      onMove={(place) => onMove(content.id, place)}
      onAct={(id) => (id === 'edit' ? onEdit(content) : onDelete(content))}
    />
  );
  return (
    <OrderList
      label={t('contents.list')}
      isDisabled={!canEdit}
      onMove={(id, place) => onMove(Number(id), place)}
      items={contents.map((content, at) => ({
        ...{ id: String(content.id), label: content.name },
        content: <ContentLine content={content} onOpen={() => onOpen(content)} />,
        ...(canEdit && { actions: menuOf(content, at) }),
      }))}
    />
  );
}

function ContentLine({ content, onOpen }: { content: CatalogueContent; onOpen: () => void }) {
  const t = useTexts(catalogueTexts);
  const locale = useLocale();
  const { name, url, kind, mime_type, size, duration_seconds, required } = content;
  const facts = [
    kind === 'link' ? `${t('link')}: ${hostOf(url)}` : typeName(mime_type),
    duration_seconds === null ? undefined : lengthName(duration_seconds),
    size === null ? undefined : sizeName(size, locale),
  ].filter((fact) => fact !== undefined);
  return (
    <Inline gap={3} justify="between">
      <Inline gap={2} wrap={false}>
        <Icon name={ICONS[viewOf(content)]} />
        <Stack gap={1}>
          {kind === 'link' ? (
            <Link href={url} newTabLabel={t('opens')}>
              {name}
            </Link>
          ) : (
            <Text>{name}</Text>
          )}
          <Inline gap={2}>
            <Text variant="caption" tone="muted">
              {facts.join(' · ')}
            </Text>
            {required && <Badge>{t('required')}</Badge>}
          </Inline>
        </Stack>
      </Inline>
      {kind !== 'link' && (
        <Button size="S" icon="eye" onPress={onOpen} aria-label={t('open', { name })}>
          {t('show')}
        </Button>
      )}
    </Inline>
  );
}
