import { LOCALES } from '@ruta/contracts/locale';
import { isFilmUrl } from '@ruta/contracts/pills/film-url';
import { KEYWORD_MAX, KEYWORDS_MAX, PILL_TITLE_MAX } from '@ruta/contracts/pills/limits';
import { isPillUrl } from '@ruta/contracts/pills/pill-url';
import type { ListedPill, PillCatalog } from '@ruta/contracts/pills/pills.schema';
import { InlineAlert, KeywordsField, TextField } from '@ruta/design-system';
import { useFieldSentence } from '../../../lib/field-sentences';
import { useLocale, useTexts } from '../../../lib/i18n';
import type { Difference } from '../../../shared/conflict/ConflictDialog';
import { RevisedModal } from '../../../shared/conflict/RevisedModal';
import { CaptionsField } from '../../../shared/film/CaptionsField';
import { chosenPlace, choose, levelName, placeOf } from '../levels';
import { pillConsoleTexts } from '../pill-console.texts';
import { usePillForm } from '../use-pill-form';
import { useSentFilm } from '../use-sent-film';
import { useStoredPill } from '../use-stored-pill';
import { LevelCascade } from './LevelCascade';
import { PillSource } from './PillSource';

interface PillDialogProps {
  /** The edited video; null for a new one. */
  pill: ListedPill | null;
  catalog: PillCatalog;
  /** Hosts whose videos may be added. */
  hosts: readonly string[];
  onClose: () => void;
}

/** Adds or changes a video; it is saved once title, address or film, category and subcategory are there (PIL-01). */
export function PillDialog({ pill, catalog, hosts, onClose }: PillDialogProps) {
  const t = useTexts(pillConsoleTexts);
  const sentence = useFieldSentence();
  const locale = useLocale();
  const form = usePillForm({ pill, onClose });
  const { typed, write, errors, theirs } = form;
  const { title, url, source, chosen, keywords } = typed;
  const film = useSentFilm((sent) => write({ film: sent }));
  const isInvalid = url.trim() !== '' && !isPillUrl(url, hosts);
  const missing = (['category', 'subcategory'] as const).find((level) => chosen[level] === null);
  const invalid = isInvalid ? sentence('pills.url.invalid') : undefined;
  const whyNotPlayed = () => {
    if (source === 'url') return url.trim() === '' ? t('why.url') : invalid;
    if (film.chosen.progress !== undefined) return t('why.sending');
    return typed.film === '' ? t('why.film') : undefined;
  };
  const why =
    title.trim() === ''
      ? t('why.title')
      : (whyNotPlayed() ?? (missing && t('why.level', { level: levelName(catalog.levels, missing, locale) })));
  const played = source === 'film' ? typed.film : url.trim();
  const { send, present, captions, saved, isIncomplete } = useStoredPill({ pill, form, film, played });
  const nameOf = (address: string) => (isFilmUrl(address) ? t('source.film') : address);
  const differences = (): Difference[] => {
    if (theirs === null) return [];
    return [
      { name: t('field.title'), mine: title, saved: theirs.title },
      { name: t('source'), mine: nameOf(played), saved: nameOf(theirs.url) },
      {
        name: t('column.place'),
        mine: chosenPlace(catalog, chosen),
        saved: placeOf([theirs.category, theirs.sub_category, theirs.topic, theirs.tag]),
      },
      { name: t('field.keywords'), mine: keywords.join(', '), saved: theirs.keywords.join(', ') },
    ];
  };
  return (
    <RevisedModal
      title={t(pill === null ? 'add' : 'edit.title')}
      form={form}
      why={why}
      words={t}
      differences={differences}
      onSave={() => form.save(send)}
      onKeepMine={() => form.keepMine(send)}
      onClose={onClose}
    >
      {isIncomplete && (
        <InlineAlert tone="warning" title={t('captions.left')} isLive>
          {t('captions.left.body')}
        </InlineAlert>
      )}
      <TextField
        label={t('field.title')}
        value={title}
        onChange={(text) => write({ title: text })}
        maxLength={PILL_TITLE_MAX}
        errorMessage={errors['title']}
        isRequired
        autoFocus
      />
      <PillSource {...{ typed, write, hosts, film, present, invalid }} error={errors['url']} />
      {source === 'film' && typed.film !== '' && (
        <CaptionsField places={LOCALES} captions={captions} saved={saved} isDisabled={form.isPending} />
      )}
      <LevelCascade
        catalog={catalog}
        chosen={chosen}
        onChoose={(level, id) => write({ chosen: choose(chosen, level, id) })}
        form={{
          present: { category: pill?.category, subcategory: pill?.sub_category, topic: pill?.topic, tag: pill?.tag },
          errors,
        }}
      />
      <KeywordsField
        label={t('field.keywords')}
        description={t('field.keywords.help')}
        value={keywords}
        onChange={(words) => write({ keywords: words })}
        listLabel={t('keywords.list')}
        maxCount={KEYWORDS_MAX}
        maxLength={KEYWORD_MAX}
        tooLongText={t('keywords.too-long', { max: KEYWORD_MAX })}
        duplicateText={(words) => t('keywords.duplicate', { words: words.join(', ') })}
        tooManyText={(words) => t('keywords.too-many', { max: KEYWORDS_MAX, words: words.join(', ') })}
        errorMessage={errors['keywords']}
      />
    </RevisedModal>
  );
}
