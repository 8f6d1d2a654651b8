import { useState } from 'react';
import type { ManagementAction } from '@ruta/contracts/activities/management-action.schema';
import type { DutyGroup } from '@ruta/contracts/kit/duty';
import { Badge, Button, Card, EmptyState, Heading, Inline, Stack } from '@ruta/design-system';
import { useTexts } from '../../lib/i18n';
import { DutyRow } from './DutyRow';
import { HomePanel } from './HomePanel';
import type { Retry } from './HomePanel';
import { Duties } from './home.styles';
import type { HomeParts } from './home.calls';
import { homeTexts } from './home.texts';

/** The order in which a person sees to duties. */
const GROUPS: readonly DutyGroup[] = ['overdue', 'today', 'draft', 'waiting'];
/** Duties of a group before "see more". */
const SHOWN = 3;

interface DutyPanelProps extends Retry {
  panel: HomeParts['actions'];
  /** The reader's today. */
  today: string;
}

/** What waits for the reader: overdue, today's, drafts, what waits for others (ACT-07). */
export function DutyPanel({ panel, today, ...retry }: DutyPanelProps) {
  const t = useTexts(homeTexts);
  return (
    <HomePanel title={t('duties.title')} failed={t('duties.failed')} panel={panel} {...retry}>
      {(duties) => (
        <Card>
          {duties.length === 0 ? (
            <EmptyState size="S" icon="checkCircle" title={t('duties.none')} body={t('duties.none.body')} />
          ) : (
            <Stack gap={5}>
              {GROUPS.map((group) => (
                <Group key={group} group={group} duties={duties.filter((duty) => duty.group === group)} today={today} />
              ))}
            </Stack>
          )}
        </Card>
      )}
    </HomePanel>
  );
}

interface GroupProps {
  group: DutyGroup;
  duties: readonly ManagementAction[];
  today: string;
}

function Group({ group, duties, today }: GroupProps) {
  const t = useTexts(homeTexts);
  const [isWhole, setWhole] = useState(false);
  if (duties.length === 0) return null;
  const title = t(`group.${group}`);
  const count = duties.reduce((sum, duty) => sum + duty.count, 0);
  return (
    <section aria-label={title}>
      <Inline gap={2}>
        <Heading level={3} size="S">
          {title}
        </Heading>
        <Badge tone={group === 'overdue' ? 'danger' : 'neutral'} label={t('duties.count', { count })}>
          {count}
        </Badge>
      </Inline>
      <Duties>
        {(isWhole ? duties : duties.slice(0, SHOWN)).map((duty, at) => (
          <DutyRow key={`${duty.url ?? ''} ${at}`} duty={duty} today={today} />
        ))}
      </Duties>
      {duties.length > SHOWN && (
        <Button variant="quiet" icon={isWhole ? 'chevronUp' : 'chevronDown'} onPress={() => setWhole(!isWhole)}>
          {isWhole ? t('less') : t('more', { count: duties.length - SHOWN })}
        </Button>
      )}
    </section>
  );
}
