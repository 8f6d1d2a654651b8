import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { cyclesPages } from '@ruta/contracts/cycles/cycles.pages';
import { EmptyState, Inline, InlineAlert, LinkButton, PageHeader, Select, Stack, Text } from '@ruta/design-system';
import { useTexts } from '../lib/i18n';
import { useSession } from '../lib/session';
import { sharedTexts } from './shared.texts';

export interface CycleCatalogueProps {
  title: string;
  /** The cycle that is shown; null where there is none. */
  cycle: { id: number; name: string } | null;
  /** Cycles to choose from; the choice is shown where there is another one. */
  cycles: readonly { id: number; period: string }[];
  /** The page of another cycle. */
  hrefOf: (cycle: string) => string;
  /** Why nothing can be changed; undefined while it can. */
  locked: string | undefined;
  isEmpty: boolean;
  /** The button that adds the first, and further ones; false where nothing can be added. */
  add: ReactNode;
  /** Beside it in the head. */
  actions?: ReactNode;
  words: {
    /** Label of the choice. */
    cycle: string;
    /** Names the cycle where there is no choice. */
    ofCycle: (name: string) => string;
    noCycle: { title: string; body: string };
    empty: { title: string; body: string };
  };
  /** The list. */
  children: ReactNode;
}

/** What a cycle has of something that is edited by hand, and its states: no cycle, nothing yet, read-only (decision 0061). */
export function CycleCatalogue(props: CycleCatalogueProps) {
  const { title, cycle, cycles, hrefOf, locked, isEmpty, add, actions, words, children } = props;
  const navigate = useNavigate();
  const { can } = useSession();
  const shared = useTexts(sharedTexts);
  const isChoosing = cycles.some(({ id }) => id !== cycle?.id);
  return (
    <Stack gap={5}>
      <PageHeader
        title={title}
        meta={cycle && !isChoosing && <Text tone="muted">{words.ofCycle(cycle.name)}</Text>}
        {...(!isEmpty && { primaryAction: add })}
        actions={actions}
      />
      {isChoosing && (
        <Inline>
          <Select
            label={words.cycle}
            items={cycles.map(({ id, period }) => ({ id: String(id), label: period }))}
            value={cycle === null ? null : String(cycle.id)}
            onChange={(id) => void navigate(hrefOf(String(id)))}
          />
        </Inline>
      )}
      {locked !== undefined && <InlineAlert tone="info" title={locked} />}
      {cycle === null && (
        <EmptyState
          icon="info"
          title={words.noCycle.title}
          body={words.noCycle.body}
          action={
            can('cycle:write') && <LinkButton href={cyclesPages.adminCycles.href()}>{shared('cycles.open')}</LinkButton>
          }
        />
      )}
      {cycle !== null && isEmpty && (
        <EmptyState icon="list" title={words.empty.title} body={words.empty.body} action={add} />
      )}
      {children}
    </Stack>
  );
}

type CatalogueKey = 'title' | 'cycle' | 'no-cycle.title' | 'no-cycle.body' | 'empty.title' | 'empty.body';

/** Its words from the texts of a room, which name them alike. */
export const catalogueWords = (
  t: ((key: CatalogueKey) => string) & ((key: 'meta.cycle', values: { cycle: string }) => string),
): CycleCatalogueProps['words'] => ({
  cycle: t('cycle'),
  ofCycle: (name) => t('meta.cycle', { cycle: name }),
  noCycle: { title: t('no-cycle.title'), body: t('no-cycle.body') },
  empty: { title: t('empty.title'), body: t('empty.body') },
});
