import { useState } from 'react';
import type { ReactNode } from 'react';
import { AxisSummary, Card, InlineEdit, Stack, Text, TextArea } from '@ruta/design-system';
import { missingInPlace } from '@ruta/state-machines/visits/visit.rules';
import { firstErrors } from '../../../lib/api';
import { useFieldSentence } from '../../../lib/field-sentences';
import { useLocale, useTexts } from '../../../lib/i18n';
import { visitTexts } from '../visits.texts';
import type { VisitFlow } from '../use-visit-flow';
import { AXIS_TEXT_MAX, OBJECTIVE_MAX, axisField, axisNameIn, sentencesOf } from '../visit-draft';
import type { AxisName } from '../visit-draft';
import { PlanPartFrame } from '../visits.styles';
import { PageSection } from '../../../shared/PageSection';

/** A part that is edited in place: the objective, or an axis by id. */
export type PlanPart = 'objective' | number;

export interface PlanInPlaceProps {
  flow: VisitFlow;
  axes: readonly AxisName[];
  /** The part that was being edited when the page was left. */
  opened: PlanPart | null;
}

/** Objective and axes of a visit in progress, edited and saved one part at a time (VIS-06). */
export function PlanInPlace({ flow, axes, opened }: PlanInPlaceProps) {
  const t = useTexts(visitTexts);
  const locale = useLocale();
  const say = useFieldSentence();
  const [chosen, setChosen] = useState<PlanPart | null>(opened);
  const [isChecked, setChecked] = useState(false);
  const { snapshot, send, problem } = flow;
  const { draft, saved, failure } = snapshot.context;
  const isEditing = snapshot.hasTag('editing');
  const isPending = isEditing && snapshot.hasTag('saving');
  const errors = {
    ...firstErrors(problem),
    ...(isChecked ? sentencesOf(missingInPlace(draft), draft, say) : {}),
  };

  const part = (key: PlanPart, title: string, view: () => ReactNode, edit: () => ReactNode) => (
    <Card key={key}>
      <PlanPartFrame>
        <InlineEdit
          title={title}
          isEditing={isEditing && chosen === key}
          isReadOnly={(isEditing && chosen !== key) || snapshot.hasTag('saving') || snapshot.hasTag('confirming')}
          onEdit={() => {
            setChosen(key);
            setChecked(false);
            send({ type: 'visit.editRequested' });
          }}
          onCancel={() => send({ type: 'visit.editCancelled' })}
          onSave={() => {
            setChecked(true);
            send({ type: 'visit.saveEditRequested' });
          }}
          renderView={view}
          renderEdit={edit}
          editLabel={t('edit')}
          saveLabel={t('save')}
          cancelLabel={t('cancel')}
          isPending={isPending}
          pendingLabel={t('saving')}
          errorMessage={failure === null ? undefined : `${failure} ${t('save.failed.kept')}`}
        />
      </PlanPartFrame>
    </Card>
  );
  const labels = { actions: t('actions.label'), specifications: t('specifications') };
  return (
    <PageSection title={t('run.plan')}>
      <Stack gap={3}>
        {part(
          'objective',
          t('detail.objective'),
          () => (
            <Text element="p" isPreformatted>
              {saved.objective}
            </Text>
          ),
          () => (
            <TextArea
              label={t('objective.label')}
              value={draft.objective}
              onChange={(objective) => send({ type: 'visit.objectiveChanged', objective })}
              errorMessage={errors['objective']}
              maxLength={OBJECTIVE_MAX}
              isRequired
              isReadOnly={isPending}
            />
          ),
        )}
        {draft.axes.map(({ axis_id, actions, specifications }, index) => {
          const name = axisNameIn(axes, axis_id, locale);
          const was = saved.axes[index] ?? { actions, specifications };
          return part(
            axis_id,
            name,
            () => (
              <AxisSummary
                name={name}
                value={{ actions: was.actions, specifications: was.specifications }}
                labels={labels}
                emptyText={t('axis.none')}
                isNameHidden
              />
            ),
            () => (
              <>
                {(['actions', 'specifications'] as const).map((field) => (
                  <TextArea
                    key={field}
                    label={labels[field]}
                    value={{ actions, specifications }[field]}
                    onChange={(text) =>
                      send({ type: 'visit.axisChanged', axis_id, actions, specifications, [field]: text })
                    }
                    errorMessage={errors[axisField(index, field)]}
                    maxLength={AXIS_TEXT_MAX}
                    isRequired
                    isReadOnly={isPending}
                  />
                ))}
              </>
            ),
          );
        })}
      </Stack>
    </PageSection>
  );
}
