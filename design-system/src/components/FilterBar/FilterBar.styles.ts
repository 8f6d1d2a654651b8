import { Button as AriaButton } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { focusRing } from '../../styles/mixins';
import { media, vars } from '../../tokens';

export const Bar = styled.div`
  display: grid;
  gap: ${vars.space[3]};
  min-inline-size: 0;
  font-family: ${vars.font.family};
`;

export const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  align-items: end;
  gap: ${vars.space[3]};

  /* Folded, what is in use still stands below, as tags. */
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;

    > * {
      grid-column: 1 / -1;
    }
    &:not([data-open]) > :not([data-stays]) {
      display: none;
    }
  }
`;

export const Search = styled.div`
  min-inline-size: 0;
  ${media.phone} {
    && {
      grid-column: 1;
    }
  }
`;

/** Opens the fields where there is no room for them: beside the search, or alone. */
export const Fold = styled.div`
  display: none;
  ${media.phone} {
    display: block;

    ${Search} + && {
      grid-column: 2;
    }
  }
`;

export const Applied = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[2]};
  font-size: ${vars.font.size.label};
  color: ${vars.color.text.muted};

  &:empty {
    display: none;
  }
`;

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const FilterTag = styled.li`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-block-size: 28px;
  padding-inline-start: 10px;
  border-radius: ${vars.radius.full};
  background: ${vars.color.bg.selected};
  color: ${vars.color.text.accent};
  font-weight: ${vars.font.weight.medium};

  ${media.coarse} {
    min-block-size: ${vars.size.touch};
  }
  ${media.forcedColors} {
    border: 1px solid ButtonText;
  }
`;

export const RemoveButton = styled(AriaButton)`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  inline-size: 28px;
  block-size: 28px;
  padding: 0;
  border: 0;
  border-radius: ${vars.radius.full};
  background: none;
  color: inherit;
  cursor: pointer;

  &[data-hovered] {
    background: ${vars.color.bg.hover};
  }
  ${media.coarse} {
    inline-size: ${vars.size.touch};
    block-size: ${vars.size.touch};
  }
`;
