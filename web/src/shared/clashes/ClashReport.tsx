import type { Clash } from '@ruta/contracts/agenda/clash.schema';
import { Icon, InlineAlert, Link, LiveText } from '@ruta/design-system';
import type { IconName } from '@ruta/design-system';
import { formatDayUnbroken, formatHour, todayIn } from '../../lib/dates';
import { useTexts } from '../../lib/i18n';
import { instantOf, msOf } from '../../lib/instants';
import type { TranslateOf } from '../../lib/i18n';
import { HolidayNote } from '../holidays/HolidayNote';
import { ClashLines, ClashStack, QuietLine } from './ClashReport.styles';
import { clashTexts } from './clashes.texts';
import { useClashes } from './use-clashes';
import type { ClashWarningProps } from './use-clashes';

type Words = TranslateOf<typeof clashTexts>;

/** At most this many clashes have a line. */
const LINES_MAX = 3;
/** At most this much of a title is shown, in characters. */
const TITLE_MAX = 60;

/** That the day is a holiday, and what stands at the hour, or that nothing does; see `ClashWarning`. */
export function ClashReport(props: ClashWarningProps) {
  return (
    <ClashStack>
      <HolidayNote schoolId={props.school.id} date={props.date} />
      <Clashes {...props} />
    </ClashStack>
  );
}

function Clashes({ school, ...hour }: ClashWarningProps) {
  const t = useTexts(clashTexts);
  const { clashes, isUnknown } = useClashes({ ...hour, schoolId: school.id });
  if (clashes === null || clashes.length === 0)
    return (
      <Quiet icon={isUnknown ? 'warning' : clashes === null ? 'info' : 'check'}>
        {t(isUnknown ? 'unknown' : clashes === null ? 'idle' : 'free')}
      </Quiet>
    );
  return (
    <InlineAlert tone="warning" title={titleOf(clashes, t)}>
      {!isFactAlone(clashes) && (
        <ClashLines>
          {clashes.slice(0, LINES_MAX).map((clash, index) => (
            <li key={clash.item?.id ?? `fact ${index}`}>
              <Line clash={clash} school={school} date={hour.date} />
              {index === LINES_MAX - 1 && clashes.length > LINES_MAX && (
                <LiveText isWords>{` ${t('more', { number: clashes.length - LINES_MAX })}`}</LiveText>
              )}
            </li>
          ))}
        </ClashLines>
      )}
      <LiveText isWords>{t('anyway')}</LiveText>
    </InlineAlert>
  );
}

const Quiet = ({ icon, children }: { icon: IconName; children: string }) => (
  <QuietLine>
    <Icon name={icon} size="S" />
    <span>{children}</span>
  </QuietLine>
);

/** The title says then all there is. */
const isFactAlone = ([first, ...others]: readonly Clash[]) => first?.item === null && others.length === 0;

const titleOf = (clashes: readonly Clash[], t: Words): string =>
  clashes.length === 1 && clashes[0] ? sentenceOf(clashes[0], t) : t('several', { number: clashes.length });

function sentenceOf({ reason, person }: Clash, t: Words): string {
  if (reason === 'school') return t('school');
  return person === null ? t(reason) : t(`${reason}.of`, { person });
}

interface LineProps extends Pick<ClashWarningProps, 'school' | 'date'> {
  clash: Clash;
}

/** Hours, title and other school of a clash, as a link that leaves the form open; of what one may not read the fact. */
function Line({ clash, school, date }: LineProps) {
  const t = useTexts(clashTexts);
  const { reason, item } = clash;
  if (item === null) return sentenceOf(clash, t);
  const words = [
    hoursOf(item, school.timezone, date),
    shortened(item.title),
    ...(item.school.id === school.id ? [] : [item.school.name]),
  ].join(' · ');
  return (
    <>
      {item.url === null ? (
        <LiveText isWords>{words}</LiveText>
      ) : (
        <Link href={item.url} newTabLabel={t('new-tab')}>
          {words}
        </Link>
      )}
      {reason === 'travel' && <LiveText isWords>{` · ${t('gap', { minutes: item.gap_min })}`}</LiveText>}
    </>
  );
}

/** From when to when, with the day where it is not the chosen one. */
function hoursOf(
  { datetime, duration_min }: NonNullable<Clash['item']>,
  timezone: string,
  date: string | null,
): string {
  const began = new Date(msOf(datetime));
  const end = instantOf(began.getTime() + duration_min * 60_000);
  const day = todayIn(timezone, began);
  const hours = `${formatHour(datetime, timezone)}–${formatHour(end, timezone)}`;
  return day === date ? hours : `${formatDayUnbroken(day)} ${hours}`;
}

const shortened = (title: string): string => {
  const [line = ''] = title.trim().split('\n');
  const letters = Array.from(line);
  return letters.length > TITLE_MAX
    ? `${letters
        .slice(0, TITLE_MAX - 1)
        .join('')
        .trimEnd()}…`
    : line;
};
