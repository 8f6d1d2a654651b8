/** A title as a card shows it: at most so many characters, and an ellipsis. Characters are code points. */
export function cutTitle(title: string, max: number): string {
  const characters = Array.from(title);
  return characters.length <= max ? title : `${characters.slice(0, max).join('').trimEnd()}…`;
}
