import { SwitchButton as AriaSwitchButton } from 'react-aria-components/Switch';
import { styled } from 'styled-components';
import { media, vars } from '../../tokens';

export const SwitchLabel = styled(AriaSwitchButton)`
  display: flex;
  align-items: center;
  gap: ${vars.space[3]};
  inline-size: fit-content;
  max-inline-size: 100%;
  padding-block: ${vars.space[1]};
  color: ${vars.color.text.default};
  font-family: ${vars.font.family};
  font-size: ${vars.font.size.body};
  line-height: ${vars.font.line.body};
  cursor: pointer;

  --track: ${vars.color.border.control};
  --thumb: ${vars.color.bg.surface};
  --thumb-x: 0;
  --ring: transparent;

  &[data-selected] {
    --track: ${vars.color.bg.accent.strong};
    --thumb: ${vars.color.text.onStrong};
    --thumb-x: 16px;
  }
  &:dir(rtl)[data-selected] {
    --thumb-x: -16px;
  }
  &[data-focus-visible] {
    --ring: ${vars.color.border.focus};
  }
  &[data-disabled] {
    --track: ${vars.color.border.strong};
    color: ${vars.color.text.disabled};
    cursor: not-allowed;
  }
  ${media.coarse} {
    min-block-size: ${vars.size.touch};
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
    color: CanvasText;
    --track: ButtonText;
    --thumb: Canvas;
    &[data-selected] {
      --track: Highlight;
      --thumb: HighlightText;
    }
    &[data-focus-visible] {
      --ring: Highlight;
    }
    &[data-disabled] {
      --track: GrayText;
      color: GrayText;
    }
  }
`;

export const Track = styled.span`
  flex: none;
  box-sizing: border-box;
  inline-size: 40px;
  block-size: 24px;
  padding: 3px;
  border-radius: ${vars.radius.full};
  background: var(--track);
  outline: 2px solid var(--ring);
  outline-offset: 2px;
  transition: background ${vars.motion.fast} ${vars.motion.easing};
`;

export const Thumb = styled.span`
  display: block;
  inline-size: 18px;
  block-size: 18px;
  border-radius: ${vars.radius.full};
  background: var(--thumb);
  translate: var(--thumb-x) 0;
  transition: translate ${vars.motion.fast} ${vars.motion.easing};
`;
