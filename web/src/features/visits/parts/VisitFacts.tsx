import { use } from 'react';
import type { VisitPage } from '@ruta/contracts/visits/visits.screens';
import { Card, DescriptionList, Link, Stack } from '@ruta/design-system';
import { Identity, named } from '../../../lib/api';
import { formatInstant } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { visitTexts } from '../visits.texts';
import { pdfOf } from '../visits.calls';

/** Objective, coach, moments and document of a visit. */
export function VisitFacts({ visit }: { visit: VisitPage['visit'] }) {
  const t = useTexts(visitTexts);
  const { me } = useSession();
  const document = named(pdfOf(visit.id), use(Identity));
  const moment = (id: 'started' | 'finished', instant: string | null) =>
    instant === null ? [] : [{ id, term: t(`detail.${id}`), detail: formatInstant(instant, me.user_timezone) }];
  return (
    <Card element="section" aria-label={t('detail.facts')}>
      <Stack gap={4}>
        <DescriptionList
          items={[{ id: 'objective', term: t('detail.objective'), detail: visit.objective || t('objective.none') }]}
        />
        <DescriptionList
          columns={3}
          items={[
            { id: 'coach', term: t('column.coach'), detail: visit.coach.fullname },
            ...moment('started', visit.started_at),
            ...moment('finished', visit.finished_at),
            {
              id: 'pdf',
              term: t('detail.document'),
              detail: (
                <Link href={document} newTabLabel={t('new-tab')}>
                  {t('detail.pdf')}
                </Link>
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
