import { useMemo, useState } from 'react';
import { Badge, DataTable, EmptyState, Heading, SearchField, Stack, type TableColumn } from '@ruta/design-system';
import { outlineOf } from '@ruta/state-machines/kit/flow';
import { CoverageMark } from './CoverageMark';
import type { FlowChartProps } from './props';
import { Choice, CodeName } from './FlowOutline.styles';
import { nowOf } from './now';
import { foundStates, transitionRows, type TransitionRow } from './outline-rows';
import { isSame, type ChartSelection } from './selection';
import { StateList } from './StateList';
import { words } from './words';

/** The same props as FlowChart; both share the selection. */
export type FlowOutlineProps = FlowChartProps;

/**
 * A machine as text (SM-02): a nested list of states and a searchable table of transitions, with current state and
 * coverage. The alternative to the chart for screen readers and phones.
 */
export function FlowOutline({ view, covered, selected: given, onSelect }: FlowOutlineProps) {
  const { entry, language, frames, frame, opening } = view;
  const [own, setOwn] = useState<ChartSelection | null>(null);
  const selected = given === undefined ? own : given;
  const [search, setSearch] = useState('');
  const now = useMemo(() => nowOf({ entry, opening, frames, frame }), [entry, opening, frames, frame]);
  const states = useMemo(
    () => foundStates(outlineOf(entry.machine.root), entry, language, search),
    [entry, language, search],
  );
  const rows = useMemo(() => transitionRows(entry, language, search), [entry, language, search]);

  const choose = (kind: ChartSelection['kind'], name: string) => {
    const chosen = { kind, name };
    const next = isSame(chosen, selected) ? null : chosen;
    setOwn(next);
    onSelect?.(next);
  };

  const columns: TableColumn<TransitionRow>[] = [
    {
      id: 'cause',
      header: words.cause[language],
      isRowHeader: true,
      cell: ({ id, label, code }) => (
        <Choice
          type="button"
          aria-pressed={selected?.kind === 'transition' && selected.name === id}
          data-active={now.taken.has(id) || undefined}
          onClick={() => choose('transition', id)}
        >
          {label}
          <CodeName>{code}</CodeName>
          {now.taken.has(id) && <Badge tone="accent">{words.taken[language]}</Badge>}
        </Choice>
      ),
    },
    { id: 'from', header: words.from[language], priority: 1, cell: ({ from }) => from },
    { id: 'to', header: words.to[language], priority: 2, cell: ({ to }) => to },
    {
      id: 'guard',
      header: words.guard[language],
      priority: 3,
      cell: ({ guard }) =>
        guard && (
          <Stack gap={0}>
            {guard.label}
            <CodeName>{guard.code}</CodeName>
          </Stack>
        ),
    },
    { id: 'kind', header: words.kind[language], cell: ({ kindLabel }) => kindLabel },
    ...(covered
      ? [
          {
            id: 'coverage',
            header: words.coverage[language],
            cell: ({ id }: TransitionRow) => (
              <CoverageMark isCovered={covered.transitions.has(id)} language={language} />
            ),
          },
        ]
      : []),
  ];
  const nothing = (
    <EmptyState size="S" level={4} icon="search" title={words.nothing[language]} body={words.nothingBody[language]} />
  );

  return (
    <Stack element="section" aria-label={words.outline[language]}>
      <SearchField label={words.search[language]} value={search} onChange={setSearch} />
      <Stack gap={2}>
        <Heading level={3}>{words.states[language]}</Heading>
        {states.length === 0 ? (
          nothing
        ) : (
          <StateList
            nodes={states}
            labels={entry.labels}
            language={language}
            active={now.active}
            covered={covered}
            selected={selected?.kind === 'state' ? selected.name : null}
            onChoose={(path) => choose('state', path)}
          />
        )}
      </Stack>
      <Stack gap={2}>
        <Heading level={3}>{`${words.transitions[language]} (${rows.length})`}</Heading>
        <DataTable
          aria-label={words.transitions[language]}
          columns={columns}
          rows={rows}
          status={rows.length === 0 ? 'noMatch' : 'ready'}
          noMatchState={nothing}
        />
      </Stack>
    </Stack>
  );
}
