import type { Coach } from '@ruta/contracts/hierarchy/coach.schema';
import { Button, ComboBox, SelectorCascade } from '@ruta/design-system';
import type { CascadeOptions, OptionItem } from '@ruta/design-system';
import {
  COACH_PLACES,
  coachesAreDistinct,
  coachIsFree,
  MAIN_LEVELS,
  missingLevels,
} from '@ruta/state-machines/hierarchy/hierarchy.rules';
import type { Assignment } from '@ruta/state-machines/hierarchy/hierarchy.rules';
import { hasUnsavedChanges } from '@ruta/state-machines/hierarchy/hierarchy.machine';
import { firstErrors } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useWhyOffline } from '../../../shared/use-sending';
import { hierarchyTexts } from '../hierarchy.texts';
import { Pair } from '../hierarchy.styles';
import { dialogTexts } from '../school-dialog.texts';
import { useCascadeLabels } from '../use-cascade-labels';
import { useCoaches } from '../use-coaches';
import type { HierarchyFlow } from '../use-hierarchy-flow';
import { SchoolActs } from './SchoolActs';

/** The address that signs in, which the calls name people by. */
const byAccess = ({ access }: Coach) => access;
const isMain = (level: string): level is (typeof MAIN_LEVELS)[number] =>
  (MAIN_LEVELS as readonly string[]).includes(level);

/** The people of a school, and what else may be done with it. */
export function Choosing({ flow }: { flow: HierarchyFlow }) {
  return (
    <>
      <Team flow={flow} />
      <SchoolActs flow={flow} />
    </>
  );
}

/** The people of a school: four levels from the top, then the secondary coaches (HIE-02). */
export function Team({ flow }: { flow: HierarchyFlow }) {
  const t = useTexts(hierarchyTexts);
  const words = useTexts(dialogTexts);
  const labels = useCascadeLabels();
  const { snapshot, send, problem } = flow;
  const { draft } = snapshot.context;
  const offered = useOffered(flow);
  const refused: Readonly<Partial<Record<string, string>>> = problem ? firstErrors(problem) : {};
  const isLocked = snapshot.hasTag('saving');
  const second = (place: 'secondaryOne' | 'secondaryTwo', key: 'sec_coach_access_one' | 'sec_coach_access_two') => {
    const { options } = offered[place];
    const isWaiting = place === 'secondaryTwo' && draft.secondaryOne === null;
    const why = isWaiting
      ? words('secondary.waiting')
      : options.status === 'loading'
        ? labels.loading
        : options.status === 'failed'
          ? labels.failed
          : undefined;
    return (
      <ComboBox
        label={t(`place.${place}`)}
        placeholder={words('placeholder')}
        items={options.status === 'ready' ? options.items : []}
        value={draft[place]}
        isDisabled={isLocked || why !== undefined}
        description={why}
        errorMessage={refused[key]}
        emptyText={labels.noMatch}
        onChange={(access) => {
          // React Aria also reports the selection when options change, which is no choice.
          if (access !== draft[place]) send({ type: `${place}.chosen`, access });
        }}
      />
    );
  };
  return (
    <>
      <SelectorCascade
        label={words('team')}
        levels={MAIN_LEVELS.map((level) => ({
          id: level,
          label: t(`place.${level}`),
          placeholder: words('placeholder'),
          waitingText: words('level.waiting'),
          options: offered[level].options,
          errorMessage: refused[`${level}_access`],
          isRequired: true,
        }))}
        value={Object.fromEntries(MAIN_LEVELS.map((level) => [level, draft[level]]))}
        onChoose={({ level, value }) => {
          if (isMain(level)) send({ type: 'level.chosen', level, access: value });
        }}
        onRetry={(level) => isMain(level) && offered[level].retry()}
        isDisabled={isLocked}
        labels={labels}
      />
      <Pair role="group" aria-label={words('secondaries')}>
        {second('secondaryOne', 'sec_coach_access_one')}
        {second('secondaryTwo', 'sec_coach_access_two')}
      </Pair>
    </>
  );
}

/** Everybody with the role of each place, and who holds it now. Who is another coach of the school cannot be chosen. */
function useOffered({ snapshot, names }: HierarchyFlow) {
  const t = useTexts(hierarchyTexts);
  const words = useTexts(dialogTexts);
  const { draft, cycleId: cycle } = snapshot.context;
  const asked = { cycle, valueOf: byAccess };
  const withHolder = (place: keyof Assignment, found: ReturnType<typeof useCoaches>) => {
    const holder = draft[place];
    const { options } = found;
    if (options.status !== 'ready') return found;
    const known = options.items.find(({ id }) => id === holder);
    // The review names who was chosen.
    if (known !== undefined) names.set(known.id, known.label);
    const isKnown = holder === null || known !== undefined;
    const all = isKnown ? options.items : [{ id: holder, label: names.get(holder) ?? holder }, ...options.items];
    return { ...found, options: { status: 'ready', items: marked(all, place) } as CascadeOptions };
  };
  const marked = (items: readonly OptionItem[], place: keyof Assignment): readonly OptionItem[] => {
    const held = COACH_PLACES.find((one) => one === place);
    if (held === undefined) return items;
    const others = COACH_PLACES.filter((other) => other !== held && draft[other] !== null);
    if (others.length === 0) return items;
    return items.map((item) => {
      if (coachIsFree(draft, held, item.id)) return item;
      const other = others.find((one) => draft[one] === item.id) ?? held;
      return { ...item, isDisabled: true, description: words('already-coach', { place: t(`place.${other}`) }) };
    });
  };
  const secondaries = useCoaches('secondary_one', asked);
  return {
    director: withHolder('director', useCoaches('director', asked)),
    manager: withHolder('manager', useCoaches('manager', asked)),
    coordinator: withHolder('coordinator', useCoaches('coordinator', asked)),
    coach: withHolder('coach', useCoaches('coach', asked)),
    secondaryOne: withHolder('secondaryOne', secondaries),
    secondaryTwo: withHolder('secondaryTwo', secondaries),
  };
}

/** Why there is nothing to review yet. */
function useWhyWaiting({ snapshot }: HierarchyFlow): string | undefined {
  const t = useTexts(hierarchyTexts);
  const words = useTexts(dialogTexts);
  const whyOffline = useWhyOffline();
  const { draft } = snapshot.context;
  const missing = missingLevels(draft);
  if (missing.length > 0)
    return words('why.missing', { places: missing.map((level) => t(`place.${level}`)).join(', ') });
  if (!coachesAreDistinct(draft)) return words('why.same');
  if (!hasUnsavedChanges(snapshot.context)) return words('why.nothing');
  return whyOffline;
}

export interface ContinueProps {
  flow: HierarchyFlow;
  /** Asked first where the form holds more than people; on `false` it tells what is missing. */
  mayContinue?: () => boolean;
}

/** The way to the review; disabled, it says what is missing. */
export function ContinueButton({ flow, mayContinue = () => true }: ContinueProps) {
  const words = useTexts(dialogTexts);
  const { snapshot, send } = flow;
  const why = useWhyWaiting(flow);
  return (
    <Button
      variant="primary"
      iconEnd="arrowRight"
      isPending={snapshot.matches('requestingReview')}
      pendingLabel={words('continue.pending')}
      isDisabled={why !== undefined}
      disabledReason={why}
      onPress={() => {
        if (mayContinue()) send({ type: 'review.requested' });
      }}
    >
      {words('continue')}
    </Button>
  );
}

/** Discard, or go on to the review. */
export function ChoosingFoot({ flow }: { flow: HierarchyFlow }) {
  const words = useTexts(dialogTexts);
  const { snapshot, send } = flow;
  return (
    <>
      <Button
        isDisabled={!hasUnsavedChanges(snapshot.context) || snapshot.hasTag('saving')}
        disabledReason={words('why.nothing')}
        onPress={() => send({ type: 'changes.discarded' })}
      >
        {words('discard')}
      </Button>
      <ContinueButton flow={flow} />
    </>
  );
}
