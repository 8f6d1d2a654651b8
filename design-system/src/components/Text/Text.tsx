import type { ReactNode } from 'react';
import { TextRoot } from './Text.styles';

/** The sizes of running text. */
export type TextVariant = 'body' | 'label' | 'caption' | 'title' | 'display';
/** The colours of running text. */
export type TextTone = 'default' | 'muted' | 'accent' | 'success' | 'warning' | 'danger' | 'visit';

export interface TextProps {
  /** Size: body 16, label 14, caption 13, title 18, display 28 (numbers). */
  variant?: TextVariant | undefined;
  /** Colour. Never the only carrier of a meaning. */
  tone?: TextTone | undefined;
  /** Weight. */
  weight?: 'regular' | 'medium' | 'bold' | undefined;
  /** The element. */
  element?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'dt' | 'dd' | 'legend' | undefined;
  /** Digits of equal width, for numbers that stand in columns. */
  isTabular?: boolean | undefined;
  /** One line with an ellipsis. The whole text must be reachable elsewhere. */
  isTruncated?: boolean | undefined;
  /** Keeps the line breaks a person typed. */
  isPreformatted?: boolean | undefined;
  /** For `aria-labelledby` and `aria-describedby`. */
  id?: string | undefined;
  /** Language, where it differs from the page's. */
  lang?: string | undefined;
  children: ReactNode;
}

/** Running text in one of the five sizes. */
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
