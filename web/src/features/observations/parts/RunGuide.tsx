import { useState } from 'react';
import { observationsPages } from '@ruta/contracts/observations/observations.pages';
import type { ObservationRun } from '@ruta/contracts/observations/observations.screens';
import {
  Button,
  EmptyState,
  FormActions,
  InlineAlert,
  LinkButton,
  PageHeader,
  Select,
  Skeleton,
  Stack,
  Text,
} from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { FormColumn } from '../../../shared/FormColumn';
import { Failed } from '../../../shared/ScreenState';
import { observationTexts } from '../observations.texts';
import { runTexts } from '../run.texts';
import { useObservationFlow, type ObservationFlow } from '../use-observation-flow';
import { DraftConflict } from './DraftConflict';
import { WriteObservation } from './WriteObservation';

export interface RunGuideProps {
  run: ObservationRun;
  /** The teacher of the address; 0 if there is none. */
  asked: number;
}

/** An observation in each of its states (OBS-02). */
export function RunGuide({ run, asked }: RunGuideProps) {
  const t = useTexts(runTexts);
  const [isKnown] = useState(() => run.professors.some(({ id }) => id === asked));
  const flow = useObservationFlow(run, { professorId: isKnown ? asked : null });
  const { professorId } = flow.snapshot.context;
  const teacher = run.professors.find(({ id }) => id === professorId);
  return (
    <FormColumn>
      <PageHeader
        title={run.guide.name}
        backTo={{ label: t('back'), href: observationsPages.coachGuides.href({ school_id: run.school.id }) }}
        meta={<Text tone="muted">{teacher ? t('teacher', { name: teacher.name }) : run.school.name}</Text>}
      />
      <Content run={run} flow={flow} wasHidden={asked !== 0 && !isKnown} />
    </FormColumn>
  );
}

function Content({ run, flow, wasHidden }: { run: ObservationRun; flow: ObservationFlow; wasHidden: boolean }) {
  const t = useTexts(runTexts);
  const { snapshot, send, problem } = flow;
  if (snapshot.matches('choosing')) return <ChooseTeacher run={run} flow={flow} wasHidden={wasHidden} />;
  if (snapshot.matches('unavailable'))
    return (
      problem && <Failed problem={problem} title={t('unavailable')} onRetry={() => send({ type: 'load.retried' })} />
    );
  if (snapshot.matches('conflict')) return <DraftConflict flow={flow} />;
  if (snapshot.matches('finished'))
    return (
      <EmptyState
        icon="checkCircle"
        title={t('done.title')}
        body={t('done.body')}
        action={
          <LinkButton variant="primary" href={observationsPages.coachGuides.href({ school_id: run.school.id })}>
            {t('done.back')}
          </LinkButton>
        }
      />
    );
  if (snapshot.matches('writing') || snapshot.matches('sending')) return <WriteObservation run={run} flow={flow} />;
  return <Skeleton shape="block" height={320} />;
}

/** Whom to observe, where the address names nobody who may be observed. */
function ChooseTeacher({ run, flow, wasHidden }: { run: ObservationRun; flow: ObservationFlow; wasHidden: boolean }) {
  const t = useTexts(runTexts);
  const shared = useTexts(observationTexts);
  const [chosen, setChosen] = useState<string | null>(null);
  const start = () => {
    if (chosen !== null)
      flow.send({ type: 'teacher.chosen', professorId: Number(chosen), levelId: run.guide.level.id });
  };
  return (
    <Stack gap={4}>
      {wasHidden && <InlineAlert tone="warning" title={t('teacher.gone')} isLive />}
      <Select
        label={t('teacher.ask')}
        placeholder={shared('choose.placeholder')}
        description={run.professors.length === 0 ? shared('choose.professor.none') : undefined}
        items={run.professors.map(({ id, name }) => ({ id: String(id), label: name }))}
        value={chosen}
        onChange={setChosen}
      />
      <FormActions
        primary={
          <Button variant="primary" isDisabled={chosen === null} onPress={start}>
            {t('teacher.start')}
          </Button>
        }
      />
    </Stack>
  );
}
