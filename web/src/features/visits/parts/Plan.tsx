import type { VisitDraft } from '@ruta/state-machines/visits/visit.rules';
import { AxisSummary, Card, Divider, Stack } from '@ruta/design-system';
import { Fragment } from 'react';
import { useLocale, useTexts } from '../../../lib/i18n';
import { visitTexts } from '../visits.texts';
import { axisNameIn } from '../visit-draft';
import type { AxisName } from '../visit-draft';

export interface PlanAxesProps {
  draft: Pick<VisitDraft, 'axes'>;
  axes: readonly AxisName[];
  headingLevel?: 3 | 4;
}

/** The plan of a visit on its four axes, read-only. */
export function PlanAxes({ draft, axes, headingLevel = 3 }: PlanAxesProps) {
  const t = useTexts(visitTexts);
  const locale = useLocale();
  return (
    <Card>
      <Stack gap={5}>
        {draft.axes.map(({ axis_id, actions, specifications }, index) => (
          <Fragment key={axis_id}>
            {index > 0 && <Divider />}
            <AxisSummary
              name={axisNameIn(axes, axis_id, locale)}
              value={{ actions, specifications }}
              labels={{ actions: t('actions.label'), specifications: t('specifications') }}
              emptyText={t('axis.none')}
              headingLevel={headingLevel}
            />
          </Fragment>
        ))}
      </Stack>
    </Card>
  );
}
