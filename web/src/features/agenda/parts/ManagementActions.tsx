import { useId, useState } from 'react';
import type { ManagementAction } from '@ruta/contracts/activities/management-action.schema';
import { Button, Card, Icon, Link, Text } from '@ruta/design-system';
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { pendingTexts } from '../agenda-pending.texts';
import { Actions, Several } from './ManagementActions.styles';

const KINDS = ['visit_overdue', 'activity_overdue', 'draft_visit_open'] as const;

interface KindProps {
  kind: (typeof KINDS)[number];
  duties: readonly ManagementAction[];
}

/** Duties by kind with their number (ACT-07). One duty is a link to it; several open a list with a link to each. */
export function ManagementActions({ actions }: { actions: readonly ManagementAction[] }) {
  const t = useTexts(pendingTexts);
  const kinds = KINDS.map((kind) => ({ kind, duties: actions.filter(({ key }) => key === kind) })).filter(
    ({ duties }) => duties.length > 0,
  );
  if (kinds.length === 0) return null;
  return (
    <Card>
      <Actions aria-label={t('actions.title')}>
        {kinds.map(({ kind, duties }) => (
          <li key={kind}>
            <Text tone={duties[0]?.severity === 'late' ? 'danger' : 'warning'}>
              <Icon name={kind === 'draft_visit_open' ? 'draft' : 'warning'} size="S" />
            </Text>
            {duties.length === 1 ? (
              <OneDuty kind={kind} duties={duties} />
            ) : (
              <SeveralDuties kind={kind} duties={duties} />
            )}
          </li>
        ))}
      </Actions>
    </Card>
  );
}

function OneDuty({ kind, duties: [duty] }: KindProps) {
  const t = useTexts(pendingTexts);
  const text = t(`actions.${kind}`, { count: 1 });
  return duty?.url == null ? <Text>{text}</Text> : <Link href={duty.url}>{text}</Link>;
}

function SeveralDuties({ kind, duties }: KindProps) {
  const t = useTexts(pendingTexts);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const text = t(`actions.${kind}`, { count: duties.length });
  return (
    <Several>
      <Button
        variant="quiet"
        size="S"
        iconEnd={isOpen ? 'chevronUp' : 'chevronDown'}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPress={() => setOpen(!isOpen)}
      >
        {text}
      </Button>
      {isOpen && (
        <Actions id={id} aria-label={text}>
          {duties.map((duty, at) => (
            <li key={at}>
              {duty.url === null ? <Text>{nameOf(duty)}</Text> : <Link href={duty.url}>{nameOf(duty)}</Link>}
            </li>
          ))}
        </Actions>
      )}
    </Several>
  );
}

/** The day at the school, if there is one, and what the duty is about. */
const nameOf = ({ date, body }: ManagementAction) => (date === null ? body : `${formatDay(date)} · ${body}`);
