import type { Locale } from '@ruta/contracts/locale';
import type { Observation } from '@ruta/contracts/observations/observation.schema';
import {
  Card,
  DescriptionList,
  InlineAlert,
  LanguageToggle,
  Link,
  LinkButton,
  PageHeader,
  Stack,
  Text,
} from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { PageSection } from '../../../shared/PageSection';
import { TwoColumns } from '../../../shared/TwoColumns';
import { observationPage, reportPage, runPage, type ObservationArea } from '../addresses';
import { detailTexts } from '../detail.texts';
import { complianceText, responseLabels } from '../figures';
import { ObservedAnswers } from './ObservedAnswers';
import { Recorded } from './Recorded';
import { TeacherAnswer } from './TeacherAnswer';
import { Written } from './Written';

const NAMES = { es: 'Español', en: 'English' };

export interface ObservationDetailProps {
  area: ObservationArea | 'professor';
  observation: Observation;
  /** Of the guide's texts. */
  language: Locale;
  backTo: string;
  onLanguage: (language: Locale) => void;
}

/** One observation: every answer and comment, what was agreed, its corrections, and the teacher's answer (OBS-05). */
export function ObservationDetail({ area, observation, language, backTo, onLanguage }: ObservationDetailProps) {
  const t = useTexts(detailTexts);
  const { guide, professor, school, level, id, can } = observation;
  const isMine = area === 'professor';
  return (
    <Stack gap={5}>
      <PageHeader
        title={isMine ? guide.name : professor.name}
        backTo={{ label: t('back'), href: backTo }}
        meta={<Text tone="muted">{isMine ? school.name : `${guide.name}, ${school.name}`}</Text>}
        actions={
          <>
            {guide.bilingual && (
              <LanguageToggle label={t('language')} names={NAMES} value={language} onChange={onLanguage} />
            )}
            {area !== 'professor' && (
              <LinkButton icon="chart" href={reportPage(area, school.id, guide)}>
                {t('report')}
              </LinkButton>
            )}
          </>
        }
        primaryAction={
          area !== 'professor' &&
          can.correct && (
            <LinkButton
              icon="edit"
              href={runPage({ area, schoolId: school.id, guide, professorId: professor.id, level, corrects: id })}
            >
              {t('correct')}
            </LinkButton>
          )
        }
      />
      <Standing area={area} observation={observation} />
      <TwoColumns>
        <Stack gap={5}>
          <Card>
            <Facts observation={observation} />
          </Card>
          <PageSection title={t('questions')}>
            <ObservedAnswers observation={observation} language={language} />
          </PageSection>
        </Stack>
        <Stack gap={5}>
          <PageSection title={t('final')}>
            <Card>
              <Written>
                <Text>{observation.finalObservations || t('final.purged')}</Text>
              </Written>
            </Card>
          </PageSection>
          <TeacherAnswer area={area} observation={observation} />
          {observation.chain.length > 1 && <Chain area={area} observation={observation} />}
        </Stack>
      </TwoColumns>
    </Stack>
  );
}

/** Whether it has a correction, or is one. */
function Standing({ area, observation }: Pick<ObservationDetailProps, 'area' | 'observation'>) {
  const t = useTexts(detailTexts);
  const { replaced_by, replaces_id } = observation;
  const name = replaced_by === null ? 'replaces' : 'replaced';
  const other = replaced_by ?? replaces_id;
  if (other === null) return null;
  return (
    <InlineAlert
      tone={name === 'replaced' ? 'warning' : 'info'}
      title={t(`${name}.title`)}
      actions={
        <LinkButton size="S" href={observationPage(area, other)}>
          {t(`${name}.show`)}
        </LinkButton>
      }
    >
      {t(`${name}.body`)}
    </InlineAlert>
  );
}

function Facts({ observation }: { observation: Observation }) {
  const t = useTexts(detailTexts);
  const locale = useLocale();
  const { guide, level, observer, observed_at, received_at, pie } = observation;
  const labels = responseLabels(locale, guide.bilingual);
  return (
    <DescriptionList
      columns={2}
      items={[
        { id: 'guide', term: t('term.guide'), detail: t('version', { name: guide.name, version: guide.version }) },
        { id: 'level', term: t('term.level'), detail: level.name },
        { id: 'recorded', term: t('term.recorded'), detail: <Recorded instant={observed_at} /> },
        { id: 'observer', term: t('term.observer'), detail: observer.name },
        { id: 'received', term: t('term.received'), detail: <Recorded instant={received_at} /> },
        {
          id: 'responses',
          term: t('term.responses'),
          detail: t('responses', {
            ...pie,
            yesLabel: labels.yes.toLowerCase(),
            noLabel: labels.no.toLowerCase(),
            naLabel: labels.na.toLowerCase(),
          }),
        },
        { id: 'compliance', term: t('term.compliance'), detail: complianceText(pie, locale) },
      ]}
    />
  );
}

/** The first registration and each correction, the latest last. */
function Chain({ area, observation: { id, chain } }: Pick<ObservationDetailProps, 'area' | 'observation'>) {
  const t = useTexts(detailTexts);
  const nameOf = (number: number) => (number === 0 ? t('chain.first') : t('chain.correction', { number }));
  return (
    <PageSection title={t('chain.title')}>
      <Stack element="ol" gap={2}>
        {chain.map((one, number) => (
          <li key={one.id}>
            {one.id === id ? (
              <Text weight="medium">
                <span aria-current="true">{`${nameOf(number)} (${t('chain.current')})`}</span>
              </Text>
            ) : (
              <Link href={observationPage(area, one.id)}>{nameOf(number)}</Link>
            )}
            <Text variant="caption" tone="muted" element="div">
              <Recorded instant={one.received_at} />
            </Text>
          </li>
        ))}
      </Stack>
    </PageSection>
  );
}
