import { useRef, useState } from 'react';
import type { Pfi, PfiAvailables } from '@ruta/contracts/pfi/pfi.schema';
import {
  Button,
  Card,
  EmptyState,
  FormActions,
  InlineAlert,
  Inline,
  LinkButton,
  Stack,
  Text,
} from '@ruta/design-system';
import { useNavigate } from 'react-router';
import { call, useRefresh } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { FormColumn } from '../../../shared/FormColumn';
import { LeaveGuard } from '../../../shared/LeaveGuard';
import { PageSection } from '../../../shared/PageSection';
import { sayDone } from '../../../shared/SnackbarBridge';
import { useSending } from '../../../shared/use-sending';
import { useSubmission } from '../../../shared/use-submission';
import { planHref, type PfiArea } from '../pfi-places';
import { AFTER_CHANGE, establishDates } from '../pfi.calls';
import { pfiFormTexts } from '../pfi-form.texts';
import { useDayDrag } from '../use-day-drag';
import { usePfiDates } from '../use-pfi-dates';
import { DateFields } from './DateFields';
import { PfiCard } from './PfiCard';
import type { DaysOffShown } from './YearKey';
import { YearOfDates } from './YearOfDates';

export interface EstablishPfiProps {
  pfi: Pfi;
  available: PfiAvailables;
  daysOff: DaysOffShown;
  area: PfiArea;
}

/** Dates the central activities of a school, in one go or in parts; below, what has its date already (PFI-02). */
export function EstablishPfi({ pfi, available, daysOff, area }: EstablishPfiProps) {
  const t = useTexts(pfiFormTexts);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const dates = usePfiDates(available);
  const drag = useDayDrag(available, dates);
  const { isPending, errors, general, alert, submit } = useSubmission();
  const sending = useSending();
  const isSaved = useRef(false);
  // The order in which the rows were sent: refusals name a row by its place.
  const [sent, setSent] = useState<readonly number[]>([]);
  const { activities, school } = available;
  const { dated } = dates;
  const home = planHref(area, school.id);

  const save = () => {
    setSent(dated.map(({ id }) => id));
    submit(
      async () => {
        const body = {
          school_id: school.id,
          activities: dated.map((activity) => {
            const { date, time } = dates.of(activity);
            return { central_activity_id: activity.id, date: date ?? '', time: time ?? '' };
          }),
        };
        const { message } = await call(establishDates, { body });
        isSaved.current = true;
        sayDone({ message });
        await refresh(AFTER_CHANGE);
        await navigate(home);
      },
      (refused) => {
        // Somebody else has dated one of them: the page shows how the plan stands, and the other dates stay.
        if (refused.code === 'pfi.dated') void refresh(AFTER_CHANGE);
        return undefined;
      },
    );
  };
  const errorOf = (id: number, field: 'date' | 'time' | 'central_activity_id') =>
    errors[`activities.${sent.indexOf(id)}.${field}`];
  const isWhole = activities.every((activity) => activity.suggestion === null || dates.of(activity).date !== null);

  return (
    <FormColumn>
      {general && (
        <InlineAlert ref={alert} tone="danger" title={t('failed')} isLive>
          {general.message}
        </InlineAlert>
      )}
      {activities.length === 0 ? (
        <EmptyState
          icon="checkCircle"
          title={t('done.title')}
          body={t('done.body')}
          action={<LinkButton href={home}>{t('to-plan')}</LinkButton>}
        />
      ) : (
        <Stack gap={4}>
          <Card tone="inset">
            <Inline gap={3} justify="between">
              <Text>{t('chosen', { dated: dated.length, total: activities.length })}</Text>
              <Button icon="check" isDisabled={isWhole || isPending} onPress={dates.takeSuggested}>
                {t('take-all')}
              </Button>
            </Inline>
          </Card>
          <YearOfDates {...{ pfi, daysOff, dates }} targets={drag.targets} />
          {activities.map((activity) => (
            <DateFields
              key={activity.id}
              {...{ available, activity, dates, drag, isPending }}
              errorOf={(field) => errorOf(activity.id, field)}
            />
          ))}
          <FormActions
            primary={
              <Button
                variant="primary"
                {...sending({ isBusy: dated.length === 0 })}
                isPending={isPending}
                pendingLabel={t('saving')}
                onPress={save}
              >
                {dated.length === 0 ? t('save') : t('save.some', { count: dated.length })}
              </Button>
            }
          >
            <LinkButton href={home}>{t('leave')}</LinkButton>
          </FormActions>
        </Stack>
      )}
      {pfi.activities.length > 0 && (
        <PageSection title={t('already')}>
          {pfi.activities.map((row) => (
            <PfiCard key={row.id} pfi={pfi} row={row} level={3} />
          ))}
        </PageSection>
      )}
      <LeaveGuard hasChanges={() => dated.length > 0 && !isSaved.current} isKept={false} />
    </FormColumn>
  );
}
