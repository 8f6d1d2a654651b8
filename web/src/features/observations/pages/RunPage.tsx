import { Skeleton } from '@ruta/design-system';
import { useParams, useSearchParams } from 'react-router';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { FormColumn } from '../../../shared/FormColumn';
import { idIn } from '../../../shared/list/use-address-view';
import { SchoolPicker } from '../../../shared/SchoolPicker';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { guideScreen } from '../observations.calls';
import { observationTexts } from '../observations.texts';
import { RunGuide } from '../parts/RunGuide';
import { runTexts } from '../run.texts';

/** A guide that is run with a teacher (OBS-02). What the address does not name is asked for. */
export function RunPage() {
  const { id = '' } = useParams();
  const t = useTexts(runTexts);
  const title = useTexts(observationTexts)('title');
  const [address, setAddress] = useSearchParams();
  const school_id = idIn(address, 'school_id');
  const lang = address.get('__lang') === 'en' ? 'en' : undefined;
  const result = useScreen(school_id === undefined ? null : guideScreen, {
    params: { id },
    query: { school_id: school_id ?? '', lang },
  });
  usePageTitle(result.data?.guide.name ?? title);

  if (school_id === undefined) {
    const choose = (chosen: number | null) => {
      if (chosen === null) return;
      const next = new URLSearchParams(address);
      next.set('school_id', String(chosen));
      setAddress(next, { replace: true });
    };
    return (
      <FormColumn>
        <SchoolPicker label={t('school.ask')} school={null} onChange={choose} />
      </FormColumn>
    );
  }
  const asked = Number(idIn(address, 'professor_id') ?? 0);
  return (
    <ScreenState result={result} isWholePage skeleton={<Skeleton shape="block" height={320} />}>
      {(run) => <RunGuide key={`${run.school.id}.${run.guide.id}.${asked}`} run={run} asked={asked} />}
    </ScreenState>
  );
}
