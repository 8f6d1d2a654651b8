import type { DpiResults } from '@ruta/contracts/dpi/dpi.schema';
import { Stack, Text } from '@ruta/design-system';
import { formatDay } from '../../lib/dates';
import { useTexts } from '../../lib/i18n';
import { dpiResultsTexts } from './dpi-results.texts';

/** What stands above the figures, of the screen and of the paper: days, who has finished, of whom they are. */
export function useFacts(results: DpiResults) {
  const t = useTexts(dpiResultsTexts);
  const { dpiClosure, totalValidated, professors, shown, min_group, window, rate } = results;
  return [
    {
      id: 'window',
      term: t('window'),
      detail: dpiClosure
        ? t('window.days', { from: formatDay(dpiClosure.start_at), to: formatDay(dpiClosure.end_at) })
        : t('window.none'),
    },
    {
      id: 'finished',
      term: t('finished'),
      detail: t('finished.of', { done: totalValidated, count: Math.max(professors.length, totalValidated) }),
    },
    ...(shown > 0
      ? [
          {
            id: 'shown',
            term: t('shown'),
            detail:
              window === 'after' ? t('shown.all', { count: shown }) : t('shown.of', { count: shown, step: min_group }),
          },
        ]
      : []),
    ...(rate.length > 0 ? [{ id: 'rate', term: t('rate'), detail: <Rate rate={rate} /> }] : []),
  ];
}

/** Who has finished, by role. */
function Rate({ rate }: Pick<DpiResults, 'rate'>) {
  const t = useTexts(dpiResultsTexts);
  return (
    <Stack gap={1}>
      {rate.map(({ roles, finished, expected }) => (
        <Text key={roles.join()}>
          {t('rate.of', {
            role: roles.map((role) => t(`role.${role}`)).join(', '),
            done: finished,
            total: Math.max(expected, finished),
          })}
        </Text>
      ))}
    </Stack>
  );
}
