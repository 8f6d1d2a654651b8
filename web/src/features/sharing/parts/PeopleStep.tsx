import type { ShareCandidates } from '@ruta/contracts/sharing/sharing.schema';
import { SHARE_PEOPLE_MAX } from '@ruta/contracts/sharing/limits';
import { ROLES } from '@ruta/contracts/roles';
import {
  Button,
  Card,
  Checkbox,
  CheckboxGroup,
  EmptyState,
  Grid,
  Inline,
  InlineAlert,
  Select,
} from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { LEVEL_KEYS, levelName } from '../../../shared/levels';
import { FilterSearch } from '../../../shared/list/FilterSearch';
import { ListPages } from '../../../shared/list/ListPages';
import type { Named, PeopleView } from '../people-view';
import { sharingTexts } from '../sharing.texts';
import type { SharingFlow } from '../use-sharing-flow';
import { Step } from './Step';

export interface PeopleStepProps {
  flow: SharingFlow;
  candidates: ShareCandidates;
  view: PeopleView;
  onView: (next: Partial<PeopleView>) => void;
  isReading: boolean;
  /** Keeps the names of who is chosen, who may be on another page. */
  onNamed: (people: readonly Named[]) => void;
}

const ALL = 'all';

/** Who gets the agenda: by name and level, one by one or everybody whom the search finds. */
export function PeopleStep({ flow, candidates, view, onView, isReading, onNamed }: PeopleStepProps) {
  const t = useTexts(sharingTexts);
  const locale = useLocale();
  const { snapshot, send } = flow;
  const { professors, everyone } = candidates;
  const { people } = snapshot.context;
  const isNarrowed = view.search !== '' || view.level !== null;
  // Where everybody is known, who has left since falls out of the choice.
  const present =
    !isReading && !isNarrowed && everyone.length === professors.total ? new Set(everyone.map(({ id }) => id)) : null;
  const chosen = new Set(people.filter((id) => present?.has(id) ?? true));
  const here = professors.data.map(({ id }) => id);
  const choose = (people: ReadonlySet<number>) => send({ type: 'people.chosen', people: [...people] });
  const isTooMany = chosen.size > SHARE_PEOPLE_MAX;
  const pick = (values: readonly string[]) => {
    onNamed(professors.data);
    const wanted = values.map(Number);
    choose(new Set([...[...chosen].filter((id) => !here.includes(id)), ...wanted]));
  };
  return (
    <Step
      title={t('people')}
      onBack={() => send({ type: 'step.back' })}
      primary={
        <Button
          variant="primary"
          onPress={() => {
            choose(chosen);
            send({ type: 'step.next' });
          }}
          isDisabled={chosen.size === 0 || isTooMany}
        >
          {t('next')}
        </Button>
      }
    >
      <Grid gap={3}>
        <FilterSearch
          label={t('people.search')}
          placeholder={t('people.search.hint')}
          value={view.search}
          onChange={(search) => onView({ search, page: 1 })}
        />
        <Select
          label={t('people.level')}
          value={view.level ?? ALL}
          onChange={(level) => onView({ level: level === ALL ? null : level, page: 1 })}
          items={[
            { id: ALL, label: t('people.level.all') },
            ...LEVEL_KEYS.map((id) => ({ id, label: levelName(id, locale) })),
          ]}
        />
      </Grid>
      <Inline gap={3} justify="between">
        <span role="status">{t('people.chosen', { count: chosen.size })}</span>
        <Inline gap={2}>
          {chosen.size > 0 && (
            <Button size="S" variant="quiet" onPress={() => choose(new Set())}>
              {t('people.clear')}
            </Button>
          )}
          {everyone.length > 0 && (
            <Button
              size="S"
              isDisabled={isReading}
              onPress={() => {
                onNamed(everyone);
                choose(new Set([...chosen, ...everyone.map(({ id }) => id)]));
              }}
            >
              {t('people.all', { count: everyone.length })}
            </Button>
          )}
        </Inline>
      </Inline>
      {isTooMany && <InlineAlert tone="warning" title={t('people.max', { max: SHARE_PEOPLE_MAX })} isLive />}
      {professors.count === 0 ? (
        <EmptyState
          icon={isNarrowed ? 'filter' : 'users'}
          title={t(isNarrowed ? 'people.unknown.title' : 'people.empty.title')}
          body={t(isNarrowed ? 'people.unknown.body' : 'people.empty.body')}
          level={3}
        />
      ) : (
        <Card>
          <CheckboxGroup
            label={t('step.people')}
            value={here.filter((id) => chosen.has(id)).map(String)}
            onChange={pick}
          >
            {professors.data.map(({ id, fullname, roles, levels }) => (
              <Checkbox
                key={id}
                value={String(id)}
                description={[
                  roles.map((role) => ROLES[role].name[locale]).join(', '),
                  levels.map((level) => levelName(level, locale)).join(', '),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              >
                {fullname}
              </Checkbox>
            ))}
          </CheckboxGroup>
        </Card>
      )}
      <ListPages
        list={professors}
        label={t('people.pages')}
        onPage={(page) => onView({ page })}
        isWaiting={isReading}
      />
    </Step>
  );
}
