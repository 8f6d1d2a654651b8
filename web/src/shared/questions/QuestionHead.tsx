import { useEffect, useRef, type ReactNode } from 'react';
import { Heading, Stack, Text } from '@ruta/design-system';
import { styled } from 'styled-components';

/** A heading that takes the focus comes to rest below `StickyProgress`, with its line above it. */
const Below = styled.div`
  :focus {
    scroll-margin-block-start: calc(var(--ruta-shell-top, 0px) + 120px);
  }
`;

export interface QuestionHeadProps {
  /** Which of the questions it is, from 0. */
  index: number;
  /** The line above the question, such as "Question 2 of 6". */
  place: ReactNode;
  /** Language of the question; of the line as well unless `isPlaceInPage`. */
  lang: 'es' | 'en';
  /** Whether the line is in the language of the page. Default: false. */
  isPlaceInPage?: boolean | undefined;
  /** Whether the first question is read from its beginning as well, for a clock that runs already. Default: false. */
  takesFocus?: boolean | undefined;
  children: ReactNode;
}

/** The head of one question of several. The next question is read from its beginning, by eye and by screen reader. */
export function QuestionHead({
  index,
  place,
  lang,
  isPlaceInPage = false,
  takesFocus = false,
  children,
}: QuestionHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(takesFocus ? -1 : index);
  useEffect(() => {
    if (shown.current !== index) heading.current?.focus();
    shown.current = index;
  }, [index]);
  return (
    <Below>
      <Stack gap={1}>
        <div lang={isPlaceInPage ? undefined : lang}>
          <Text variant="label" tone="muted">
            {place}
          </Text>
        </div>
        <div lang={lang}>
          <Heading level={2} size="M" ref={heading} tabIndex={-1}>
            {children}
          </Heading>
        </div>
      </Stack>
    </Below>
  );
}
