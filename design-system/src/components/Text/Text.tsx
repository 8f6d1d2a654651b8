import type { ReactNode } from 'react';
import { TextRoot } from './Text.styles';

/** Sizes of text. */
export type TextVariant = 'body' | 'label' | 'caption' | 'title' | 'display';
/** Colours of text. */
export type TextTone = 'default' | 'muted' | 'accent' | 'success' | 'warning' | 'danger' | 'visit';

export interface TextProps {
  /** Size: body 16, label 14, caption 13, title 18, display 28 px (for numbers). Default: 'body'. */
  variant?: TextVariant | undefined;
  /** Colour; never the only carrier of meaning. Default: 'default'. */
  tone?: TextTone | undefined;
  /** Font weight. Default: 'regular'. */
  weight?: 'regular' | 'medium' | 'bold' | undefined;
  /** HTML element. Default: 'span'. */
  element?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'dt' | 'dd' | 'legend' | undefined;
  /** Uses digits of equal width, for numbers in columns. */
  isTabular?: boolean | undefined;
  /** Truncates to one line with an ellipsis. The full text must be available elsewhere. */
  isTruncated?: boolean | undefined;
  /** Preserves line breaks. */
  isPreformatted?: boolean | undefined;
  /** Id for `aria-labelledby` and `aria-describedby`. */
  id?: string | undefined;
  /** Language, if it differs from the page's. */
  lang?: string | undefined;
  children: ReactNode;
}

/** Text in one of five sizes. */
export function Text(props: TextProps) {
  const { variant = 'body', tone = 'default', weight = 'regular', element = 'span', id, lang, children } = props;
  return (
    <TextRoot
      as={element}
      id={id}
      lang={lang}
      data-variant={variant}
      data-tone={tone}
      data-weight={weight}
      data-tabular={props.isTabular || undefined}
      data-truncated={props.isTruncated || undefined}
      data-pre={props.isPreformatted || undefined}
    >
      {children}
    </TextRoot>
  );
}
