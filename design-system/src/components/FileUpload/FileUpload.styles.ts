import { DropZone as AriaDropZone } from 'react-aria-components/DropZone';
import { styled } from 'styled-components';
import { focusRing } from '../../styles/mixins';
import { media, vars } from '../../tokens';

export const Upload = styled.div`
  display: grid;
  gap: ${vars.space[3]};
  min-inline-size: 0;
  font-family: ${vars.font.family};
  color: ${vars.color.text.default};
`;

export const Drop = styled(AriaDropZone)`
  ${focusRing}
  display: grid;
  gap: ${vars.space[3]};
  padding: ${vars.space[4]};
  border: 1px dashed ${vars.color.border.strong};
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.surface};

  &[data-drop-target] {
    border-style: solid;
    background: ${vars.color.bg.selected};
  }
` as typeof AriaDropZone;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${vars.space[1]} ${vars.space[3]};
  font-size: ${vars.font.size.label};
  color: ${vars.color.text.muted};
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[2]} ${vars.space[3]};

  /* Touch devices have a camera; others support dropping files. */
  [data-camera] {
    display: none;
  }
  ${media.coarse} {
    [data-camera] {
      display: contents;
    }
    [data-drop] {
      display: none;
    }
  }
`;

export const Hint = styled.span`
  font-size: ${vars.font.size.label};
  color: ${vars.color.text.muted};
`;

export const Files = styled.ul`
  display: grid;
  gap: ${vars.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const FileRow = styled.li`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${vars.space[3]};
  padding: ${vars.space[2]} ${vars.space[3]};
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.surface};

  &[data-failed] {
    border-color: ${vars.color.text.danger};
  }
`;

export const Picture = styled.span`
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  border-radius: ${vars.radius.s};
  background: ${vars.color.bg.inset};
  color: ${vars.color.text.muted};
  overflow: clip;

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const About = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Detail = styled.span`
  font-size: ${vars.font.size.label};
  color: ${vars.color.text.muted};
`;

export const RowButtons = styled.div`
  display: flex;
  gap: ${vars.space[1]};
`;
