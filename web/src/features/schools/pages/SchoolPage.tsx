import { lazy, Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { auditPages } from '@ruta/contracts/audit/audit.pages';
import { schoolsPages } from '@ruta/contracts/schools/schools.pages';
import type { SchoolPage as Shown } from '@ruta/contracts/schools/schools.screens';
import {
  Button,
  ConfirmDialog,
  DescriptionList,
  InlineAlert,
  LinkButton,
  PageHeader,
  Skeleton,
  Stack,
} from '@ruta/design-system';
import { asProblem, call, useRefresh, useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { FormColumn } from '../../../shared/FormColumn';
import { HistoryLink } from '../../../shared/HistoryLink';
import { ScreenState } from '../../../shared/ScreenState';
import { sharedTexts } from '../../../shared/shared.texts';
import { sayDone, sayProblem } from '../../../shared/SnackbarBridge';
import { usePageTitle } from '../../../shared/use-page-title';
import { useSending } from '../../../shared/use-sending';
import { SchoolChip } from '../parts/SchoolTable';
import { deleteSchool, SCHOOLS, schoolScreen } from '../schools.calls';
import { schoolTexts } from '../schools.texts';

const SchoolForm = lazy(() => import('../parts/SchoolForm').then((file) => ({ default: file.SchoolForm })));

/** One school: its data, levels, time zone, whether it is active, and its end. */
export function SchoolPage() {
  const t = useTexts(schoolTexts);
  const { id = '' } = useParams();
  const result = useScreen(schoolScreen, { params: { id } });
  const data = result.isPrevious ? undefined : result.data;
  usePageTitle(data?.school.name ?? t('title'));
  return (
    <FormColumn>
      <ScreenState
        isWholePage
        result={{ ...result, data }}
        loadingLabel={t('loading')}
        skeleton={
          <Stack gap={6}>
            <Skeleton shape="block" height={36} width={55} />
            <Skeleton lines={3} />
            <Skeleton shape="block" height={420} />
          </Stack>
        }
      >
        {({ school }) => <OneSchool key={school.id} school={school} />}
      </ScreenState>
    </FormColumn>
  );
}

function OneSchool({ school }: Shown) {
  const t = useTexts(schoolTexts);
  const { can } = useSession();
  const refresh = useRefresh();
  const [opened, setOpened] = useState(0);
  const { id, name, state, country, remote_id } = school;
  const startAnew = async () => {
    await refresh(SCHOOLS);
    setOpened((times) => times + 1);
  };
  return (
    <>
      <PageHeader
        title={name}
        backTo={{ href: schoolsPages.adminSchools.href(), label: t('back') }}
        meta={<SchoolChip isActive={school.active} />}
        actions={
          <>
            <HistoryLink area="admin" schoolId={id} />
            {can('audit:read') && (
              <LinkButton
                icon="history"
                href={auditPages.adminAudit.href(undefined, { subject: 'school', subject_id: id })}
              >
                {t('history')}
              </LinkButton>
            )}
            {school.can.edit && <DeleteSchool school={school} />}
          </>
        }
      />
      {!school.can.edit && <InlineAlert title={t('locked.title')}>{t('locked.body')}</InlineAlert>}
      <DescriptionList
        columns={2}
        items={[
          { id: 'state', term: t('fact.state'), detail: state },
          { id: 'country', term: t('fact.country'), detail: country?.name ?? t('fact.none') },
          { id: 'remote', term: t('fact.remote'), detail: remote_id ?? t('fact.none') },
        ]}
      />
      <Suspense fallback={<Skeleton shape="block" height={420} />}>
        <SchoolForm key={opened} school={school} onReload={startAnew} />
      </Suspense>
    </>
  );
}

/** Deletes a school that nobody needs; otherwise the button says why not. */
function DeleteSchool({ school: { id, name, can } }: Shown) {
  const t = useTexts(schoolTexts);
  const shared = useTexts(sharedTexts);
  const refresh = useRefresh();
  const navigate = useNavigate();
  const sending = useSending();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    try {
      sayDone(await call(deleteSchool, { params: { id } }));
      await navigate(schoolsPages.adminSchools.href());
    } catch (error) {
      sayProblem(asProblem(error));
    }
    await refresh(SCHOOLS);
  };
  return (
    <>
      <Button
        icon="trash"
        {...sending({ why: can.delete ? undefined : t('delete.refused') })}
        onPress={() => setAsking(true)}
      >
        {t('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('delete.ask', { name })}
        body={t('delete.body')}
        confirmLabel={t('delete')}
        cancelLabel={shared('cancel')}
        tone="danger"
        onConfirm={remove}
      />
    </>
  );
}
