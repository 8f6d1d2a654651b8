import { useState } from 'react';
import { styled } from 'styled-components';
import { vars } from '../../tokens/theme';
import { statusColors } from '../StatusChip/StatusChip.styles';
import { familyOf, initialsOf } from './initials';

export interface AvatarProps {
  /** Full name of the person. */
  name: string;
  /** S 24, M 32, L 40, XL 64 px. Default: 'M'. */
  size?: 'S' | 'M' | 'L' | 'XL' | undefined;
  /** URL of a square photo. Shows initials without it, or if it fails to load. */
  photo?: string | null | undefined;
  /**
   * Whether the avatar has the name as its accessible name. Use only where the name is not beside it. Default: false.
   */
  isLabelled?: boolean | undefined;
}

const AvatarRoot = styled.span`
  ${statusColors}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  border-radius: 50%;
  background: var(--status-bg);
  color: var(--status-fg);
  box-shadow: inset 0 0 0 1px var(--status-border);
  font-size: 0.75rem;
  font-weight: ${vars.font.weight.bold};
  letter-spacing: 0.01em;
  line-height: 1;
  user-select: none;
  &[data-size='S'] {
    inline-size: 24px;
    block-size: 24px;
    font-size: 0.625rem;
  }
  &[data-size='L'] {
    inline-size: 40px;
    block-size: 40px;
    font-size: ${vars.font.size.label};
  }
  &[data-size='XL'] {
    inline-size: 64px;
    block-size: 64px;
    font-size: ${vars.font.size.heading};
  }
`;

const Photo = styled.img`
  inline-size: 100%;
  block-size: 100%;
  border-radius: 50%;
  object-fit: cover;
`;

/** Photo of a person, or initials on a background that is always the same for that name. */
export function Avatar({ name, size = 'M', photo, isLabelled = false }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const naming = isLabelled ? ({ role: 'img', 'aria-label': name } as const) : ({ 'aria-hidden': true } as const);
  const isShown = photo !== null && photo !== undefined && photo !== broken;
  return (
    <AvatarRoot data-size={size} data-family={familyOf(name)} {...naming}>
      {isShown ? (
        <Photo src={photo} alt="" loading="lazy" decoding="async" onError={() => setBroken(photo)} />
      ) : (
        initialsOf(name)
      )}
    </AvatarRoot>
  );
}
