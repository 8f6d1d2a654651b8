import { Skeleton } from '@ruta/design-system';
import { useParams, useSearchParams } from 'react-router';
import { useTexts } from '../../../lib/i18n';
import { idIn } from '../../../shared/list/use-address-view';
import { ScreenState, StaleNote } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import type { ObservationArea } from '../addresses';
import { observationTexts } from '../observations.texts';
import { AskSchool } from '../parts/AskSchool';
import { RunGuide } from '../parts/RunGuide';
import { useRun } from '../use-run';
import { useSchoolId } from '../use-school-id';

/** A guide that is run with a teacher. What the address does not name is asked for. */
function Run({ area }: { area: ObservationArea }) {
  const { id = '' } = useParams();
  const title = useTexts(observationTexts)('title');
  const [address] = useSearchParams();
  const school_id = useSchoolId(area);
  const lang = address.get('__lang') === 'en' ? 'en' : undefined;
  const corrects = idIn(address, 'corrects');
  const asked = Number(idIn(address, 'professor_id') ?? 0);
  const { result, failure } = useRun({ area, guideId: id, schoolId: school_id, professorId: asked, lang, corrects });
  usePageTitle(result.data?.guide.name ?? title);

  if (school_id === undefined) return <AskSchool title={title} />;
  return (
    <ScreenState result={result} isWholePage skeleton={<Skeleton shape="block" height={320} />}>
      {(run) => (
        <>
          {failure && (
            <StaleNote
              problem={failure}
              readAt={result.readAt}
              isValidating={result.isValidating}
              retry={result.retry}
            />
          )}
          <RunGuide
            key={`${run.school.id}.${run.guide.id}.${asked}.${run.corrected?.id ?? 0}`}
            area={area}
            run={run}
            asked={run.corrected?.professor.id ?? asked}
          />
        </>
      )}
    </ScreenState>
  );
}

/** A guide that a coach runs with a teacher (OBS-02). */
export const CoachRunPage = () => <Run area="coach" />;

/** The same for the school's leaders. */
export const ScholasticRunPage = () => <Run area="scholastic" />;
