import { styled } from 'styled-components';
import { media } from '../../tokens/tokens';
import { vars } from '../../tokens/theme';

export interface BrandMarkProps {
  /** Name beside the mark. */
  word: string;
  /** S 24, M 28, L 40 px. Default: 'M'. */
  size?: 'S' | 'M' | 'L' | undefined;
  /** Hides the name on phones or always; it stays the accessible name. Default: 'never'. */
  hideWord?: 'never' | 'phone' | 'always' | undefined;
}

const pixels = { S: 24, M: 28, L: 40 } as const;

const MarkRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[2]};
  color: ${vars.color.text.default};
  > svg {
    flex: none;
    color: ${vars.color.icon.brand};
  }
`;

const Word = styled.span`
  font-size: ${vars.font.size.title};
  font-weight: ${vars.font.weight.bold};
  letter-spacing: -0.02em;
  line-height: 1;
  [data-size='L'] > & {
    font-size: ${vars.font.size.display};
  }
  [data-hide='always'] > & {
    display: none;
  }
  [data-hide='phone'] > & {
    ${media.phone} {
      display: none;
    }
  }
`;

/** Logo, a route between two points, with the name. */
export function BrandMark({ word, size = 'M', hideWord = 'never' }: BrandMarkProps) {
  const side = pixels[size];
  return (
    <MarkRoot data-size={size} data-hide={hideWord}>
      <svg width={side} height={side} viewBox="0 0 28 28" fill="none" role="img" aria-label={word}>
        <path
          d="M8.5 22.5H17a4.75 4.75 0 0 0 0-9.5h-6a4.25 4.25 0 0 1 0-8.5h5"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <circle cx="5" cy="22.5" r="3" fill="currentColor" />
        <circle cx="21.5" cy="4.5" r="3" stroke="currentColor" strokeWidth="2.5" />
      </svg>
      <Word aria-hidden>{word}</Word>
    </MarkRoot>
  );
}
