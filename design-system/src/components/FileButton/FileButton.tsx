import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../Button';
import type { ButtonProps } from '../Button';

export interface FileButtonProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'isDisabled' | 'disabledReason' | 'isPending'
> {
  /** The media types and endings that are offered for choosing. */
  accept: readonly string[];
  /** The file that was chosen. */
  onChoose: (file: File) => void;
  /** The words: a verb first. */
  children: string;
}

/** Chooses one file that the page reads itself, such as a list. For files that are kept, use `FileUpload`. */
export function FileButton({ accept, onChoose, children, ...button }: FileButtonProps) {
  return (
    <FileTrigger
      acceptedFileTypes={accept}
      onSelect={(files) => {
        const file = files?.item(0);
        if (file) onChoose(file);
      }}
    >
      <Button icon="upload" {...button}>
        {children}
      </Button>
    </FileTrigger>
  );
}
