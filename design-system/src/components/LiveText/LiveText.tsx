export interface LiveTextProps {
  /** The text of this moment. */
  children: string | number;
  /** Whether it consists of words, which a translator may translate. Default: false, a number or an hour. */
  isWords?: boolean | undefined;
}

/**
 * Text that changes while it is on the screen: a countdown, a clock, a count. Translators of browsers replace text
 * nodes by elements. React then writes to the detached node, or fails when it removes it, where the text has siblings;
 * the only child of an element is written through that element.
 */
export function LiveText({ children, isWords = false }: LiveTextProps) {
  return <span translate={isWords ? undefined : 'no'}>{String(children)}</span>;
}
