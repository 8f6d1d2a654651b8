import { useState } from 'react';
import { pillsPages } from '@ruta/contracts/pills/pills.pages';
import type { PillTree } from '@ruta/contracts/pills/pills.schema';
import { Button, PageHeader, Skeleton, Stack, Text } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useLocale, useTexts } from '../../../lib/i18n';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { categoriesTexts } from '../categories.texts';
import { aboveOf, choose, levelName, LEVELS, NOTHING_CHOSEN, type Level } from '../levels';
import { Columns } from '../parts/Categories.styles';
import { CategoryDialog } from '../parts/CategoryDialog';
import { DeleteCategory } from '../parts/DeleteCategory';
import { LevelColumn } from '../parts/LevelColumn';
import { LevelsDialog } from '../parts/LevelsDialog';
import { categoryConsoleScreen } from '../pill-console.calls';
import { treeRows, type TreeRow } from '../tree-rows';

/** The console of the four levels of categories (PIL-02). */
export function CategoriesPage() {
  const t = useTexts(categoriesTexts);
  usePageTitle(t('title'));
  return (
    <ScreenState
      isWholePage
      result={useScreen(categoryConsoleScreen, {})}
      skeleton={<Skeleton shape="block" height={480} />}
      loadingLabel={t('loading')}
    >
      {({ tree }) => <Categories tree={tree} />}
    </ScreenState>
  );
}

type Open =
  | { what: 'row'; level: Level; row: TreeRow | null }
  | { what: 'delete'; level: Level; row: TreeRow }
  | { what: 'levels' }
  | null;

function Categories({ tree }: { tree: PillTree }) {
  const t = useTexts(categoriesTexts);
  const locale = useLocale();
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const nameOf = (level: Level) => levelName(tree.levels, level, locale);
  const isOff = (level: Level) => (level === 'topic' && !tree.activeTopic) || (level === 'tag' && !tree.activeTag);
  const parentOf = (level: Level): number | null => {
    const above = aboveOf(level);
    return above === undefined ? null : chosen[above];
  };
  return (
    <Stack gap={4}>
      <PageHeader
        title={t('title')}
        meta={<Text tone="muted">{t('intro')}</Text>}
        backTo={{ href: pillsPages.adminPills.href(), label: t('back') }}
        actions={
          <Button icon="edit" onPress={() => setOpen({ what: 'levels' })}>
            {t('levels')}
          </Button>
        }
      />
      <Columns>
        {LEVELS.map((level) => {
          const above = aboveOf(level);
          return (
            <LevelColumn
              key={level}
              title={nameOf(level)}
              above={above === undefined ? '' : nameOf(above)}
              rows={above !== undefined && chosen[above] === null ? undefined : treeRows(tree, chosen, level)}
              chosenId={chosen[level]}
              isOff={isOff(level)}
              onChoose={level === 'tag' ? undefined : (id) => setChosen(choose(chosen, level, id))}
              onAdd={() => setOpen({ what: 'row', level, row: null })}
              onEdit={(row) => setOpen({ what: 'row', level, row })}
              onDelete={(row) => setOpen({ what: 'delete', level, row })}
            />
          );
        })}
      </Columns>
      {open?.what === 'row' && (
        <CategoryDialog
          level={open.level}
          levelName={nameOf(open.level)}
          row={open.row}
          parentId={parentOf(open.level)}
          onClose={close}
        />
      )}
      {open?.what === 'delete' && <DeleteCategory level={open.level} row={open.row} onClose={close} />}
      {open?.what === 'levels' && <LevelsDialog tree={tree} onClose={close} />}
    </Stack>
  );
}
