import { lazy, Suspense, useState } from 'react';
import { PAI_TEXT_FIELDS, type PaiSideName } from '@ruta/contracts/pai/limits';
import type { Pai, PaiItem, PaiSide } from '@ruta/contracts/pai/pai.schema';
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
import { formatDayUnbroken } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { paiTexts } from '../pai.texts';
import { TwoColumns } from '../../../shared/TwoColumns';
import { useThemeName } from '../../../shared/themes/use-theme-name';
import { BeforeAfter } from './BeforeAfter';

// Loaded on demand: readers need neither form.
const MoveSide = lazy(async () => ({ default: (await import('./MoveSide')).MoveSide }));
const EditTexts = lazy(async () => ({ default: (await import('./EditTexts')).EditTexts }));

/** What a school commits to for a question: both activities with their dates, and the texts (PAI-02). */
export function PaiItemCard({ pai, item }: { pai: Pai; item: PaiItem }) {
  const t = useTexts(paiTexts);
  const theme = useThemeName()(item.theme);
  const [open, setOpen] = useState<PaiSideName | 'texts' | null>(null);
  const close = () => setOpen(null);
  const { school_activity, coach_activity, coach_pai } = item;
  const coach = coach_activity.coach;
  return (
    <Card element="article" aria-label={theme}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="M">
            {theme}
          </Heading>
          <Text tone="muted">{item.question}</Text>
        </Stack>
        <TwoColumns>
          <Side
            name="school"
            title={t('school')}
            text={item.activity}
            {...{ theme, side: school_activity }}
            onMove={() => setOpen('school')}
          />
          <Side
            name="coach"
            title={coach ? t('coach.of', { name: coach.fullname }) : t('coach')}
            text={coach_pai.activity}
            note={[coach_pai.activity_code, ...(coach ? [] : [t('coach.none')])].join(' · ')}
            {...{ theme, side: coach_activity }}
            onMove={() => setOpen('coach')}
          />
        </TwoColumns>
        <BeforeAfter pai={pai} theme={item.theme} name={theme} />
        <Disclosure title={t('texts')} headingLevel={3}>
          <Stack gap={4}>
            <DescriptionList
              columns={1}
              items={PAI_TEXT_FIELDS.filter((field) => field !== 'activity').map((field) => ({
                id: field,
                term: t(`field.${field}`),
                detail: <Text isPreformatted>{item[field]}</Text>,
              }))}
            />
            {item.can_edit && (
              <div>
                <Button icon="edit" aria-label={t('edit.of', { theme })} onPress={() => setOpen('texts')}>
                  {t('edit')}
                </Button>
              </div>
            )}
          </Stack>
        </Disclosure>
      </Stack>
      <Suspense fallback={null}>
        {(open === 'school' || open === 'coach') && <MoveSide {...{ pai, item, who: open }} onClose={close} />}
        {open === 'texts' && <EditTexts item={item} onClose={close} />}
      </Suspense>
    </Card>
  );
}

interface SideProps {
  name: PaiSideName;
  title: string;
  text: string;
  note?: string;
  theme: string;
  side: PaiSide;
  onMove: () => void;
}

function Side({ name, title, text, note, theme, side, onMove }: SideProps) {
  const t = useTexts(paiTexts);
  const { date, time, status, isStarted, isCompleted, can_reschedule, url } = side;
  const word = isStarted && !isCompleted ? 'started' : status;
  return (
    <Stack gap={2} element="section" aria-label={`${title}. ${theme}`}>
      <Inline gap={2} justify="between">
        <Text variant="label" tone="muted">
          {title}
        </Text>
        <StatusChip status={status}>{t(`status.${word}`)}</StatusChip>
      </Inline>
      <Text isPreformatted>{text}</Text>
      {note && (
        <Text variant="caption" tone="muted">
          {note}
        </Text>
      )}
      <Text weight="medium">{t('when', { day: formatDayUnbroken(date), time })}</Text>
      <Inline gap={2}>
        {can_reschedule && (
          <Button size="S" icon="reschedule" aria-label={t(`move.${name}`, { theme })} onPress={onMove}>
            {t('move')}
          </Button>
        )}
        {url !== null && (
          <LinkButton size="S" href={url} aria-label={t(`detail.${name}`, { theme })}>
            {t('detail')}
          </LinkButton>
        )}
      </Inline>
    </Stack>
  );
}
