import { observationsPages } from '@ruta/contracts/observations/observations.pages';
import { Skeleton } from '@ruta/design-system';
import { useParams, useSearchParams } from 'react-router';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { schoolPage, type ObservationArea } from '../addresses';
import { detailTexts } from '../detail.texts';
import { observationScreen } from '../observations.calls';
import { ObservationDetail } from '../parts/ObservationDetail';

/** One observation; `?__lang=` shows it in another language than it was run in. */
function OneObservation({ area }: { area: ObservationArea | 'professor' }) {
  const { id = '' } = useParams();
  const t = useTexts(detailTexts);
  const [address, setAddress] = useSearchParams();
  const asked = address.get('__lang');
  const lang = asked === 'en' || asked === 'es' ? asked : undefined;
  const result = useScreen(observationScreen(area), { params: { id }, query: { lang } });
  usePageTitle(result.data ? `${t('title')}, ${result.data.observation.professor.name}` : t('title'));
  return (
    <ScreenState result={result} isWholePage skeleton={<Skeleton shape="block" height={420} />}>
      {({ observation }) => (
        <ObservationDetail
          key={observation.id}
          area={area}
          observation={observation}
          language={lang ?? observation.language}
          backTo={
            area === 'professor'
              ? observationsPages.professorObservations.href()
              : schoolPage(area, 'guides', observation.school.id)
          }
          onLanguage={(chosen) => {
            const next = new URLSearchParams(address);
            next.set('__lang', chosen);
            setAddress(next, { replace: true });
          }}
        />
      )}
    </ScreenState>
  );
}

/** One observation, for a school's coaches (OBS-05). */
export const CoachObservationPage = () => <OneObservation area="coach" />;

/** The same for the school's leaders. */
export const ScholasticObservationPage = () => <OneObservation area="scholastic" />;

/** The same for the observed teacher. */
export const ProfessorObservationPage = () => <OneObservation area="professor" />;
