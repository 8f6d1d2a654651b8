import { useState } from 'react';
import type { NewSchool } from '@ruta/contracts/hierarchy/hierarchy.screens';
import { schoolsPages } from '@ruta/contracts/schools/schools.pages';
import {
  Button,
  DescriptionList,
  FormActions,
  Heading,
  InlineAlert,
  LinkButton,
  PageHeader,
  Select,
  Text,
} from '@ruta/design-system';
import { hasUnsavedChanges } from '@ruta/state-machines/hierarchy/hierarchy.machine';
import { firstErrors } from '../../../lib/api';
import { useFieldSentence } from '../../../lib/field-sentences';
import { useTexts } from '../../../lib/i18n';
import { FlowGuard } from '../../../shared/flow/FlowGuard';
import { sharedTexts } from '../../../shared/shared.texts';
import { factsOf, MISSING, missingFacts } from '../new-school';
import type { FactKey, Facts, OpenFacts } from '../new-school';
import { newSchoolTexts } from '../new-school.texts';
import { dialogTexts } from '../school-dialog.texts';
import { useNewSchoolFlow } from '../use-new-school-flow';
import { ContinueButton, Team } from './Choosing';
import { NewSchoolFacts } from './NewSchoolFacts';
import { NewSchoolReview } from './NewSchoolReview';
import { Renaming } from './Renaming';

export interface NewSchoolFormProps extends NewSchool {
  cycle: NewSchool['cycles'][number];
  /** What the person writes of the school; it outlives a change of the cycle. */
  facts: OpenFacts;
  onCycle: (id: number) => void;
  onLeave: () => void;
}

/** One imported school in one cycle: choose, review, save. */
export function NewSchoolForm({ imported, states, cycles, cycle, facts: open, onCycle, onLeave }: NewSchoolFormProps) {
  const t = useTexts(newSchoolTexts);
  const words = useTexts(dialogTexts);
  const shared = useTexts(sharedTexts);
  const sentence = useFieldSentence();
  const flow = useNewSchoolFlow({ imported, cycleId: cycle.id, facts: open, onLeave });
  const [facts, setFacts] = useState(open.read);
  const [isChecked, setChecked] = useState(false);
  const { snapshot, send, problem } = flow;
  const { schoolName, failure } = snapshot.context;
  const missing = missingFacts(facts);
  const refused: Readonly<Partial<Record<string, string>>> = problem ? firstErrors(problem) : {};
  const errorOf = (key: FactKey) => (isChecked && missing.includes(key) ? sentence(MISSING[key]) : refused[key]);
  const change = (next: Facts) => {
    open.write(next);
    setFacts(next);
  };
  const mayContinue = () => {
    setChecked(true);
    return missing.length === 0;
  };
  const isReviewed = snapshot.matches('reviewing') || snapshot.matches('saving') || snapshot.matches('saved');
  const imports = schoolsPages.adminImportedSchools.href();
  return (
    <>
      <FlowGuard
        flow={flow}
        isUnsaved={(context) =>
          hasUnsavedChanges(context) || JSON.stringify(open.read()) !== JSON.stringify(factsOf(imported, states))
        }
      />
      <PageHeader
        title={schoolName}
        backTo={{ href: imports, label: t('back') }}
        actions={
          !isReviewed && (
            <Button icon="edit" onPress={() => send({ type: 'school.renameRequested' })}>
              {words('rename')}
            </Button>
          )
        }
      />
      {snapshot.matches('renaming') && <Renaming flow={flow} />}
      {isReviewed ? (
        <NewSchoolReview flow={flow} facts={facts} states={states} period={cycle.period} />
      ) : (
        <>
          <Text>{t('body')}</Text>
          {failure !== null && Object.keys(refused).length === 0 && (
            <InlineAlert tone="danger" isLive title={words('failed')}>
              {failure}
            </InlineAlert>
          )}
          <DescriptionList
            columns={2}
            items={[
              { id: 'remote', term: t('fact.remote'), detail: imported.remote_id },
              { id: 'code', term: t('fact.code'), detail: imported.code },
            ]}
          />
          <Heading level={2}>{t('facts')}</Heading>
          <NewSchoolFacts facts={facts} states={states} onChange={change} errorOf={errorOf} />
          <Heading level={2}>{words('team')}</Heading>
          {cycles.length > 1 && (
            <Select
              label={t('cycle')}
              description={t('cycle.help')}
              items={cycles.map(({ id, period, state }) => ({
                id: String(id),
                label: t(`cycle.${state}`, { period }),
              }))}
              value={String(cycle.id)}
              onChange={(id) => id !== null && onCycle(Number(id))}
            />
          )}
          <Team flow={flow} />
          <FormActions primary={<ContinueButton flow={flow} mayContinue={mayContinue} />}>
            <LinkButton href={imports}>{shared('cancel')}</LinkButton>
          </FormActions>
        </>
      )}
    </>
  );
}
