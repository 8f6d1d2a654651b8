import { useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Whole = styled.div`
  display: contents;
`;

interface MeantKeysProps {
  /** What is typed. */
  value: string;
  children: ReactNode;
}

/**
 * Keeps Enter from pressing a row that nobody chose: a palette that opens under a resting pointer marks the row below
 * it. A letter, an arrow or a movement of the pointer is a choice.
 */
export function MeantKeys({ value, children }: MeantKeysProps) {
  const hasChosen = useRef(false);
  return (
    <Whole
      onPointerMoveCapture={({ movementX, movementY }) => {
        if (movementX || movementY) hasChosen.current = true;
      }}
      onKeyDownCapture={(event) => {
        if (event.key.startsWith('Arrow')) hasChosen.current = true;
        if (event.key !== 'Enter' || value !== '' || hasChosen.current) return;
        if (!(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {children}
    </Whole>
  );
}
