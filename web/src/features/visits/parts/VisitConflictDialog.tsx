import type { VisitDraft } from '@ruta/state-machines/visits/visit.rules';
import { formatDay } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import type { TranslateOf } from '../../../lib/i18n';
import { ConflictDialog } from '../../../shared/conflict/ConflictDialog';
import type { Difference } from '../../../shared/conflict/ConflictDialog';
import { visitTexts } from '../visits.texts';
import type { VisitFlow } from '../use-visit-flow';
import { axisNameIn } from '../visit-draft';
import type { AxisName } from '../visit-draft';

export interface VisitConflictProps {
  flow: VisitFlow;
  axes: readonly AxisName[];
}

/** Dialog for an edit conflict of a visit (VIS-05): both versions, and why one cannot be kept. */
export function VisitConflictDialog({ flow, axes }: VisitConflictProps) {
  const t = useTexts(visitTexts);
  const locale = useLocale();
  const { snapshot, send, rival } = flow;
  const { draft, theirs, saveAs } = snapshot.context;
  if (theirs === null) return null;
  const mayKeepMine = snapshot.can({ type: 'conflict.keepMine' });
  const reason = theirs.isCancelled
    ? t('conflict.cancelled')
    : theirs.statusKey === 'finished'
      ? t('conflict.finished')
      : theirs.statusKey === 'progress' && !mayKeepMine
        ? t('conflict.started')
        : saveAs === 'draft' && !theirs.eraser
          ? t('conflict.published')
          : undefined;
  return (
    <ConflictDialog
      words={t}
      // `saved` belongs to the version that won; a newer version may have arrived since.
      saved={rival?.revision === theirs.revision ? rival.saved : undefined}
      fields={fieldsOf(draft, theirs.draft, (id) => axisNameIn(axes, id, locale), t)}
      reason={mayKeepMine ? undefined : reason}
      onKeepMine={() => send({ type: 'conflict.keepMine' })}
      onTakeTheirs={() => send({ type: 'conflict.takeTheirs' })}
    />
  );
}

/** Both versions by field, in the order of the form. */
function fieldsOf(
  mine: VisitDraft,
  saved: VisitDraft,
  axisName: (id: number) => string,
  t: TranslateOf<typeof visitTexts>,
): Difference[] {
  const when = ({ date, time }: VisitDraft) => [date && formatDay(date), time].filter(Boolean).join(' ');
  return [
    { name: t('objective.label'), mine: mine.objective, saved: saved.objective },
    { name: t('when'), mine: when(mine), saved: when(saved) },
    ...mine.axes.flatMap((axis) => {
      const twin = saved.axes.find(({ axis_id }) => axis_id === axis.axis_id);
      const name = axisName(axis.axis_id);
      return [
        { name: `${name}: ${t('actions.label')}`, mine: axis.actions, saved: twin?.actions ?? '' },
        { name: `${name}: ${t('specifications')}`, mine: axis.specifications, saved: twin?.specifications ?? '' },
      ];
    }),
  ];
}
