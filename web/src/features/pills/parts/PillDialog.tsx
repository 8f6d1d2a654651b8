import { KEYWORD_MAX, KEYWORDS_MAX, PILL_TITLE_MAX, PILL_URL_MAX } from '@ruta/contracts/pills/limits';
import { useState } from 'react';
import { embedOf } from '@ruta/contracts/pills/embed';
import { isPillUrl } from '@ruta/contracts/pills/pill-url';
import type { ListedPill, PillCatalog } from '@ruta/contracts/pills/pills.schema';
import { Button, KeywordsField, Link, TextField } from '@ruta/design-system';
import { call } from '../../../lib/api';
import { useFieldSentence } from '../../../lib/field-sentences';
import { useLocale, useTexts } from '../../../lib/i18n';
import type { Difference } from '../../../shared/conflict/ConflictDialog';
import { RevisedModal } from '../../../shared/conflict/RevisedModal';
import { chosenPlace, choose, levelName, placeOf } from '../levels';
import { editPill, storePill } from '../pill-console.calls';
import { pillConsoleTexts } from '../pill-console.texts';
import { usePillForm } from '../use-pill-form';
import { LevelCascade } from './LevelCascade';
import { PillPlayer } from './PillPlayer';

interface PillDialogProps {
  /** The edited video; null for a new one. */
  pill: ListedPill | null;
  catalog: PillCatalog;
  /** Hosts whose videos may be added. */
  hosts: readonly string[];
  onClose: () => void;
}

/** Adds or changes a video; it is saved once title, url, category and subcategory are there (PIL-01). */
export function PillDialog({ pill, catalog, hosts, onClose }: PillDialogProps) {
  const t = useTexts(pillConsoleTexts);
  const sentence = useFieldSentence();
  const locale = useLocale();
  const form = usePillForm({ pill, onClose });
  const { typed, write, errors, theirs } = form;
  const { title, url, chosen, keywords } = typed;
  const isInvalid = url.trim() !== '' && !isPillUrl(url, hosts);
  const missing = (['category', 'subcategory'] as const).find((level) => chosen[level] === null);
  const why =
    title.trim() === ''
      ? t('why.title')
      : url.trim() === ''
        ? t('why.url')
        : isInvalid
          ? sentence('pills.url.invalid')
          : missing && t('why.level', { level: levelName(catalog.levels, missing, locale) });

  const send = (revision: number | undefined) => {
    const { category, subcategory, topic, tag } = chosen;
    const place = { category: category ?? 0, subcategory: subcategory ?? 0, topic, tag };
    const body = { title, url: url.trim(), ...place, keywords: [...keywords] };
    return pill === null
      ? call(storePill, { body })
      : call(editPill, { params: { id: pill.id }, body: { ...body, ...(revision !== undefined && { revision }) } });
  };
  const differences = (): Difference[] => {
    if (theirs === null) return [];
    return [
      { name: t('field.title'), mine: title, saved: theirs.title },
      { name: t('field.url'), mine: url, saved: theirs.url },
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
      <TextField
        label={t('field.title')}
        value={title}
        onChange={(text) => write({ title: text })}
        maxLength={PILL_TITLE_MAX}
        errorMessage={errors['title']}
        isRequired
        autoFocus
      />
      <TextField
        label={t('field.url')}
        description={t('field.url.help', { hosts: hosts.join(', ') })}
        type="url"
        value={url}
        onChange={(text) => write({ url: text })}
        maxLength={PILL_URL_MAX}
        errorMessage={isInvalid ? sentence('pills.url.invalid') : errors['url']}
        isRequired
      />
      {url.trim() !== '' && !isInvalid && <Preview key={url} title={title} url={url.trim()} />}
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

/** Shows the video before it is saved, when asked; one that no player shows here is tried in another tab. */
function Preview({ title, url }: { title: string; url: string }) {
  const t = useTexts(pillConsoleTexts);
  const [isShown, setShown] = useState(false);
  const player = embedOf(url);
  if (player === null)
    return (
      <Link href={url} newTabLabel={t('new-tab')}>
        {t('field.url.try')}
      </Link>
    );
  if (isShown) return <PillPlayer title={t('preview.of', { title })} player={player} />;
  return (
    <Button size="S" icon="eye" onPress={() => setShown(true)}>
      {t('preview')}
    </Button>
  );
}
