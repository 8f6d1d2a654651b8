import type { ReactNode } from 'react';
import type { Visit } from '@ruta/contracts/visits/visit.schema';
import { Button, DataTable, IconButton, Link, LinkButton, Menu } from '@ruta/design-system';
import type { TableColumn, TableStatus } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { visitTexts } from '../visits.texts';
import type { ListView, ListViewActions } from '../use-list-view';
import { actionsOf } from '../visit-look';
import type { VisitPlaces } from '../visit-look';
import { Clamped, ObjectiveCell, RowActions } from '../visits.styles';
import { VisitDay } from './VisitDay';
import { VisitSigns } from './VisitSigns';

export interface VisitTableProps {
  visits: readonly Visit[];
  /** The reader's today. */
  today: string;
  status: TableStatus;
  view: ListView;
  actions: ListViewActions;
  places: VisitPlaces;
  /** Opens the form for another date. */
  onReschedule: (visit: Visit) => void;
  /** Opens the question that cancels a visit. */
  onCancel: (visit: Visit) => void;
  emptyState: ReactNode;
  noMatchState: ReactNode;
  errorState: ReactNode;
}

interface Row {
  id: string;
  visit: Visit;
}

/** The visits of a page, each with its actions (VIS-01). */
export function VisitTable(props: VisitTableProps) {
  const { visits, today, status, view, actions, places, onReschedule, onCancel, ...states } = props;
  const t = useTexts(visitTexts);
  const columns: TableColumn<Row>[] = [
    {
      id: 'datetime',
      header: t('column.date'),
      allowsSorting: true,
      priority: 1,
      cell: ({ visit }) => <VisitDay date={visit.date} today={today} />,
    },
    { id: 'time', header: t('column.time'), priority: 2, cell: ({ visit }) => visit.time ?? '—' },
    {
      id: 'objective',
      header: t('column.objective'),
      isRowHeader: true,
      cell: ({ visit }) => (
        <ObjectiveCell>
          <Clamped>
            <Link href={titleHref(visit, places)} isQuiet>
              {visit.objective.trim() === '' ? t('objective.none') : visit.objective}
            </Link>
          </Clamped>
          <span>{`${t('column.coach')}: ${visit.coach.fullname}`}</span>
        </ObjectiveCell>
      ),
    },
    { id: 'status', header: t('column.status'), priority: 3, cell: ({ visit }) => <VisitSigns visit={visit} /> },
  ];
  return (
    <DataTable
      aria-label={t('title')}
      columns={columns}
      rows={visits.map((visit) => ({ id: String(visit.id), visit }))}
      status={status}
      sort={{ column: 'datetime', direction: view.sort === 'datetime' ? 'ascending' : 'descending' }}
      onSortChange={({ direction }) => actions.change({ sort: direction === 'ascending' ? 'datetime' : '-datetime' })}
      rowActionsLabel={t('column.actions')}
      rowActions={({ visit }) => <VisitRowActions visit={visit} {...{ places, onReschedule, onCancel }} />}
      {...states}
    />
  );
}

/** The title of an own draft links to its form, any other to the detail. */
const titleHref = ({ id, eraser, can }: Visit, { editDraft, detail }: VisitPlaces) =>
  eraser && can.edit && editDraft ? editDraft(id) : detail(id);

/** The next action as a button on wide screens and on a phone's card; the menu has all actions. */
function VisitRowActions({
  visit,
  places,
  onReschedule,
  onCancel,
}: Pick<VisitTableProps, 'places' | 'onReschedule' | 'onCancel'> & { visit: Visit }) {
  const t = useTexts(visitTexts);
  const all = actionsOf(visit, places, t);
  const [next] = all;
  const reschedule = () => onReschedule(visit);
  return (
    <RowActions>
      {next && (
        <span data-next>
          {next.href === undefined ? (
            <Button size="S" icon={next.icon} onPress={reschedule}>
              {next.label}
            </Button>
          ) : (
            <LinkButton
              href={next.href}
              size="S"
              icon={next.icon}
              variant={next.id === 'detail' ? 'quiet' : 'secondary'}
            >
              {next.label}
            </LinkButton>
          )}
        </span>
      )}
      {all.length > 1 && (
        <Menu
          placement="bottom end"
          trigger={
            <IconButton icon="more" size="S" isTooltipHidden label={t('actions', { objective: visit.objective })} />
          }
          items={[
            ...all.map((action) => (action.href === undefined ? { ...action, onAction: reschedule } : action)),
            ...(visit.can.cancel
              ? [
                  {
                    id: 'cancel',
                    label: t('cancel.visit'),
                    icon: 'danger' as const,
                    tone: 'danger' as const,
                    onAction: () => onCancel(visit),
                  },
                ]
              : []),
          ]}
        />
      )}
    </RowActions>
  );
}
