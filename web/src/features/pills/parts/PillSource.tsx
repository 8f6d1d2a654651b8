import { FILM_BYTES_MAX } from '@ruta/contracts/kit/file-types';
import { PILL_URL_MAX } from '@ruta/contracts/pills/limits';
import { RadioGroup, TextField } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { FileToSendField } from '../../../shared/uploading/FileToSendField';
import { pillConsoleTexts } from '../pill-console.texts';
import type { TypedPill } from '../use-pill-form';
import type { SentFilm } from '../use-sent-film';
import { PillPreview } from './PillPreview';

const MEGABYTE = 1024 * 1024;

interface PillSourceProps {
  typed: TypedPill;
  write: (next: Partial<TypedPill>) => void;
  hosts: readonly string[];
  film: SentFilm;
  /** Address of the film that the video has. */
  present: string | undefined;
  /** What is wrong with the address; undefined while nothing is. */
  invalid: string | undefined;
  /** The server’s sentence. */
  error: string | undefined;
}

/** What a video plays: the address of another site, or a film of our own, and how it looks (PIL-01). */
export function PillSource({ typed, write, hosts, film, present, invalid, error }: PillSourceProps) {
  const t = useTexts(pillConsoleTexts);
  const { source, title } = typed;
  const url = typed.url.trim();
  return (
    <>
      <RadioGroup
        label={t('source')}
        orientation="horizontal"
        items={[
          { id: 'url', label: t('source.url') },
          { id: 'film', label: t('source.film') },
        ]}
        value={source}
        onChange={(next) => write({ source: next === 'film' ? 'film' : 'url' })}
      />
      {source === 'url' ? (
        <TextField
          label={t('field.url')}
          description={t('field.url.help', { hosts: hosts.join(', ') })}
          type="url"
          value={typed.url}
          onChange={(text) => write({ url: text })}
          maxLength={PILL_URL_MAX}
          errorMessage={invalid ?? error}
          isRequired
        />
      ) : (
        <FileToSendField
          chosen={film.chosen}
          present={present === undefined ? undefined : t('film.present')}
          help={t(present === undefined ? 'film.help' : 'film.help.replace', { max: FILM_BYTES_MAX / MEGABYTE })}
          isSent={film.chosen.progress === undefined}
          errorMessage={film.failure ?? error}
          onChosen={(file) => void film.send(file)}
        />
      )}
      {source === 'url' && url !== '' && invalid === undefined && <PillPreview key={url} title={title} url={url} />}
      {source === 'film' && typed.film !== '' && <PillPreview key={typed.film} title={title} url={typed.film} />}
    </>
  );
}
