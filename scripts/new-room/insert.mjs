// Puts a line into a list of lines in a source file.

/**
 * Inserts a line among those that are like it. The expression's group is what they are sorted by: the line goes before the
 * first whose group is greater, or after the last. Without a group it goes after the last.
 */
export function insertAmong(text, like, line) {
  const lines = text.split('\n');
  const keyOf = (known) => like.exec(known)?.[1]?.toLowerCase();
  const places = lines.flatMap((known, at) => (like.test(known) ? [at] : []));
  const last = places.at(-1);
  if (last === undefined || !like.test(line)) throw new Error(`No line, or not "${line}", is like ${like}`);
  const key = keyOf(line);
  const next = key === undefined ? undefined : places.find((at) => keyOf(lines[at]) > key);
  return lines.toSpliced(next ?? last + 1, 0, line).join('\n');
}
