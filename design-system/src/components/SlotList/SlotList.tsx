import { Fragment } from 'react';
import { RadioField as AriaRadioField } from 'react-aria-components/RadioGroup';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../Button';
import { DayFirst } from '../Field/DayFirst';
import { Icon } from '../Icon';
import { LoadingRegion, Skeleton } from '../Skeleton';
import { Confirm, DayName, Empty, Hour, Hours, Reason, SlotGroup, ZoneName } from './SlotList.styles';
import type { SlotListProps } from './SlotList.types';
import { slotDays } from './slots';

const PLACES = 6;

/** Time slots to choose and confirm. The confirm button is below the chosen slot and next in tab order. */
export function SlotList(props: SlotListProps) {
  const { isLoading = false, loadingLabel } = props;
  return (
    <LoadingRegion label={loadingLabel ?? props.label} isLoading={isLoading} skeleton={<Places />}>
      <DayFirst>
        <Loaded {...props} />
      </DayFirst>
    </LoadingRegion>
  );
}

function Places() {
  return (
    <Hours>
      {Array.from({ length: PLACES }, (_, place) => (
        <Skeleton key={place} shape="block" height={44} />
      ))}
    </Hours>
  );
}

function Loaded(props: SlotListProps) {
  const { label, slots, value, onChange, onConfirm, timeZone = 'UTC', timeZoneLabel, isConfirming = false } = props;
  // English defaults; the product passes its own texts.
  const { confirmLabel = 'Confirm', emptyLabel = 'No results', confirmingLabel } = props;
  const { locale } = useLocale();
  const days = slotDays(slots, timeZone, locale);

  if (days.length === 0) return <Empty role="status">{emptyLabel}</Empty>;
  return (
    <SlotGroup aria-label={label} value={value} onChange={onChange} isReadOnly={isConfirming}>
      {days.map((day) => (
        <Fragment key={day.name}>
          {days.length > 1 ? <DayName>{day.name}</DayName> : null}
          <Hours>
            {day.slots.map(({ startAt, hour, unavailableReason }) => (
              <Fragment key={startAt}>
                <AriaRadioField
                  value={startAt}
                  isDisabled={unavailableReason !== undefined}
                  {...(days.length > 1 ? { 'aria-label': `${day.name}, ${hour}` } : {})}
                >
                  <Hour>
                    <span>{hour}</span>
                    {unavailableReason === undefined ? null : <Reason>{unavailableReason}</Reason>}
                  </Hour>
                </AriaRadioField>
                {startAt === value && unavailableReason === undefined ? (
                  <Confirm>
                    <Button
                      variant="primary"
                      isFullWidth
                      isPending={isConfirming}
                      pendingLabel={confirmingLabel}
                      aria-label={`${confirmLabel}, ${hour}`}
                      onPress={() => onConfirm(startAt)}
                    >
                      {confirmLabel}
                    </Button>
                  </Confirm>
                ) : null}
              </Fragment>
            ))}
          </Hours>
        </Fragment>
      ))}
      {timeZoneLabel === undefined ? null : (
        <ZoneName>
          <Icon name="clock" size="S" />
          <span>{timeZoneLabel}</span>
        </ZoneName>
      )}
    </SlotGroup>
  );
}
