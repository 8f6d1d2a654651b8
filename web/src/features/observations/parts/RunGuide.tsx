import { useState } from 'react';
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
import { observationPage, schoolPage, type ObservationArea } from '../addresses';
import { observationTexts } from '../observations.texts';
import { runTexts } from '../run.texts';
import { useObservationFlow, type ObservationFlow } from '../use-observation-flow';
import { DraftConflict } from './DraftConflict';
import { WriteObservation } from './WriteObservation';

export interface RunGuideProps {
  area: ObservationArea;
  run: ObservationRun;
  /** The teacher of the address; 0 if there is none. */
  asked: number;
}

/** An observation in each of its states (OBS-02). */
export function RunGuide({ area, run, asked }: RunGuideProps) {
  const t = useTexts(runTexts);
  const [isKnown] = useState(() => run.professors.some(({ id }) => id === asked));
  const flow = useObservationFlow(run, { professorId: isKnown ? asked : null });
  const { snapshot } = flow;
  const { professorId } = snapshot.context;
  const teacher = run.professors.find(({ id }) => id === professorId);
  return (
    <FormColumn>
      <PageHeader
        title={run.guide.name}
        backTo={backOf(area, run, t('back'), t('back.corrected'))}
        meta={<Text tone="muted">{teacher ? t('teacher', { name: teacher.name }) : run.school.name}</Text>}
      />
      {run.corrected && !snapshot.matches('finished') && (
        <InlineAlert tone="info" title={t('correcting')}>
          {t('correcting.body')}
        </InlineAlert>
      )}
      <Content area={area} run={run} flow={flow} wasHidden={asked !== 0 && !isKnown} />
    </FormColumn>
  );
}

const backOf = (area: ObservationArea, { school, corrected }: ObservationRun, list: string, observation: string) =>
  corrected
    ? { label: observation, href: observationPage(area, corrected.id) }
    : { label: list, href: schoolPage(area, 'guides', school.id) };

interface ContentProps {
  area: ObservationArea;
  run: ObservationRun;
  flow: ObservationFlow;
  wasHidden: boolean;
}

function Content({ area, run, flow, wasHidden }: ContentProps) {
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
        title={t(run.corrected ? 'done.corrected' : 'done.title')}
        body={t(run.corrected ? 'done.corrected.body' : 'done.body')}
        action={
          <LinkButton variant="primary" href={schoolPage(area, 'guides', run.school.id)}>
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
