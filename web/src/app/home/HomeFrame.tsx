import type { ReactNode } from 'react';
import type { Area } from '@ruta/contracts/roles';
import { PageHeader, Skeleton, Stack, Text } from '@ruta/design-system';
import { formatDayLong } from '../../lib/dates';
import { useLocale, useTexts } from '../../lib/i18n';
import { useServerToday, useSession } from '../../lib/session';
import { Forbidden } from '../../shared/PageStates';
import { ScreenState } from '../../shared/ScreenState';
import { usePageTitle } from '../../shared/use-page-title';
import { AheadPanel } from './AheadPanel';
import { DutyPanel } from './DutyPanel';
import type { Retry } from './HomePanel';
import { NewsPanel } from './NewsPanel';
import { Columns } from './home.styles';
import type { HomeParts, HomeResult } from './home.calls';
import { homeTexts } from './home.texts';

interface HomeFrameProps<T extends HomeParts> {
  area: Area;
  result: HomeResult<T>;
  /** Before everything: what leads elsewhere. */
  above?: ((data: T, retry: Retry) => ReactNode) | undefined;
  /** A part between what to see to and the next seven days. */
  middle?: ((data: T, retry: Retry) => ReactNode) | undefined;
  /** A part after the next seven days. */
  below?: ((data: T) => ReactNode) | undefined;
  /** Instead of everything, such as for a coach without schools. */
  instead?: ((data: T) => ReactNode) | undefined;
}

/** A home: what to see to first, then the next seven days, then what happened (ACT-07, AGE-03). */
export function HomeFrame<T extends HomeParts>({ area, result, above, middle, below, instead }: HomeFrameProps<T>) {
  const t = useTexts(homeTexts);
  const locale = useLocale();
  const { me } = useSession();
  const today = useServerToday(me.user_timezone);
  const retry: Retry = { isRetrying: result.isValidating, onRetry: result.retry };
  usePageTitle(t('title'));
  if (result.problem?.status === 403) return <Forbidden />;
  return (
    <Stack gap={6}>
      <PageHeader
        title={t('greeting', { name: me.user.name })}
        meta={<Text tone="muted">{formatDayLong(today, locale)}</Text>}
      />
      <ScreenState result={result} skeleton={<HomePlaces />} loadingLabel={t('loading')}>
        {(data) =>
          instead?.(data) ?? (
            <Stack gap={6}>
              {above?.(data, retry)}
              <Columns>
                <Stack gap={6}>
                  <DutyPanel panel={data.actions} today={data.today} {...retry} />
                  {middle?.(data, retry)}
                  {data.ahead && <AheadPanel area={area} panel={data.ahead} today={data.today} {...retry} />}
                  {below?.(data)}
                </Stack>
                <NewsPanel panel={data.news} {...retry} />
              </Columns>
            </Stack>
          )
        }
      </ScreenState>
    </Stack>
  );
}

/** As high as a home of a usual day, so that little moves when it appears. */
const HomePlaces = () => (
  <Columns>
    <Stack gap={6}>
      <Skeleton shape="block" height={280} />
      <Skeleton shape="block" height={240} />
    </Stack>
    <Skeleton shape="block" height={240} />
  </Columns>
);
