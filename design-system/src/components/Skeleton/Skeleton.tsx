import type { CSSProperties, ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { vars } from '../../tokens/theme';
import { VisuallyHidden } from '../VisuallyHidden';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

const Bone = styled.span`
  display: block;
  background: ${vars.color.bg.neutral.muted};
  border-radius: ${vars.radius.s};
  animation: ${breathe} 1.6s ease-in-out infinite;
  block-size: var(--skeleton-height, 1em);
  inline-size: var(--skeleton-width, 100%);
  &[data-shape='block'] {
    border-radius: ${vars.radius.m};
  }
  &[data-shape='circle'] {
    border-radius: 50%;
    inline-size: var(--skeleton-height);
    flex: none;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;

const Lines = styled.span`
  display: grid;
  gap: 0.6em;
  padding-block: 0.25em;
  > :last-child:not(:only-child) {
    inline-size: 60%;
  }
`;

export interface SkeletonProps {
  /** Shape of the expected content. Default: 'text'. */
  shape?: 'text' | 'block' | 'circle' | undefined;
  /** Number of text lines. Default: 1. */
  lines?: number | undefined;
  /** Height of a block or circle, in pixels. Default: 120. */
  height?: number | undefined;
  /** Width in percent of the container, 0 to 100. */
  width?: number | undefined;
}

/** Placeholder of loading content. Hidden from assistive technology; the region around it announces loading. */
export function Skeleton({ shape = 'text', lines = 1, height = 120, width }: SkeletonProps) {
  const size = {
    ...(shape === 'text' ? {} : { '--skeleton-height': `${height}px` }),
    ...(width === undefined ? {} : { '--skeleton-width': `${width}%` }),
  } as CSSProperties;
  if (shape !== 'text') return <Bone aria-hidden data-shape={shape} style={size} />;
  return (
    <Lines aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Bone key={line} style={size} />
      ))}
    </Lines>
  );
}

export interface LoadingRegionProps {
  /** Whether content is loading. */
  isLoading: boolean;
  /** Polite announcement while loading: "Cargando visitas". */
  label: string;
  /** Placeholder while loading. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** A region that shows a placeholder and announces loading once. */
export function LoadingRegion({ isLoading, label, skeleton, children }: LoadingRegionProps) {
  return (
    <div aria-busy={isLoading}>
      <VisuallyHidden role="status">{isLoading ? label : ''}</VisuallyHidden>
      {isLoading ? skeleton : children}
    </div>
  );
}
