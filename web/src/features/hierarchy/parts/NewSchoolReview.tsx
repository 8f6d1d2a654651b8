import type { State } from '@ruta/contracts/schools/school.schema';
import { Button, DescriptionList, FormActions, Heading, InlineAlert, Text } from '@ruta/design-system';
import { firstErrors } from '../../../lib/api';
import { cityOf } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { levelName } from '../../../shared/levels';
import { useSending } from '../../../shared/use-sending';
import { hierarchyTexts } from '../hierarchy.texts';
import type { Facts } from '../new-school';
import { newSchoolTexts } from '../new-school.texts';
import { spelled } from '../places';
import { dialogTexts } from '../school-dialog.texts';
import type { HierarchyFlow } from '../use-hierarchy-flow';

export interface NewSchoolReviewProps {
  flow: HierarchyFlow;
  facts: Facts;
  states: readonly State[];
  period: string;
}

/** The school as it will be, with its first people, before anything is saved (HIE-03). */
export function NewSchoolReview({ flow, facts, states, period }: NewSchoolReviewProps) {
  const t = useTexts(newSchoolTexts);
  const words = useTexts(dialogTexts);
  const places = useTexts(hierarchyTexts);
  const locale = useLocale();
  const sending = useSending();
  const { snapshot, send, problem, names } = flow;
  const { moves } = snapshot.context;
  const isSaving = snapshot.matches('saving');
  const state = states.find(({ id }) => String(id) === facts.state);
  return (
    <>
      <Text>{t('review.body')}</Text>
      {problem && (
        <InlineAlert tone="danger" isLive title={words('failed')}>
          {Object.keys(firstErrors(problem)).length > 0
            ? [...new Set(Object.values(firstErrors(problem))), t('failed.fields')].join(' ')
            : problem.message}
        </InlineAlert>
      )}
      <DescriptionList
        columns={2}
        items={[
          { id: 'cycle', term: t('cycle'), detail: period },
          {
            id: 'place',
            term: t('place'),
            detail: [facts.city, state?.name, state?.country].filter(Boolean).join(', '),
          },
          { id: 'timezone', term: t('timezone'), detail: cityOf(facts.timezone, locale) },
          { id: 'levels', term: t('levels'), detail: facts.levels.map((key) => levelName(key, locale)).join(', ') },
        ]}
      />
      <Heading level={2}>{words('team')}</Heading>
      <DescriptionList
        columns={2}
        items={moves.map(({ place, to }) => ({
          id: place,
          term: places(`place.${spelled(place)}`),
          detail: to && (names.get(to) ?? to),
        }))}
      />
      <FormActions
        back={
          <Button isDisabled={isSaving} onPress={() => send({ type: 'review.left' })}>
            {words('back')}
          </Button>
        }
        primary={
          <Button
            variant="primary"
            icon="save"
            isPending={isSaving}
            pendingLabel={t('save.pending')}
            {...sending()}
            onPress={() => send({ type: 'save.confirmed' })}
          >
            {t('save')}
          </Button>
        }
      />
    </>
  );
}
