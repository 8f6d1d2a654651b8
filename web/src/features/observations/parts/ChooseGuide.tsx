import { useState } from 'react';
import type { ObservationGuides } from '@ruta/contracts/observations/observations.screens';
import { Button, FormActions, Grid, Heading, InlineAlert, LinkButton, Select, Stack } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { observationTexts } from '../observations.texts';
import { runPage, type ObservationArea } from '../addresses';

export interface ChooseGuideProps {
  area: ObservationArea;
  schoolId: string;
  levels: ObservationGuides['levels'];
}

/** Level, teacher and guide; only observable teachers and guides of the level (OBS-01). */
export function ChooseGuide({ area, schoolId, levels }: ChooseGuideProps) {
  const t = useTexts(observationTexts);
  const [levelId, setLevel] = useState(levels.length === 1 ? String(levels[0]?.id) : null);
  const [professorId, setProfessor] = useState<string | null>(null);
  const [guideId, setGuide] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);

  const level = levels.find(({ id }) => String(id) === levelId);
  const professors = level?.professors ?? [];
  const guide = level?.guides.find(({ id }) => String(id) === guideId);
  const professor = professors.find(({ id }) => String(id) === professorId);
  const isWhole = level !== undefined && guide !== undefined && professor !== undefined;
  const chooseLevel = (id: string | null) => {
    setLevel(id);
    setProfessor(null);
    setGuide(null);
  };
  return (
    <Stack gap={4}>
      <Heading level={2} size="S">
        {t('choose.title')}
      </Heading>
      <Grid minColumn="M" gap={4}>
        <Select
          label={t('choose.level')}
          placeholder={t('choose.placeholder')}
          items={levels.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={levelId}
          onChange={chooseLevel}
        />
        <Select
          label={t('choose.professor')}
          placeholder={t('choose.placeholder')}
          isDisabled={level === undefined}
          description={level && professors.length === 0 ? t('choose.professor.none') : undefined}
          items={professors.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={professorId}
          onChange={setProfessor}
        />
        <Select
          label={t('choose.guide')}
          placeholder={t('choose.placeholder')}
          isDisabled={level === undefined}
          description={level?.guides.length === 0 ? t('choose.guide.none') : undefined}
          items={(level?.guides ?? []).map(({ id, name, questions }) => ({
            id: String(id),
            label: name,
            description: t('questions', { count: questions }),
          }))}
          value={guideId}
          onChange={setGuide}
        />
      </Grid>
      {isChecked && !isWhole && <InlineAlert tone="warning" title={t('choose.missing')} isLive />}
      <FormActions
        primary={
          isWhole ? (
            <LinkButton variant="primary" href={runPage({ area, schoolId, guide, professorId: professor.id, level })}>
              {t('choose.start')}
            </LinkButton>
          ) : (
            <Button variant="primary" onPress={() => setChecked(true)}>
              {t('choose.start')}
            </Button>
          )
        }
      />
    </Stack>
  );
}
