import { lazy, Suspense, useState } from 'react';
import { HOLIDAY_YEAR_FIRST, HOLIDAY_YEAR_LAST } from '@ruta/contracts/holidays/limits';
import type { Holiday } from '@ruta/contracts/holidays/holiday.schema';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  Heading,
  IconButton,
  Inline,
  PageHeader,
  SegmentedControl,
  Stack,
  Text,
} from '@ruta/design-system';
import { asProblem, call, useRefresh, useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useServerToday, useSession } from '../../../lib/session';
import { Forbidden } from '../../../shared/PageStates';
import { Failed } from '../../../shared/ScreenState';
import { sharedTexts } from '../../../shared/shared.texts';
import { sayDone, sayProblem } from '../../../shared/SnackbarBridge';
import { usePageTitle } from '../../../shared/use-page-title';
import { deleteHoliday, HOLIDAYS, holidaysScreen, saveHolidays } from '../holidays.calls';
import { Controls } from '../holidays.styles';
import { holidayTexts } from '../holidays.texts';
import type { HolidayDeed } from '../parts/HolidayTable';
import { HolidayTable } from '../parts/HolidayTable';
import { HolidayYear } from '../parts/HolidayYear';
import { useHolidaysView } from '../use-holidays-view';

// Loaded on demand.
const HolidayDialog = lazy(async () => ({ default: (await import('../parts/HolidayDialog')).HolidayDialog }));
const HolidayOvertaken = lazy(async () => ({ default: (await import('../parts/HolidayOvertaken')).HolidayOvertaken }));
const ImpactDialog = lazy(async () => ({ default: (await import('../parts/ImpactDialog')).ImpactDialog }));
const SuggestionsDialog = lazy(async () => ({
  default: (await import('../parts/SuggestionsDialog')).SuggestionsDialog,
}));

/** What is open above the list. */
type Open =
  | { what: 'form'; holiday: Holiday | null }
  | { what: 'suggestions' }
  | { what: 'impact'; ids: readonly number[] }
  | { what: 'delete'; holiday: Holiday }
  | { what: 'overtaken'; deed: 'confirm' | 'delete'; seen: Holiday; theirs: Holiday };

/** The holidays of a year as list or by months (VC-06). */
export function HolidaysPage() {
  const t = useTexts(holidayTexts);
  const shared = useTexts(sharedTexts);
  const refresh = useRefresh();
  const { me, can } = useSession();
  const thisYear = Number(useServerToday(me.server_timezone).slice(0, 4));
  const [view, { change }] = useHolidaysView();
  const [open, setOpen] = useState<Open | null>(null);
  const result = useScreen(holidaysScreen, { query: { year: view.year } });
  const { data, problem, isPrevious, isValidating, retry } = result;
  usePageTitle(t('title'));

  if (problem?.status === 403) return <Forbidden />;
  const year = view.year === undefined ? thisYear : Number(view.year);
  const shown = isPrevious ? undefined : data;
  const hasFailed = problem !== undefined && shown === undefined;
  const canManage = data?.can.manage ?? can('holiday:manage');
  const states = data?.states ?? [];
  const step = (by: number) => change({ year: year + by === thisYear ? undefined : String(year + by) });
  const close = () => setOpen(null);
  const onSaved = (ids: readonly number[]) => setOpen({ what: 'impact', ids });

  /** Somebody else changed it first: the dialog says what, and asks again. */
  const refused = (error: unknown, deed: 'confirm' | 'delete', seen: Holiday) => {
    const problem = asProblem(error);
    const [theirs] = problem.code === 'holidays.stale' ? (problem.current as Holiday[]) : [];
    if (theirs) setOpen({ what: 'overtaken', deed, seen, theirs });
    else sayProblem(problem);
  };
  const confirm = async (holiday: Holiday) => {
    const { created_at: _, updated_at: __, ...row } = holiday;
    try {
      const reply = await call(saveHolidays, {
        body: { holidays: [{ ...row, meta: { ...row.meta, confirmed: true } }] },
      });
      sayDone(reply);
      onSaved(reply.data.map(({ id }) => id));
    } catch (error) {
      refused(error, 'confirm', holiday);
    }
    await refresh(HOLIDAYS);
  };
  const remove = async (holiday: Holiday) => {
    const { id, revision } = holiday;
    try {
      sayDone(await call(deleteHoliday, { params: { id }, query: { revision: String(revision) } }));
    } catch (error) {
      refused(error, 'delete', holiday);
    }
    await refresh(HOLIDAYS);
  };
  const onDeed = (deed: HolidayDeed, holiday: Holiday) => {
    if (deed === 'confirm') void confirm(holiday);
    else setOpen(deed === 'edit' ? { what: 'form', holiday } : { what: 'delete', holiday });
  };
  const failed = problem && <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />;
  const nothing = (
    <EmptyState icon="calendarDays" title={t('empty.title', { year: String(year) })} body={t('empty.body')} />
  );
  return (
    <Stack gap={4}>
      <PageHeader
        title={t('title')}
        meta={<Text tone="muted">{t('intro')}</Text>}
        actions={
          canManage && (
            <Button icon="calendarDays" onPress={() => setOpen({ what: 'suggestions' })}>
              {t('suggestions')}
            </Button>
          )
        }
        primaryAction={
          canManage && (
            <Button variant="primary" icon="plus" onPress={() => setOpen({ what: 'form', holiday: null })}>
              {t('add')}
            </Button>
          )
        }
      />
      <Controls>
        <Inline gap={2} wrap={false}>
          <IconButton
            icon="chevronLeft"
            label={t('year.previous')}
            isDisabled={year <= HOLIDAY_YEAR_FIRST}
            onPress={() => step(-1)}
          />
          <Heading level={2} size="S" aria-live="polite">
            {t('year', { year: String(year) })}
          </Heading>
          <IconButton
            icon="chevronRight"
            label={t('year.next')}
            isDisabled={year >= HOLIDAY_YEAR_LAST}
            onPress={() => step(1)}
          />
        </Inline>
        <SegmentedControl
          label={t('view')}
          options={[
            { id: 'list', label: t('view.list') },
            { id: 'year', label: t('view.year') },
          ]}
          value={view.view}
          onChange={(next) => change({ view: next })}
        />
      </Controls>
      {view.view === 'year' && shown && shown.holidays.length > 0 ? (
        <HolidayYear year={year} holidays={shown.holidays} states={states} />
      ) : (
        <HolidayTable
          holidays={shown?.holidays ?? []}
          states={states}
          canManage={canManage}
          onDeed={onDeed}
          status={hasFailed ? 'error' : shown === undefined ? 'loading' : shown.holidays.length > 0 ? 'ready' : 'empty'}
          emptyState={nothing}
          errorState={failed}
        />
      )}
      <Suspense>
        {open?.what === 'form' && (
          <HolidayDialog holiday={open.holiday} states={states} onSaved={onSaved} onClose={close} />
        )}
        {open?.what === 'suggestions' && (
          <SuggestionsDialog year={year} states={states} onSaved={onSaved} onClose={close} />
        )}
        {open?.what === 'overtaken' && (
          <HolidayOvertaken
            key={open.theirs.revision}
            {...open}
            states={states}
            onGoOn={() => (open.deed === 'confirm' ? confirm(open.theirs) : remove(open.theirs))}
            onClose={() => setOpen((now) => (now === open ? null : now))}
          />
        )}
        {open?.what === 'impact' && <ImpactDialog ids={open.ids} onClose={close} />}
      </Suspense>
      {open?.what === 'delete' && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setOpen((now) => (now === open ? null : now))}
          title={t('delete.ask', { name: open.holiday.name })}
          body={t('delete.body')}
          confirmLabel={t('delete')}
          cancelLabel={shared('cancel')}
          tone="danger"
          onConfirm={() => remove(open.holiday)}
        />
      )}
    </Stack>
  );
}
