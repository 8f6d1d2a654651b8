import { lazy, Suspense } from 'react';
import type { CurrentCycle } from '@ruta/contracts/access/access.schema';
import { ROLES } from '@ruta/contracts/roles';
import type { SchoolRef } from '@ruta/contracts/schools/school.schema';
import {
  Button,
  Checkbox,
  CheckboxGroup,
  DatePicker,
  Form,
  FormActions,
  Grid,
  InlineAlert,
  LinkButton,
  NumberField,
  Stack,
  TextArea,
  TextField,
  TimeField,
} from '@ruta/design-system';
import { useFieldSentence } from '../../../lib/field-sentences';
import { firstErrors } from '../../../lib/api';
import { cityOf } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { levelName } from '../../../shared/levels';
import { useSession } from '../../../lib/session';
import { ClashWarning } from '../../../shared/clashes/ClashWarning';
import type { ConsideredHour } from '../../../shared/clashes/use-clashes';
import { LeaveGuard } from '../../../shared/LeaveGuard';
import { sharedTexts } from '../../../shared/shared.texts';
import { activityTexts } from '../activities.texts';
import {
  DESCRIPTION_MAX,
  MINUTES_MAX,
  MINUTES_MIN,
  PLACE_MAX,
  ROLES_TO_CHOOSE,
  TITLE_MAX,
  type Written,
} from '../activity-fields';
import { useActivityForm } from '../use-activity-form';
import type { ActivityFormInput } from '../use-activity-form';

// Loaded on demand, since conflicts are rare.
const ActivityConflict = lazy(async () => ({ default: (await import('./ActivityConflict')).ActivityConflict }));

export interface ActivityFormProps extends ActivityFormInput {
  name: string;
  saveLabel: string;
  school: SchoolRef;
  /** The levels that the school teaches; if empty, the form has no levels. */
  levels: readonly string[];
  cycle: CurrentCycle | null;
  /** The activity that is edited, which clashes with nothing of its own. */
  edited?: ConsideredHour['moved'];
  cancelHref: string;
}

/** The form of an activity (AGE-06). Refusals appear beside their fields. */
export function ActivityForm(props: ActivityFormProps) {
  const { name, saveLabel, school, levels, schoolToday, cycle, isDated, edited, cancelHref } = props;
  const t = useTexts(activityTexts);
  const shared = useTexts(sharedTexts);
  const locale = useLocale();
  const sentence = useFieldSentence();
  const { me } = useSession();
  const { written, set, missing, isSaving, problem, rival, hasChanges, save } = useActivityForm(props);
  const refused = firstErrors(problem);
  const errorOf = (field: keyof Written) => {
    const key = missing[field];
    return key ? sentence(key) : refused[field];
  };

  return (
    <Form aria-label={name} onSubmit={save}>
      <Stack gap={5}>
        {problem !== null && rival === null && Object.keys(refused).length === 0 && (
          <InlineAlert tone="danger" isLive title={t('save.failed')}>
            {`${problem.message} ${t('save.failed.kept')}`}
          </InlineAlert>
        )}
        <TextField
          label={t('field.title')}
          value={written.title}
          onChange={set('title')}
          maxLength={TITLE_MAX}
          errorMessage={errorOf('title')}
          isRequired
        />
        <Grid minColumn="S">
          {!isDated && (
            <DatePicker
              label={t('field.date')}
              value={written.date}
              onChange={set('date')}
              minValue={schoolToday}
              maxValue={cycle?.end_at}
              earlyMessage={sentence('visits.date.past')}
              lateMessage={sentence('visits.date.outside-cycle')}
              loadNotes={async () =>
                (await import('../../../shared/holidays/load-holiday-notes')).loadHolidayNotes(school.id, schoolToday)
              }
              errorMessage={errorOf('date')}
              isRequired
            />
          )}
          {!isDated && (
            <TimeField
              label={t('field.time')}
              value={written.time}
              onChange={set('time')}
              description={
                school.timezone === me.user_timezone
                  ? undefined
                  : t('field.time.zone', { city: cityOf(school.timezone, locale) })
              }
              errorMessage={errorOf('time')}
              isRequired
            />
          )}
          <NumberField
            label={t('field.duration')}
            value={written.duration_min}
            onChange={set('duration_min')}
            minValue={MINUTES_MIN}
            maxValue={MINUTES_MAX}
            step={5}
            errorMessage={errorOf('duration_min')}
            isRequired
          />
        </Grid>
        <ClashWarning
          school={school}
          date={written.date}
          time={written.time}
          minutes={written.duration_min}
          moved={edited}
        />
        <TextField
          label={t('field.place')}
          value={written.place}
          onChange={set('place')}
          maxLength={PLACE_MAX}
          errorMessage={errorOf('place')}
        />
        <TextArea
          label={t('field.description')}
          description={t('field.description.help')}
          value={written.description}
          onChange={set('description')}
          maxLength={DESCRIPTION_MAX}
          errorMessage={errorOf('description')}
        />
        <CheckboxGroup
          label={t('field.roles')}
          orientation="horizontal"
          description={t('field.roles.help')}
          value={written.roles}
          onChange={set('roles')}
          errorMessage={errorOf('roles')}
        >
          {ROLES_TO_CHOOSE.map((role) => (
            <Checkbox key={role} value={role}>
              {ROLES[role].name[locale]}
            </Checkbox>
          ))}
        </CheckboxGroup>
        {levels.length > 1 && (
          <CheckboxGroup
            label={t('field.levels')}
            orientation="horizontal"
            description={t('field.levels.help')}
            value={written.levels}
            onChange={set('levels')}
            errorMessage={errorOf('levels')}
          >
            {levels.map((level) => (
              <Checkbox key={level} value={level}>
                {levelName(level, locale)}
              </Checkbox>
            ))}
          </CheckboxGroup>
        )}
        <FormActions
          primary={
            <Button type="submit" variant="primary" icon="save" isPending={isSaving} pendingLabel={t('saving')}>
              {saveLabel}
            </Button>
          }
        >
          <LinkButton href={cancelHref}>{shared('cancel')}</LinkButton>
        </FormActions>
      </Stack>
      {rival !== null && (
        <Suspense>
          <ActivityConflict mine={written} {...rival} onKeepMine={rival.keepMine} onTakeTheirs={rival.takeTheirs} />
        </Suspense>
      )}
      <LeaveGuard hasChanges={hasChanges} />
    </Form>
  );
}
