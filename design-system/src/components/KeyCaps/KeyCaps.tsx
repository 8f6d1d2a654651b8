import { styled } from 'styled-components';
import { vars } from '../../tokens/theme';

export interface KeyCapsProps {
  /** Keys that are pressed one after the other, separated by spaces; keys that are pressed together, joined by `+`. */
  keys: string;
  /** Whether the keys do nothing now. Default: false. */
  isOff?: boolean | undefined;
}

const KeysRoot = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${vars.space[1]};
  white-space: nowrap;
  &[data-off] {
    text-decoration: line-through;
  }
`;

const Cap = styled.kbd`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: 24px;
  min-block-size: 24px;
  padding-inline: 6px;
  border: 1px solid ${vars.color.border.default};
  border-block-end-width: 2px;
  border-radius: ${vars.radius.s};
  background: ${vars.color.bg.surface};
  color: ${vars.color.text.muted};
  font-family: inherit;
  font-size: 0.75rem;
  font-weight: ${vars.font.weight.medium};
  line-height: 1;
`;

/** Keys of the keyboard, as they are pressed. Not interactive. */
export function KeyCaps({ keys, isOff = false }: KeyCapsProps) {
  return (
    // Keys are read from left to right in every language.
    <KeysRoot dir="ltr" data-off={isOff || undefined}>
      {keys.split(' ').map((pressed, at) => (
        <KeysRoot key={`${at} ${pressed}`}>
          {(pressed === '+' ? [pressed] : pressed.split('+')).map((cap) => (
            <Cap key={cap}>{cap}</Cap>
          ))}
        </KeysRoot>
      ))}
    </KeysRoot>
  );
}
