import type { AgentAvailability, Availability } from '@ruta/contracts/availability/availability.schema';
import { DATE_DAYS_AHEAD, WEEKDAYS } from '@ruta/contracts/availability/limits';
import { Checkbox, CheckboxGroup, DatePicker, Select, Switch, TimeField } from '@ruta/design-system';
import { addDays } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { RevisedModal } from '../../../shared/conflict/RevisedModal';
import { useRevisedForm } from '../../../shared/conflict/use-revised-form';
import { AVAILABILITY, saveDate, saveWindow } from '../availability.calls';
import { availabilityTexts } from '../availability.texts';
import { hoursOf, isComplete, PLANNED_WEEK, typedHours, WHOLE_DAY, type EditedHours } from '../hours-form';
import { useHoursWords } from '../use-hours-words';

interface HoursDialogProps extends Pick<AgentAvailability, 'agent' | 'today'> {
  edited: EditedHours;
  onClose: () => void;
}

/** Adds hours of an agent, on several weekdays at once, or changes a row (VC-04). An edit that lost shows both versions. */
export function HoursDialog({ agent, today, edited, onClose }: HoursDialogProps) {
  const t = useTexts(availabilityTexts);
  const words = useHoursWords();
  const { setting, row } = edited;
  const form = useRevisedForm({
    ...{ record: row, typedOf: (shown: Availability | null) => typedHours(shown, edited) },
    ...{ stale: 'availability.stale' as const, reload: AVAILABILITY, onClose },
  });
  const { typed, write, errors, theirs } = form;
  const isWeekly = setting === 'availability';

  const send = (revision: number | undefined) => {
    const which = row === null ? { id: null } : { id: row.id, revision: revision ?? row.revision };
    const hours = hoursOf(typed) ?? WHOLE_DAY;
    const [weekday = 0, ...also] = typed.weekdays;
    return setting === 'availability'
      ? saveWindow(agent.id, { ...which, mode: 'weekly', weekday, also, ...hours })
      : saveDate(setting, agent.id, { ...which, mode: 'single', single: typed.single ?? '', ...hours });
  };
  const shown = (one: Availability) => ({
    [t(isWeekly ? 'field.weekday' : 'field.single')]: words.day(one),
    [t('field.start_at')]: one.start_at,
    [t('field.end_at')]: one.end_at,
  });
  const differences = () => {
    if (theirs === null) return [];
    const mine = shown({
      ...theirs,
      weekday: typed.weekdays[0] ?? null,
      single: typed.single,
      ...(hoursOf(typed) ?? WHOLE_DAY),
    });
    return Object.entries(shown(theirs)).map(([name, saved]) => ({ name, mine: mine[name] ?? '', saved }));
  };
  const days = PLANNED_WEEK.map((day) => ({ id: String(day), label: words.weekday(day) }));
  return (
    <RevisedModal
      title={t(row === null ? `${setting}.add` : `${setting}.edit`)}
      form={form}
      why={isComplete(typed, setting) ? undefined : t('why.incomplete')}
      words={t}
      differences={differences}
      onSave={() => form.save(send)}
      onKeepMine={() => form.keepMine(send)}
      onClose={onClose}
    >
      {isWeekly && row !== null && (
        <Select
          label={t('field.weekday')}
          items={days}
          value={String(typed.weekdays[0] ?? '')}
          onChange={(day) => write({ weekdays: WEEKDAYS.filter((one) => String(one) === day) })}
          errorMessage={errors['weekday']}
        />
      )}
      {isWeekly && row === null && (
        <CheckboxGroup
          label={t('field.days')}
          value={typed.weekdays.map(String)}
          onChange={(chosen) => write({ weekdays: PLANNED_WEEK.filter((day) => chosen.includes(String(day))) })}
          errorMessage={errors['weekday'] ?? errors['also']}
          isRequired
        >
          {days.map(({ id, label }) => (
            <Checkbox key={id} value={id}>
              {label}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
      {!isWeekly && (
        <>
          <DatePicker
            label={t('field.single')}
            value={typed.single}
            onChange={(single) => write({ single })}
            minValue={today}
            maxValue={addDays(today, DATE_DAYS_AHEAD)}
            errorMessage={errors['single']}
            isRequired
          />
          <Switch isSelected={typed.isWhole} onChange={(isWhole) => write({ isWhole })}>
            {t('field.whole')}
          </Switch>
        </>
      )}
      {!typed.isWhole && (
        <>
          <TimeField
            label={t('field.start_at')}
            value={typed.start_at}
            onChange={(start_at) => write({ start_at })}
            errorMessage={errors['start_at']}
            isRequired
          />
          <TimeField
            label={t('field.end_at')}
            value={typed.end_at}
            onChange={(end_at) => write({ end_at })}
            errorMessage={errors['end_at']}
            isRequired
          />
        </>
      )}
    </RevisedModal>
  );
}
