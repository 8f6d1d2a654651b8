import { Button, Card, InlineAlert, Stack, Text } from '@ruta/design-system';
import type { Reallocation } from '@ruta/state-machines/hierarchy/hierarchy.events';
import { useTexts } from '../../../lib/i18n';
import { useSending } from '../../../shared/use-sending';
import { Lines } from '../../../shared/Lines';
import { hierarchyTexts } from '../hierarchy.texts';
import { spelled } from '../places';
import { dialogTexts } from '../school-dialog.texts';
import type { HierarchyFlow } from '../use-hierarchy-flow';

/** What saving moves, before it moves (HIE-03). */
export function Reviewing({ flow }: { flow: HierarchyFlow }) {
  const t = useTexts(dialogTexts);
  const { moves } = flow.snapshot.context;
  if (moves.length === 0) return <Text>{t('review.nothing')}</Text>;
  return <Moves flow={flow} moves={moves} />;
}

/** The places that change hands, each with the work that moves and the work that stays. */
function Moves({ flow, moves }: { flow: HierarchyFlow; moves: readonly Reallocation[] }) {
  return (
    <Stack gap={3}>
      {moves.map((move) => (
        <Move key={move.place} move={move} flow={flow} />
      ))}
    </Stack>
  );
}

/** The unfinished work that a release leaves behind, by who leaves it; a question has no room for the others. */
export function LeftBehind({ flow }: { flow: HierarchyFlow }) {
  const t = useTexts(dialogTexts);
  const moves = flow.snapshot.context.moves.filter(
    ({ visits, activities, inProgress, conferences, drafts }) =>
      visits + activities + inProgress + conferences + drafts > 0,
  );
  return moves.length === 0 ? <Text tone="muted">{t('move.none')}</Text> : <Moves flow={flow} moves={moves} />;
}

function Move({ move, flow: { names } }: { move: Reallocation; flow: HierarchyFlow }) {
  const t = useTexts(dialogTexts);
  const places = useTexts(hierarchyTexts);
  const named = (access: string | null) => (access === null ? t('move.nobody') : (names.get(access) ?? access));
  const { visits, activities, inProgress, conferences, drafts, heir, heavy } = move;
  const work = [
    ...(visits > 0 ? [t('move.visits', { count: visits })] : []),
    ...(activities > 0 ? [t('move.activities', { count: activities })] : []),
  ].join(', ');
  const lines = [
    ...(work === '' ? [] : [heir === null ? t('move.stays', { work }) : t('move.to', { heir: named(heir), work })]),
    ...(inProgress > 0 ? [t('move.in-progress', { count: inProgress })] : []),
    ...(conferences > 0 ? [t('move.conferences', { count: conferences })] : []),
    ...(drafts > 0 ? [t('move.drafts', { count: drafts })] : []),
  ];
  return (
    <Card padding="S">
      <Stack gap={2}>
        <Text weight="medium">
          {`${places(`place.${spelled(move.place)}`)}: ${named(move.from)} → ${named(move.to)}`}
        </Text>
        {lines.length === 0 ? (
          <Text tone="muted">{t('move.none')}</Text>
        ) : (
          <Lines role="list">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Lines>
        )}
        {heavy !== null && (
          <InlineAlert
            tone="warning"
            title={t('move.heavy', { name: named(move.to), count: heavy.schools, mean: heavy.mean })}
          />
        )}
      </Stack>
    </Card>
  );
}

/** Back to choosing, or save. */
export function ReviewingFoot({ flow }: { flow: HierarchyFlow }) {
  const t = useTexts(dialogTexts);
  const sending = useSending();
  const { snapshot, send } = flow;
  const isSaving = snapshot.matches('saving');
  return (
    <>
      <Button isDisabled={isSaving} onPress={() => send({ type: 'review.left' })}>
        {t('back')}
      </Button>
      <Button
        variant="primary"
        icon="save"
        isPending={isSaving}
        pendingLabel={t('save.pending')}
        {...sending()}
        onPress={() => send({ type: 'save.confirmed' })}
      >
        {t('save')}
      </Button>
    </>
  );
}
