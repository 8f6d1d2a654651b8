import { useState } from 'react';
import type { Locale } from '@ruta/contracts';
import { isFilmUrl } from '@ruta/contracts/pills/film-url';
import type { ListedPill, Pill } from '@ruta/contracts/pills/pills.schema';
import { call, upload, useRefresh } from '../../lib/api';
import type { Saved } from '../../shared/conflict/use-revised-form';
import { useCaptions, type SendCaptions } from '../../shared/film/use-captions';
import { sayDone } from '../../shared/SnackbarBridge';
import { editPill, keepCaptions, PILL_CONSOLES, removeCaptions, storePill } from './pill-console.calls';
import type { usePillForm } from './use-pill-form';
import type { SentFilm } from './use-sent-film';

interface StoredPillOptions {
  /** The edited video; null for a new one. */
  pill: ListedPill | null;
  form: ReturnType<typeof usePillForm>;
  film: SentFilm;
  /** The address that the video is saved with. */
  played: string;
}

/**
 * Stores a video, then sends the captions that were chosen for its film (PIL-01). Where some did not arrive, the form
 * stays open on the video as it is stored: what failed is sent again beside it, and another save changes that video.
 */
export function useStoredPill({ pill, form, film, played }: StoredPillOptions) {
  const refresh = useRefresh();
  const [stored, setStored] = useState<Pick<Pill, 'id' | 'url'> | null>(pill);
  const captions = useCaptions<Locale>({ kept: pill?.captions ?? [], typeFault: 'pills.captions.type' });
  const { typed, write, follow } = form;
  const present = stored !== null && isFilmUrl(stored.url) ? stored.url : undefined;
  const isFilm = typed.source === 'film';
  const hasItsFilm = isFilm && played === present;

  const sendTo =
    (id: number): SendCaptions<Locale> =>
    (locale, file, sending) =>
      upload(keepCaptions, { params: { id, locale }, form: { file }, ...sending });

  const send = async (revision: number | undefined) => {
    const { category, subcategory, topic, tag } = typed.chosen;
    const place = { category: category ?? 0, subcategory: subcategory ?? 0, topic, tag };
    const body = { title: typed.title, url: played, ...place, keywords: [...typed.keywords] };
    const saved = await (stored === null
      ? call(storePill, { body })
      : call(editPill, { params: { id: stored.id }, body: { ...body, ...(revision !== undefined && { revision }) } }));
    if (!hasItsFilm) captions.withoutKept();
    if (!isFilm || (await captions.sendChosen(sendTo(saved.data.id)))) return saved;
    setStored(saved.data);
    follow(saved.data);
    write({ film: saved.data.url });
    film.chosen.clear();
    sayDone(saved);
    void refresh(PILL_CONSOLES);
    return undefined;
  };
  /** What changes captions at once, beside the form. */
  const atOnce = async (work: Promise<Saved>) => {
    const done = await work;
    sayDone(done);
    void refresh(PILL_CONSOLES);
    return done;
  };
  return {
    send,
    /** Address of the film that the stored video has. */
    present,
    captions,
    saved:
      stored !== null && hasItsFilm
        ? {
            send: (...sent: Parameters<SendCaptions<Locale>>) => atOnce(sendTo(stored.id)(...sent)),
            remove: (locale: Locale) => atOnce(call(removeCaptions, { params: { id: stored.id, locale } })),
          }
        : null,
    /** Whether the video was stored here and captions of it are still to be sent. */
    isIncomplete: stored !== pill && captions.hasChosen,
  };
}
