import { createElement, memo } from 'react';
import { styled } from 'styled-components';
import { useGlyph } from './icons';
import type { IconName } from './icons';

export interface IconProps {
  /** Name of the icon. */
  name: IconName;
  /** S 16, M 20, L 24, XL 32 px. Default: 'M'. */
  size?: 'S' | 'M' | 'L' | 'XL' | undefined;
  /** Accessible name, without text beside the icon. Without it the icon is decorative. */
  label?: string | undefined;
}

const pixels = { S: 16, M: 20, L: 24, XL: 32 } as const;

const IconRoot = styled.span`
  display: inline-flex;
  flex: none;
  inline-size: 20px;
  block-size: 20px;
  vertical-align: -0.2em;
  &[data-size='S'] {
    inline-size: 16px;
    block-size: 16px;
  }
  &[data-size='L'] {
    inline-size: 24px;
    block-size: 24px;
  }
  &[data-size='XL'] {
    inline-size: 32px;
    block-size: 32px;
  }
  > svg {
    max-inline-size: none;
  }
`;

/** A line icon in the text colour. Memoized: pages have about a hundred, and each costs more than a text. */
export const Icon = memo(function Icon({ name, size = 'M', label }: IconProps) {
  const glyph = useGlyph(name);
  const naming =
    label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
  return (
    <IconRoot {...naming} data-size={size}>
      {glyph &&
        createElement(glyph, {
          size: pixels[size],
          strokeWidth: size === 'S' ? 2 : 1.75,
          'aria-hidden': true,
          focusable: false,
        })}
    </IconRoot>
  );
});
