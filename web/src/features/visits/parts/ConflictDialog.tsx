import { lazy, Suspense } from 'react';
import type { VisitDraft } from '@ruta/state-machines/visits/visit.rules';
import { formatDay, formatHour } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import type { TranslateOf } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import type { Difference } from '../../../shared/VersionsDialog';
import { visitTexts } from '../visits.texts';
import type { VisitFlow } from '../use-visit-flow';
import { axisNameIn } from '../visit-draft';
import type { AxisName } from '../visit-draft';

// Two who write the same at once are rare.
const VersionsDialog = lazy(async () => ({ default: (await import('../../../shared/VersionsDialog')).VersionsDialog }));

/** Two people changed the same visit (VIS-05): both versions side by side, who saved when, and the choice. */
export function ConflictDialog({ flow, axes }: { flow: VisitFlow; axes: readonly AxisName[] }) {
  const t = useTexts(visitTexts);
  const locale = useLocale();
  const { me } = useSession();
  const { snapshot, send, rival } = flow;
  const { draft, theirs, saveAs } = snapshot.context;
  if (!snapshot.hasTag('conflict') || theirs === null) return null;
  const mayKeepMine = snapshot.can({ type: 'conflict.keepMine' });
  const reason =
    theirs.statusKey === 'finished'
      ? t('conflict.finished')
      : theirs.statusKey === 'progress' && !mayKeepMine
        ? t('conflict.started')
        : saveAs === 'draft' && !theirs.eraser
          ? t('conflict.published')
          : undefined;
  // Known of the version that refused the save; a newer one may have come since.
  const saved = rival?.revision === theirs.revision ? rival.saved : undefined;
  return (
    <Suspense>
      <VersionsDialog
        title={
          saved === undefined
            ? t('conflict.title')
            : t('conflict.by', { name: saved.by, time: formatHour(saved.at, me.user_timezone) })
        }
        saved={saved}
        differences={differencesOf(draft, theirs.draft, (id) => axisNameIn(axes, id, locale), t)}
        reason={mayKeepMine ? undefined : reason}
        onKeepMine={() => send({ type: 'conflict.keepMine' })}
        onTakeTheirs={() => send({ type: 'conflict.takeTheirs' })}
      />
    </Suspense>
  );
}

/** What differs between two versions, field by field, in the order of the form. */
function differencesOf(
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
  ].filter((field) => field.mine !== field.saved);
}
