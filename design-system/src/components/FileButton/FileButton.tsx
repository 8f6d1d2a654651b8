import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../Button';
import type { ButtonProps } from '../Button';

export interface FileButtonProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'isDisabled' | 'disabledReason' | 'isPending'
> {
  /** Accepted media types and extensions. */
  accept: readonly string[];
  /** Called with the chosen file. */
  onChoose: (file: File) => void;
  /** Label; starts with a verb. */
  children: string;
}

/** Chooses one file that the page itself reads, such as a list. For uploads use `FileUpload`. */
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
