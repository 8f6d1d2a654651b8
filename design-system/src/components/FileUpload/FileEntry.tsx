import type { Ref } from 'react';
import { ProblemText } from '../Field';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { Link } from '../Link';
import { ProgressBar } from '../ProgressBar';
import { About, Detail, FileRow, Picture, RowButtons } from './FileUpload.styles';
import type { FileItem, FileUploadProps } from './FileUpload.types';

interface FileEntryProps extends Pick<
  FileUploadProps,
  'removeLabel' | 'retryLabel' | 'progressLabel' | 'newTabLabel' | 'onRetry'
> {
  item: FileItem;
  onRemove?: (() => void) | undefined;
  removeRef: Ref<HTMLButtonElement>;
}

/** A file with its progress or error, and its buttons. */
export function FileEntry({ item, onRemove, onRetry, removeRef, ...labels }: FileEntryProps) {
  const { id, name, detail, href, thumbnail, progress, error, isRefused = false } = item;
  const isOnItsWay = progress !== undefined;
  return (
    <FileRow data-failed={error !== undefined || undefined}>
      <Picture aria-hidden="true">
        {thumbnail === undefined ? <Icon name="file" /> : <img src={thumbnail} alt="" loading="lazy" />}
      </Picture>
      <About>
        {href === undefined ? (
          <span>{name}</span>
        ) : (
          <Link href={href} newTabLabel={labels.newTabLabel}>
            {name}
          </Link>
        )}
        {isOnItsWay && <ProgressBar label={labels.progressLabel(name)} value={progress} isLabelHidden />}
        {error !== undefined && <ProblemText isAlert>{error}</ProblemText>}
        {!isOnItsWay && error === undefined && detail !== undefined && <Detail>{detail}</Detail>}
      </About>
      <RowButtons>
        {error !== undefined && !isRefused && onRetry && (
          <IconButton icon="refresh" size="S" label={labels.retryLabel(name)} onPress={() => onRetry(id)} />
        )}
        {!isOnItsWay && onRemove && (
          <IconButton icon="trash" size="S" label={labels.removeLabel(name)} onPress={onRemove} ref={removeRef} />
        )}
      </RowButtons>
    </FileRow>
  );
}
