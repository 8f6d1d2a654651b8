import { useMemo, useState } from 'react';
import type { HandoverReview } from '@ruta/contracts/hierarchy/handover.schema';
import type { HandoverPage } from '@ruta/contracts/hierarchy/handover.screens';
import type { CoachRole } from '@ruta/contracts/roles';
import { Button, ComboBox, DropLists, IconButton, Inline, InlineAlert, Select, Stack, Text } from '@ruta/design-system';
import { call } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useSubmission } from '../../../shared/use-submission';
import { useSending } from '../../../shared/use-sending';
import { reviewHandover } from '../handover.calls';
import { Pair } from '../hierarchy.styles';
import { handoverTexts } from '../handover.texts';
import { SOURCE, useSharingOut } from '../use-sharing-out';
import { HandoverDialog } from './HandoverDialog';

export interface SharingOutProps {
  page: HandoverPage;
  cycle: number;
  role: CoachRole;
  from: { id: number; fullname: string };
}

/** Somebody's schools beside who receives them: dragged, or moved by list; then reviewed (decision 0040). */
export function SharingOut({ page, cycle, role, from }: SharingOutProps) {
  const t = useTexts(handoverTexts);
  const sending = useSending();
  /** Whom the field shows: the last who was added. */
  const [added, setAdded] = useState<string | null>(null);
  /** The list that the chosen schools go to. */
  const [target, setTarget] = useState<string | null>(null);
  const [review, setReview] = useState<HandoverReview | null>(null);
  const { isPending, errors, problem, alert, submit } = useSubmission();
  const schools = page.schools ?? [];
  const sharing = useSharingOut(schools);
  const { receivers, schoolsAt, chosen, given } = sharing;
  const loads = new Map(page.holders.map(({ id, schools: load }) => [id, load]));
  const addable = useMemo(
    () =>
      page.receivers
        .filter(({ id }) => id !== from.id)
        .map(({ id, fullname }) => ({ id: String(id), label: fullname })),
    [page.receivers, from.id],
  );
  const countOf = (count: number) => <Text variant="caption">{t('list.count', { count })}</Text>;
  const lists = [
    {
      id: SOURCE,
      label: t('list.from', { name: from.fullname }),
      note: countOf(schoolsAt(SOURCE).length),
      items: itemsOf(schoolsAt(SOURCE)),
    },
    ...receivers.map(({ id, fullname }) => {
      const theirs = schoolsAt(String(id));
      const before = loads.get(id) ?? 0;
      return {
        id: String(id),
        label: fullname,
        note: (
          <Inline gap={2}>
            <Text variant="caption">{t('load', { before, after: before + theirs.length })}</Text>
            <IconButton
              icon="close"
              size="S"
              label={t('receiver.remove', { name: fullname })}
              onPress={() => {
                sharing.remove(id);
                if (added === String(id)) setAdded(null);
                if (target === String(id)) setTarget(null);
              }}
            />
          </Inline>
        ),
        items: itemsOf(theirs),
      };
    }),
  ];
  const form = { cycle_id: cycle, from_id: from.id, role, receivers: given };
  const ask = async () => setReview((await call(reviewHandover, { body: form })).data);
  const whyNoMove = chosen.size === 0 ? t('move.none') : target === null ? t('move.nobody') : undefined;
  const whyNoReview = given.length === 0 ? t('review.none') : undefined;
  const faults = Object.entries(errors).map(([field, message]) => {
    const [, receiver, , at] = field.split('.');
    const id = given[Number(receiver)]?.schools[Number(at)];
    const school = schools.find((one) => one.id === id)?.name;
    return school === undefined ? message : `${school}: ${message}`;
  });
  return (
    <Stack gap={4}>
      {problem && (
        <InlineAlert ref={alert} tone="danger" title={problem.message} isLive>
          {faults.length > 0 && faults.join(' ')}
        </InlineAlert>
      )}
      <Pair>
        <ComboBox
          label={t('receiver')}
          placeholder={t('from.hint')}
          emptyText={t('from.none')}
          items={addable}
          value={added}
          onChange={(id) => {
            setAdded(id);
            const person = page.receivers.find((one) => String(one.id) === id);
            if (!person) return;
            if (receivers.every((one) => one.id !== person.id)) sharing.add(person);
            setTarget(id);
          }}
        />
        <Select
          label={t('move.to')}
          placeholder={t('move.to.hint')}
          value={target}
          onChange={setTarget}
          items={lists.map(({ id, label }) => ({ id, label }))}
        />
      </Pair>
      <Inline gap={2}>
        <Button onPress={() => sharing.choose(new Set(schoolsAt(SOURCE).map(({ id }) => String(id))))}>
          {t('choose.all')}
        </Button>
        <Button
          icon="arrowRight"
          isDisabled={whyNoMove !== undefined}
          disabledReason={whyNoMove}
          onPress={() => target !== null && sharing.move([...chosen], target)}
        >
          {t('move')}
        </Button>
      </Inline>
      <DropLists
        lists={lists}
        emptyText={t('list.empty')}
        chosen={chosen}
        onChoose={sharing.choose}
        onMove={sharing.move}
      />
      <Inline gap={2}>
        <Button
          variant="primary"
          {...sending({ why: whyNoReview })}
          isPending={isPending}
          pendingLabel={t('review.pending')}
          onPress={() => submit(ask)}
        >
          {t('review')}
        </Button>
      </Inline>
      {review && <HandoverDialog review={review} form={form} onReview={setReview} onClose={() => setReview(null)} />}
    </Stack>
  );
}

const itemsOf = (schools: readonly { id: number; name: string }[]) =>
  schools.map(({ id, name }) => ({ id: String(id), label: name }));
