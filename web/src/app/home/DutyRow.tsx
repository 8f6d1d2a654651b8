import type { ManagementAction } from '@ruta/contracts/activities/management-action.schema';
import type { DutyAct, DutyGroup } from '@ruta/contracts/kit/duty';
import { Icon, LinkButton, Text } from '@ruta/design-system';
import type { IconName } from '@ruta/design-system';
import { formatDay, formatInstant } from '../../lib/dates';
import { relativeDay } from '../../lib/relative-day';
import { useLocale, useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { actTexts } from '../../shared/acts/acts.texts';
import { ACT, actIcons } from '../../shared/acts/item-acts';
import { Duty, DutyWords } from './home.styles';
import { homeTexts } from './home.texts';

const SIGNS = {
  overdue: { icon: 'warning', tone: 'danger' },
  today: { icon: 'today', tone: 'accent' },
  draft: { icon: 'draft', tone: 'muted' },
  waiting: { icon: 'clock', tone: 'muted' },
} as const satisfies Record<DutyGroup, { icon: IconName; tone: 'danger' | 'accent' | 'muted' }>;

interface DutyRowProps {
  duty: ManagementAction;
  /** The reader's today. */
  today: string;
}

/** A duty in a line, with one button that does it or opens it (ACT-07). */
export function DutyRow({ duty, today }: DutyRowProps) {
  const acts = useTexts(actTexts);
  const when = useWhen(duty, today);
  const { group, act, body, title } = duty;
  const { icon, tone } = SIGNS[group];
  const word = acts(act);
  return (
    <Duty>
      <Text tone={tone}>
        <Icon name={icon} />
      </Text>
      <DutyWords>
        <Text weight="medium">{body}</Text>
        <Text variant="label" tone="muted">
          {[title, when].filter((part) => part !== '').join(' · ')}
        </Text>
      </DutyWords>
      {duty.url !== null && (
        <LinkButton
          size="S"
          icon={actIcons[act]}
          href={placeOf(act, duty.url)}
          aria-label={acts('of', { act: word, item: body })}
        >
          {word}
        </LinkButton>
      )}
    </Duty>
  );
}

/** An item's page opens the form for another date where the address asks for it. */
const placeOf = (act: DutyAct, url: string): string => (act === 'reschedule' ? `${url}?${ACT}=${act}` : url);

/** When a duty is due: the day and its relative word, today's hour alone, or the end of what waits. */
function useWhen({ group, date, time, due_at, count }: ManagementAction, today: string): string {
  const t = useTexts(homeTexts);
  const locale = useLocale();
  const { me } = useSession();
  if (group === 'waiting') {
    const [day = ''] = due_at === null ? [] : formatInstant(due_at, me.user_timezone).split(' ');
    return day === '' ? '' : t('until', { day, count });
  }
  if (group === 'today') return time ?? '';
  if (date === null) return '';
  return `${formatDay(date)} · ${relativeDay(date, today, locale)}`;
}
