import { Input as AriaInput } from 'react-aria-components/SearchField';
import { styled } from 'styled-components';
import { vars } from '../../tokens';
import { bareInput } from '../Field';

export const SearchIcon = styled.span`
  display: inline-flex;
  flex: none;
  padding-inline-start: ${vars.space[3]};
  color: ${vars.color.text.muted};
`;

export const SearchInput = styled(AriaInput)`
  ${bareInput}
  padding-inline-start: ${vars.space[2]};

  &::-webkit-search-cancel-button {
    display: none;
  }
`;
