import { useEffect, useRef, useState } from 'react';
import type { LastSaved } from '@ruta/contracts/problems';
import { PAI_TEXT_MAX } from '@ruta/contracts/pai/limits';
import type { PaiForm, PaiTab } from '@ruta/contracts/pai/pai.schema';
import {
  Badge,
  Button,
  ConfirmDialog,
  DatePicker,
  Grid,
  Heading,
  Icon,
  Inline,
  RadioGroup,
  Stack,
  Text,
  TextArea,
  TimeField,
} from '@ruta/design-system';
import { isBegun, PAI_TEXTS, type PaiField, type PaiItem } from '@ruta/state-machines/dpi/pai.rules';
import { faultOf } from '@ruta/state-machines/dpi/pai.wire';
import { formatHour } from '../../../lib/dates';
import { useFieldSentence } from '../../../lib/field-sentences';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { ClashWarning } from '../../../shared/clashes/ClashWarning';
import { TwoColumns } from '../../../shared/TwoColumns';
import { refusedName } from '../pai-items';
import { paiFormTexts } from '../pai-form.texts';
import { TabFigures } from './TabFigures';

export interface PlanTabProps {
  /** Whether the question was come to by a button, so that its heading takes the focus. */
  isArrival: boolean;
  /** Of the question’s heading. */
  level: 2 | 3;
  form: PaiForm;
  tab: PaiTab;
  /** What is written now. */
  item: PaiItem;
  /** Fields that are missing, once somebody tried to establish. */
  faults: readonly PaiField[];
  /** Sentences of the server by field. */
  refused: Readonly<Record<string, string>>;
  /** Who saved the tab last, if somebody did. */
  saved: LastSaved | null;
  /** Names of the other leaders who have the tab open now. */
  others: readonly string[];
  onChange: (item: PaiItem) => void;
  /** Called when the focus leaves the fields. */
  onLeave: () => void;
  onClear: () => void;
  /** Opens the next tab; the last one has none. */
  onNext: (() => void) | undefined;
}

/** One question of a plan: its figures, what the school does about it, and how the coach supports it (PAI-01). */
export function PlanTab(props: PlanTabProps) {
  const { level, isArrival, form, tab, item, saved, others, onLeave, onNext, onClear } = props;
  const t = useTexts(paiFormTexts);
  const { me } = useSession();
  const [isClearing, setClearing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isArrival) heading.current?.focus();
  }, [isArrival]);
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Inline gap={2}>
          <Badge tone={tab.is_mandatory ? 'accent' : 'neutral'}>{t(tab.is_mandatory ? 'mandatory' : 'optional')}</Badge>
          {saved && (
            <Text variant="caption" tone="muted">
              {t('by.saved', { name: saved.by, time: formatHour(saved.at, me.user_timezone) })}
            </Text>
          )}
        </Inline>
        <div role="status">
          {others.length > 0 && (
            <Inline gap={1} wrap={false}>
              <Icon name="users" size="S" />
              <Text variant="caption">{t('by.here', { count: others.length, names: others.join(', ') })}</Text>
            </Inline>
          )}
        </div>
        <Heading level={level} size="M" ref={heading} tabIndex={-1}>
          {tab.question}
        </Heading>
      </Stack>
      <TwoColumns>
        <Stack gap={5}>
          <div onBlur={onLeave}>
            <Stack gap={5}>
              <SchoolFields {...props} />
              <CoachFields {...props} />
            </Stack>
          </div>
          <Inline gap={2}>
            {onNext && (
              <Button iconEnd="chevronRight" onPress={onNext}>
                {t('next')}
              </Button>
            )}
            {isBegun(item) && (
              <Button variant="quiet" icon="trash" onPress={() => setClearing(true)}>
                {t('clear')}
              </Button>
            )}
          </Inline>
        </Stack>
        <TabFigures tab={tab} isFree={form.is_free} />
      </TwoColumns>
      <ConfirmDialog
        isOpen={isClearing}
        onOpenChange={setClearing}
        title={t('clear.title')}
        body={t('clear.body')}
        tone="danger"
        confirmLabel={t('clear.confirm')}
        cancelLabel={t('clear.cancel')}
        onConfirm={onClear}
      />
    </Stack>
  );
}

/** The sentence beside a field, once it was checked or refused. */
function useErrorOf({ tab, item, faults, refused, form }: PlanTabProps) {
  const sentence = useFieldSentence();
  return (field: PaiField): string | undefined =>
    faults.includes(field)
      ? sentence(faultOf(field, item, form.cycle.end_at))
      : refused[refusedName(tab.question_id, field)];
}

function SchoolFields(props: PlanTabProps) {
  const { level, form, item, onChange } = props;
  const t = useTexts(paiFormTexts);
  const errorOf = useErrorOf(props);
  const [activity, ...others] = PAI_TEXTS;
  const textField = (field: (typeof PAI_TEXTS)[number], help?: string) => (
    <TextArea
      key={field}
      label={t(`field.${field}`)}
      description={help}
      value={item[field]}
      onChange={(value) => onChange({ ...item, [field]: value })}
      errorMessage={errorOf(field)}
      maxLength={PAI_TEXT_MAX}
      rows={2}
    />
  );
  return (
    <Stack gap={4} element="section" aria-label={t('school')}>
      <Heading level={level === 2 ? 3 : 4} size="S">
        {t('school')}
      </Heading>
      {textField(activity, t('help.activity'))}
      <WhenFields {...props} side="school" />
      <ClashWarning school={form.school} date={item.date} time={item.time} />
      {others.map((field) => textField(field, field === 'indicators' ? t('help.indicators') : undefined))}
    </Stack>
  );
}

function CoachFields(props: PlanTabProps) {
  const { level, form, tab, item, onChange } = props;
  const t = useTexts(paiFormTexts);
  const locale = useLocale();
  const errorOf = useErrorOf(props);
  const ofTheme = form.coach_activities.filter(({ theme }) => theme === tab.theme);
  const offered = ofTheme.length > 0 ? ofTheme : form.coach_activities;
  return (
    <Stack gap={4} element="section" aria-label={t('coach')}>
      <Stack gap={1}>
        <Heading level={level === 2 ? 3 : 4} size="S">
          {form.coach ? t('coach.of', { name: form.coach.fullname }) : t('coach')}
        </Heading>
        {form.coach === null && <Text tone="muted">{t('coach.none')}</Text>}
      </Stack>
      <RadioGroup
        label={t('field.coachPaiId')}
        items={offered.map(({ id, activity, activity_en, activity_code }) => ({
          id: String(id),
          label: (locale === 'en' && activity_en) || activity,
          description: activity_code,
        }))}
        value={item.coachPaiId === null ? null : String(item.coachPaiId)}
        onChange={(id) => onChange({ ...item, coachPaiId: Number(id) })}
        errorMessage={errorOf('coachPaiId')}
      />
      <WhenFields {...props} side="coach" />
      <ClashWarning school={form.school} date={item.coachDate} time={item.coachTime} />
    </Stack>
  );
}

/** Day and hour of a side's activity, at the school. */
function WhenFields(props: PlanTabProps & { side: 'school' | 'coach' }) {
  const { form, item, onChange, side } = props;
  const t = useTexts(paiFormTexts);
  const sentence = useFieldSentence();
  const errorOf = useErrorOf(props);
  const [date, time] = side === 'school' ? (['date', 'time'] as const) : (['coachDate', 'coachTime'] as const);
  return (
    <Grid minColumn="S">
      <DatePicker
        label={t(`field.${date}`)}
        value={item[date]}
        onChange={(value) => onChange({ ...item, [date]: value })}
        minValue={form.today}
        maxValue={form.cycle.end_at}
        earlyMessage={sentence('visits.date.past')}
        lateMessage={sentence('visits.date.outside-cycle')}
        loadNotes={async () =>
          (await import('../../../shared/holidays/load-holiday-notes')).loadHolidayNotes(form.school.id, form.today)
        }
        errorMessage={errorOf(date)}
      />
      <TimeField
        label={t(`field.${time}`)}
        value={item[time]}
        onChange={(value) => onChange({ ...item, [time]: value })}
        errorMessage={errorOf(time)}
      />
    </Grid>
  );
}
