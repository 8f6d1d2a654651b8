import { ACTIVITY_TYPE_ORDER } from '../activity-types';
import type { ShareableActivity, ShareCandidates } from '@ruta/contracts/sharing/sharing.schema';
import { Button, Card, Checkbox, CheckboxGroup, EmptyState, Inline, Stack } from '@ruta/design-system';
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { sharingTexts } from '../sharing.texts';
import { activityTypeTexts } from '../type.texts';
import type { SharingFlow } from '../use-sharing-flow';
import { Step } from './Step';

/** The activities of the days by type; each, a whole type, or all of them. */
export function ActivitiesStep({ flow, candidates }: { flow: SharingFlow; candidates: ShareCandidates }) {
  const t = useTexts(sharingTexts);
  const { snapshot, send } = flow;
  const all = candidates.activities;
  const known = new Set(all.map(({ id }) => id));
  const chosen = new Set(snapshot.context.activities.filter((id) => known.has(id)));
  const choose = (ids: Iterable<number>) => {
    const wanted = new Set(ids);
    const some = all.filter(({ id }) => wanted.has(id));
    const types = ACTIVITY_TYPE_ORDER.filter((type) => some.some((one) => one.type === type));
    send({ type: 'activities.chosen', activities: some.map(({ id }) => id), types });
  };
  const groups = ACTIVITY_TYPE_ORDER.map((type) => ({ type, some: all.filter((one) => one.type === type) }));
  return (
    <Step
      title={t('activities')}
      onBack={() => send({ type: 'step.back' })}
      primary={
        <Button
          variant="primary"
          onPress={() => {
            // What is gone since falls out of the choice.
            choose(chosen);
            send({ type: 'step.next' });
          }}
          isDisabled={chosen.size === 0}
        >
          {t('next')}
        </Button>
      }
    >
      {all.length === 0 ? (
        <EmptyState
          icon="calendarDays"
          title={t('activities.empty.title')}
          body={t('activities.empty.body')}
          level={3}
        />
      ) : (
        <>
          <Inline gap={3} justify="between">
            <span role="status">{t('activities.chosen', { count: chosen.size, total: all.length })}</span>
            <Button size="S" onPress={() => choose(chosen.size === all.length ? [] : known)}>
              {t(chosen.size === all.length ? 'activities.none' : 'activities.all')}
            </Button>
          </Inline>
          {groups.map(({ type, some }) =>
            some.length === 0 ? null : (
              <TypeCard
                key={type}
                type={type}
                some={some}
                chosen={chosen}
                onChoose={(ids) => choose([...[...chosen].filter((id) => !some.some((one) => one.id === id)), ...ids])}
              />
            ),
          )}
        </>
      )}
    </Step>
  );
}

interface TypeCardProps {
  type: ShareableActivity['type'];
  some: readonly ShareableActivity[];
  chosen: ReadonlySet<number>;
  /** With those of the type that are chosen. */
  onChoose: (ids: readonly number[]) => void;
}

function TypeCard({ type, some, chosen, onChoose }: TypeCardProps) {
  const t = useTexts(sharingTexts);
  const label = useTexts(activityTypeTexts)(type);
  const here = some.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  return (
    <Card>
      <Stack gap={3}>
        <CheckboxGroup
          label={label}
          description={type === 'SchoolVisitActivity' ? t('visit.note') : undefined}
          value={here.map(String)}
          onChange={(values) => onChoose(values.map(Number))}
        >
          {some.map(({ id, title, date, time, place }) => (
            <Checkbox
              key={id}
              value={String(id)}
              description={[`${formatDay(date)}, ${time}`, place].filter(Boolean).join(' · ')}
            >
              {title}
            </Checkbox>
          ))}
        </CheckboxGroup>
        {some.length > 1 && (
          <Checkbox
            isSelected={here.length === some.length}
            isIndeterminate={here.length > 0 && here.length < some.length}
            onChange={(isAll) => onChoose(isAll ? some.map(({ id }) => id) : [])}
          >
            {t('type.all', { type: label })}
          </Checkbox>
        )}
      </Stack>
    </Card>
  );
}
