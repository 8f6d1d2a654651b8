import { PageHeader } from '@ruta/design-system';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../lib/i18n';
import { FormColumn } from '../../../shared/FormColumn';
import { SchoolPicker } from '../../../shared/SchoolPicker';
import { runTexts } from '../run.texts';

/** A page that asks for the school that the address of a guide or a report does not name, and puts it there. */
export function AskSchool({ title }: { title: string }) {
  const t = useTexts(runTexts);
  const [address, setAddress] = useSearchParams();
  const choose = (chosen: number | null) => {
    if (chosen === null) return;
    const next = new URLSearchParams(address);
    next.set('school_id', String(chosen));
    setAddress(next, { replace: true });
  };
  return (
    <>
      <PageHeader title={title} />
      <FormColumn>
        <SchoolPicker label={t('school.ask')} school={null} onChange={choose} />
      </FormColumn>
    </>
  );
}
