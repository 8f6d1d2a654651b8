import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ROLES } from '@ruta/contracts/roles';
import { SEARCH_KINDS } from '@ruta/contracts/search/search.limits';
import type { SearchHit } from '@ruta/contracts/search/search.schema';
import { CommandPalette, EmptyState } from '@ruta/design-system';
import type { CommandPaletteItem, CommandPaletteSection, IconName } from '@ruta/design-system';
import { asProblem } from '../lib/api';
import { formatDay } from '../lib/dates';
import { useLocale, useTexts } from '../lib/i18n';
import { useSession } from '../lib/session';
import { Failed } from '../shared/ScreenState';
import { sayProblem } from '../shared/SnackbarBridge';
import { matcherOf } from '../shared/matcher-of';
import { pagesOf, verbsOf } from './palette-commands';
import { paletteTexts } from './palette.texts';
import { hrefOf, isSearched, usePaletteSearch } from './use-palette-search';

const ICONS: Readonly<Record<SearchHit['kind'], IconName>> = { schools: 'school', users: 'user', visits: 'visit' };

/** Longer than the server's 100 characters, since some of those take two units. */
const MAX_UNITS = 200;

export interface PaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  schoolId: number | undefined;
  /** Whether the person has several schools. */
  hasSeveral?: boolean;
  /** Opens the dialog of keys. */
  onKeys: () => void;
}

/** Pages, verbs, schools, people and visits of one's role by a few letters (UI-02). */
export function Palette({ isOpen, onOpenChange, schoolId, hasSeveral = false, onKeys }: PaletteProps) {
  const t = useTexts(paletteTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const { me, signOut } = useSession();
  const { area } = ROLES[me.role];
  const [text, setText] = useState('');
  const { hits, isLoading, problem, isRetrying, retry } = usePaletteSearch(area, text);
  const matches = matcherOf(text);

  const leave = (go: () => unknown) => {
    onOpenChange(false);
    setText('');
    void go();
  };
  const open = (href: string) => leave(() => navigate(href));
  const deeds: (CommandPaletteItem & { run: () => void })[] = [
    ...verbsOf(me, schoolId, locale).map(({ href, ...verb }) => ({ ...verb, run: () => open(href) })),
    { id: 'keys', label: t('keys'), icon: 'info', run: () => leave(onKeys) },
    {
      id: 'sign-out',
      label: t('sign-out'),
      icon: 'logout',
      run: () => leave(() => signOut().catch((error: unknown) => sayProblem(asProblem(error)))),
    },
  ];
  const pages = pagesOf(me, schoolId, locale, hasSeveral).map(({ href, ...page }) => ({
    ...page,
    run: () => open(href),
  }));
  const found = hits.map((hit) => ({
    id: `${hit.kind}.${hit.id}`,
    kind: hit.kind,
    label: hit.title.trim() || t('visit.untitled'),
    detail: [hit.cancelled ? t('visit.cancelled') : '', hit.date === null ? '' : formatDay(hit.date), hit.detail]
      .filter(Boolean)
      .join(' · '),
    icon: ICONS[hit.kind],
    run: () => open(hrefOf(area, hit)),
  }));
  const groups = [
    { id: 'pages', label: t('pages'), items: pages.filter(({ label }) => matches(label)) },
    { id: 'verbs', label: t('verbs'), items: deeds.filter(({ label }) => matches(label)) },
    ...SEARCH_KINDS.map((kind) => ({ id: kind, label: t(kind), items: found.filter((hit) => hit.kind === kind) })),
  ];
  const all = groups.flatMap(({ items }) => items);
  const sections: CommandPaletteSection[] = groups.map(({ items, ...group }) => ({
    ...group,
    items: items.map(({ id, label, icon, detail }: CommandPaletteItem) => ({ id, label, icon, detail })),
  }));

  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={(next) => {
        onOpenChange(next);
        if (!next) setText('');
      }}
      label={t('label')}
      placeholder={t(isSearched(area) ? `placeholder.${area}` : 'placeholder.other')}
      closeLabel={t('close')}
      value={text}
      onChange={setText}
      maxLength={MAX_UNITS}
      sections={sections}
      listLabel={t('list')}
      onChoose={(id) => all.find((item) => item.id === id)?.run()}
      isLoading={isLoading}
      loadingLabel={t('loading')}
      countLabel={t('count', { count: all.length })}
      notice={
        problem ? (
          <Failed size="S" title={t('failed.title')} problem={problem} isRetrying={isRetrying} onRetry={retry} />
        ) : all.length === 0 && !isLoading ? (
          <EmptyState size="S" icon="search" title={t('none.title')} body={t('none.body')} />
        ) : null
      }
    />
  );
}
