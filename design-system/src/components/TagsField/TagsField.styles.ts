import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { styled } from 'styled-components';
import { media, vars } from '../../tokens';
import { ControlGroup } from '../Field';
import { tagSurface } from '../Tag';
import { BareInput } from '../TextField/TextField.styles';

/** Tags followed by the input, wrapping; scrolls above some lines. */
export const TagsFrame = styled(ControlGroup)`
  flex-wrap: wrap;
  gap: ${vars.space[1]};
  max-block-size: 15rem;
  padding: 5px;
  overflow-x: clip;
  overflow-y: auto;
  cursor: text;
`;

export const Group = styled(TagGroup)`
  display: contents;
`;

export const List = styled(TagList)`
  display: contents;
` as typeof TagList;

export const TagItem = styled(Tag)`
  ${tagSurface}
  max-inline-size: 100%;
  padding-inline: 10px;
  border: 1px solid transparent;
  font-size: ${vars.font.size.label};
  line-height: ${vars.font.line.tight};
  outline: 0;
  cursor: pointer;

  &[data-allows-removing] {
    padding-inline-end: 0;
  }
  &[data-problem] {
    border-color: ${vars.color.text.danger};
    background: ${vars.color.bg.danger.muted};
    color: ${vars.color.text.danger};
  }
  &[data-fixed] {
    background: ${vars.color.bg.neutral.muted};
    color: ${vars.color.text.muted};
    cursor: inherit;
  }
  &[data-focus-visible] {
    outline: 2px solid ${vars.color.border.focus};
    outline-offset: 1px;
  }
  ${media.forcedColors} {
    border-color: ButtonText;
  }
`;

/* One line with an ellipsis; editing shows the full text. */
export const TagText = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const TagsInput = styled(BareInput)`
  flex: 1 1 9rem;
  block-size: auto;
  min-block-size: 28px;
  padding: 0 ${vars.space[2]};
`;

export const Notices = styled.div`
  display: grid;
  gap: 2px;
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.caption};
  line-height: 1.4;
  overflow-wrap: anywhere;

  &:not(:has(*:not(:empty))) {
    display: none;
  }
`;

export const Problems = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${vars.color.text.danger};
`;
