import { createGlobalStyle, styled } from 'styled-components';
import { media } from '../../tokens/tokens';
import { vars } from '../../tokens/theme';

const { color, space } = vars;

/** Sizes of the bars as custom properties, for what is fixed above the navigation. */
export const ShellMeasures = createGlobalStyle`
  :root { --ruta-shell-top: 56px; --ruta-shell-bottom: 0px; scroll-padding-block-start: 112px; }
  ${media.phone} { :root { --ruta-shell-bottom: calc(60px + env(safe-area-inset-bottom, 0px)); scroll-padding-block-end: 144px; } }
`;

export const ShellRoot = styled.div`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  grid-template-rows: var(--ruta-shell-top) auto 1fr;
  grid-template-areas: 'banner banner' 'nav notice' 'nav main';
  min-block-size: 100vh;
  min-block-size: 100dvh;
  ${media.tablet} {
    grid-template-columns: 92px minmax(0, 1fr);
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: 'banner' 'notice' 'main';
  }
`;

export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[2]};
  z-index: ${vars.z.overlay};
  padding: ${space[2]} ${space[4]};
  border-radius: ${vars.radius.m};
  background: ${color.bg.accent.strong};
  color: ${color.text.onStrong};
  font-size: ${vars.font.size.label};
  font-weight: ${vars.font.weight.medium};
  &:not(:focus) {
    inset-block-start: -100px;
  }
`;

export const Banner = styled.header`
  grid-area: banner;
  position: sticky;
  inset-block-start: 0;
  z-index: ${vars.z.nav};
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding-inline: ${space[4]};
  background: ${color.bg.surface};
  border-block-end: 1px solid ${color.border.default};
  ${media.phone} {
    gap: ${space[2]};
    padding-inline: ${space[3]} ${space[2]};
  }
`;

export const BrandSlot = styled.div`
  flex: none;
  display: flex;
  ${media.desktop} {
    inline-size: 204px;
    padding-inline-start: ${space[1]};
  }
`;

export const StartSlot = styled.div`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
  white-space: nowrap;
`;

export const EndSlot = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${space[1]};
`;

export const Notice = styled.div`
  grid-area: notice;
  min-inline-size: 0;
`;

export const Main = styled.main`
  grid-area: main;
  min-inline-size: 0;
  outline: none;
  padding: ${space[6]} ${space[7]} ${space[9]};
  ${media.tablet} {
    padding: ${space[5]} ${space[5]} ${space[9]};
  }
  ${media.phone} {
    padding: ${space[4]} ${space[4]} calc(var(--ruta-shell-bottom) + 88px);
  }
`;

export const Content = styled.div`
  inline-size: 100%;
  max-inline-size: 1280px;
  margin-inline: auto;
  &[data-width='narrow'] {
    max-inline-size: 760px;
  }
  &[data-width='full'] {
    max-inline-size: none;
  }
`;
