import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { embedOf } from '@ruta/contracts/pills/embed';
import { isFilmUrl } from '@ruta/contracts/pills/film-url';
import { pillLibraryPages } from '@ruta/contracts/pills/pill-library.pages';
import type { OpenedPill } from '@ruta/contracts/pills/pills.schema';
import {
  Button,
  DescriptionList,
  EmptyState,
  InlineAlert,
  Inline,
  LinkButton,
  PageHeader,
  Skeleton,
  Stack,
} from '@ruta/design-system';
import { asProblem, call, useEndpoint } from '../../../lib/api';
import { dayOf, formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { FilmPlayer } from '../../../shared/film/FilmPlayer';
import { ScreenState } from '../../../shared/ScreenState';
import { sayDone, sayProblem } from '../../../shared/SnackbarBridge';
import { usePageTitle } from '../../../shared/use-page-title';
import { placeOf } from '../levels';

import { OtherPills } from '../parts/OtherPills';
import { PillPlayer } from '../parts/PillPlayer';
import { brokenPill, getPill, keepProgress, viewPill } from '../pills.calls';
import { playerTexts } from '../player.texts';
import { usePlaylists, videosOf } from '../use-playlists';

/** One video of the library (PIL-03): `/pills/7`. */
export function PillPage() {
  const t = useTexts(playerTexts);
  const { id = '' } = useParams();
  const result = useEndpoint(getPill, { params: { id } });
  return (
    <Stack gap={6}>
      <ScreenState
        isWholePage
        result={result}
        skeleton={<Skeleton shape="block" height={360} />}
        loadingLabel={t('loading')}
      >
        {({ data }) => (
          <Watched
            key={data.id}
            pill={data}
            // The last place may be kept after its person has signed out, and the cache with them.
            onKept={(kept) => void result.mutate({ data: { ...data, ...kept } }).catch(() => undefined)}
          />
        )}
      </ScreenState>
      {result.problem?.status === 404 && <OtherPills />}
    </Stack>
  );
}

/** Where somebody stopped, and whether they have seen the film. */
type Kept = Pick<OpenedPill, 'second' | 'is_seen'>;

/** The player, which counts as watched today: of a film of ours, or of another site; an address without one is a link. */
function Watched({ pill, onKept }: { pill: OpenedPill; onKept: (kept: Kept) => void }) {
  const t = useTexts(playerTexts);
  const { me } = useSession();
  const [isReported, setReported] = useState(pill.is_reported);
  const [isPending, setPending] = useState(false);
  const next = useNext(pill.id);
  const { id, title, url } = pill;
  usePageTitle(title);
  // A view that could not be counted hinders nobody.
  useEffect(() => void call(viewPill, { params: { id } }).catch(() => undefined), [id]);
  const report = async () => {
    setPending(true);
    try {
      sayDone(await call(brokenPill, { params: { id } }));
      setReported(true);
    } catch (error) {
      sayProblem(asProblem(error));
    } finally {
      setPending(false);
    }
  };
  const isFilm = isFilmUrl(url);
  const player = embedOf(url);
  const site = (
    <LinkButton icon="externalLink" href={url} target="_blank">
      {t('open')}
    </LinkButton>
  );
  return (
    <Stack gap={4}>
      <PageHeader title={title} backTo={{ href: pillLibraryPages.pills.href(), label: t('library') }} />
      {pill.is_broken && (
        <InlineAlert tone="warning" title={t('broken.title')}>
          {t('broken.body')}
        </InlineAlert>
      )}
      {isFilm ? (
        <FilmPlayer
          film={{
            ...{ title, src: url, second: pill.second, length: pill.duration_sec, is_seen: pill.is_seen },
            captions: pill.captions.map((language) => ({
              language,
              src: `/api/pills/videos/${id}/captions/${language}`,
            })),
          }}
          keep={async ({ second, is_seen }) => {
            const { data } = await call(keepProgress, { params: { id }, body: { second, is_seen } });
            onKept(data);
            return data;
          }}
          failedHint={t('film.hint')}
        />
      ) : player === null ? (
        <EmptyState icon="video" title={t('no-player.title')} body={t('no-player.body')} action={site} />
      ) : (
        <PillPlayer title={title} player={player} />
      )}
      <Inline gap={2}>
        {next !== undefined && (
          <LinkButton variant="primary" iconEnd="arrowRight" href={next}>
            {t('next')}
          </LinkButton>
        )}
        {player !== null && site}
        <Button
          icon="warning"
          isPending={isPending}
          pendingLabel={t('broken')}
          isDisabled={isReported}
          disabledReason={t('broken.told')}
          onPress={() => void report()}
        >
          {t('broken')}
        </Button>
      </Inline>
      <DescriptionList
        columns={3}
        items={[
          {
            id: 'category',
            term: t('category'),
            detail: placeOf([pill.category, pill.sub_category, pill.topic, pill.tag]),
          },
          ...(pill.keywords.length > 0
            ? [{ id: 'keywords', term: t('keywords'), detail: pill.keywords.join(', ') }]
            : []),
          { id: 'added', term: t('added'), detail: formatDay(dayOf(pill.created_at, me.user_timezone)) },
          { id: 'views', term: t('views'), detail: String(pill.views) },
        ]}
      />
      {(pill.is_broken || isReported) && <OtherPills instead={pill} />}
    </Stack>
  );
}

/** The address of the video after this one in the list that it was opened from. */
function useNext(id: number): string | undefined {
  const [address] = useSearchParams();
  const { lists = [] } = usePlaylists();
  const list = lists.find((one) => String(one.id) === address.get('list'));
  if (!list) return undefined;
  const videos = videosOf(list);
  const after = videos[videos.indexOf(id) + 1];
  return videos.includes(id) && after !== undefined
    ? `${pillLibraryPages.pill.href({ id: after })}?list=${list.id}`
    : undefined;
}
