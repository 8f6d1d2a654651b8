import type { ReactNode } from 'react';
import { Button, Card, DescriptionList, Heading, Inline, Stack, Text } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { visitTexts } from '../visits.texts';
import type { Step } from '../visit-draft';
import { PlanAxes } from './Plan';
import type { StepProps } from './StepObjective';
import { VisitWhen } from './VisitMeta';

/** Third step: the visit as it will be saved (VIS-02). */
export function StepReview({ draft, form, facts, isPublished, isDisabled }: StepProps) {
  const t = useTexts(visitTexts);
  const part = (step: Exclude<Step, 'review'>, title: string, children: ReactNode) => (
    <Stack gap={3}>
      <Inline justify="between">
        <Heading level={3} size="S">
          {title}
        </Heading>
        <Button
          variant="quiet"
          size="S"
          icon="edit"
          isDisabled={isDisabled}
          aria-label={t('review.change.step', { step: t(`step.${step}`) })}
          onPress={() => form.goTo(step)}
        >
          {t('review.change')}
        </Button>
      </Inline>
      {children}
    </Stack>
  );
  return (
    <Stack gap={5}>
      <Text element="p" tone="muted">
        {isPublished ? t('review.intro.published') : t('review.intro')}
      </Text>
      {part(
        'objective',
        t('step.objective'),
        <Card>
          <DescriptionList
            items={[
              { id: 'objective', term: t('objective.label'), detail: draft.objective },
              {
                id: 'when',
                term: t('when'),
                detail: <VisitWhen visit={{ ...draft, school: facts.school }} today={facts.today} />,
              },
              { id: 'school', term: t('school'), detail: facts.school.name },
            ]}
          />
        </Card>,
      )}
      {part('axes', t('axes'), <PlanAxes draft={draft} axes={facts.axes} headingLevel={4} />)}
    </Stack>
  );
}
