import { lazy, Suspense, useState } from 'react';
import type { Pfi, PfiRow } from '@ruta/contracts/pfi/pfi.schema';
import {
  Button,
  Card,
  DescriptionList,
  Disclosure,
  Heading,
  Inline,
  LinkButton,
  Stack,
  StatusChip,
  Text,
} from '@ruta/design-system';
import { formatDay, formatDayUnbroken, dayOf } from '../../../lib/dates';
import { useTexts, type TranslateOf } from '../../../lib/i18n';
import { DateChanges } from '../../../shared/flow/DateChanges';
import { pfiTexts } from '../pfi.texts';
import { rowId } from '../year-marks';
import { Reasons } from './Reasons';

// Loaded on demand: readers need neither form.
const MovePfi = lazy(async () => ({ default: (await import('./MovePfi')).MovePfi }));
const RemovePfi = lazy(async () => ({ default: (await import('./RemovePfi')).RemovePfi }));

export interface PfiCardProps {
  pfi: Pfi;
  row: PfiRow;
  /** Of its heading. */
  level: 2 | 3;
}

/** How an activity stands. */
export const wordOf = ({ status, isStarted, isCompleted }: PfiRow) =>
  `status.${isStarted && !isCompleted ? 'started' : status}` as const;

/** A dated activity; it folds open to its reasons, the history of its dates, and who came (PFI-01). */
export function PfiCard({ pfi, row, level }: PfiCardProps) {
  const t = useTexts(pfiTexts);
  const [open, setOpen] = useState<'date' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const { activity, date, time, status, can, url, moves } = row;
  return (
    <Card element="article" aria-label={activity}>
      <Stack gap={3}>
        <Inline gap={2} justify="between">
          <Heading level={level} size="S" id={rowId(row)} tabIndex={-1}>
            {activity}
          </Heading>
          <StatusChip status={status}>{t(wordOf(row))}</StatusChip>
        </Inline>
        <Inline gap={2} justify="between">
          <Text weight="medium">{t('when', { day: formatDayUnbroken(date), time })}</Text>
          <Inline gap={2}>
            {can.date && (
              <Button
                size="S"
                icon="reschedule"
                aria-label={t('move.of', { activity })}
                onPress={() => setOpen('date')}
              >
                {t('move')}
              </Button>
            )}
            {can.delete && (
              <Button size="S" icon="trash" aria-label={t('remove.of', { activity })} onPress={() => setOpen('remove')}>
                {t('remove')}
              </Button>
            )}
            {url !== null && (
              <LinkButton size="S" href={url} aria-label={t('detail.of', { activity })}>
                {t('detail')}
              </LinkButton>
            )}
          </Inline>
        </Inline>
        <Disclosure
          title={t('more')}
          note={moves.length > 0 ? t('moves', { count: moves.length }) : undefined}
          headingLevel={level === 2 ? 3 : 4}
        >
          <Folded pfi={pfi} row={row} />
        </Disclosure>
      </Stack>
      <Suspense fallback={null}>
        {open === 'date' && <MovePfi {...{ pfi, row }} onClose={close} />}
        {open === 'remove' && <RemovePfi row={row} onClose={close} />}
      </Suspense>
    </Card>
  );
}

/** The average of the survey; a group that is too small shows how many answered (ACT-06). */
const ratingOf = ({ answers, average }: NonNullable<PfiRow['rating']>, t: TranslateOf<typeof pfiTexts>) =>
  average === null
    ? t('rating.hidden', { count: answers })
    : t('rating.average', { average: average.toFixed(1), count: answers });

function Folded({ pfi, row }: Pick<PfiCardProps, 'pfi' | 'row'>) {
  const t = useTexts(pfiTexts);
  const { central_activity: central, dated, moves, attended, isStarted, isCompleted, rating } = row;
  const day = formatDay(dayOf(dated.at, pfi.school.timezone));
  return (
    <Stack gap={4}>
      <Text isPreformatted>{central.description}</Text>
      <Reasons reasons={central.reasons} />
      <DescriptionList
        columns={3}
        items={[
          {
            ...{ id: 'window', term: t('window') },
            detail: t('window.days', { from: formatDay(central.window_start), to: formatDay(central.window_end) }),
          },
          {
            ...{ id: 'dated', term: t('dated') },
            detail: dated.by ? t('dated.by', { day, name: dated.by.fullname }) : t('dated.on', { day }),
          },
          ...(isStarted || isCompleted
            ? [{ id: 'attended', term: t('attended'), detail: t('attended.people', { count: attended }) }]
            : []),
          ...(rating ? [{ id: 'rating', term: t('rating'), detail: ratingOf(rating, t) }] : []),
        ]}
      />
      {moves.length > 0 && (
        <DateChanges
          changes={moves}
          sentenceOf={({ old_date, old_time, date, time }) =>
            t('moved', { from: formatDayUnbroken(old_date), at: old_time, to: formatDayUnbroken(date), time })
          }
        />
      )}
    </Stack>
  );
}
