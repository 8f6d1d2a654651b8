/** A method and a path pattern; a segment `:name` matches any one segment. */
export interface Addressed {
  /** Upper or lower case. */
  readonly method: string;
  readonly path: string;
}

export interface Found<T> {
  item: T;
  /** Values by name, still percent-encoded. */
  params: Readonly<Record<string, string>>;
}

export interface Matcher<T> {
  /** The item that an address matches, ignoring its query and one final slash. HEAD finds GET. */
  find: (method: string, address: string) => Found<T> | undefined;
  /** Methods for `Allow`: those of the first pattern that matches, with HEAD and OPTIONS; empty if none matches. */
  methods: (address: string) => readonly string[];
}

/**
 * Sorts patterns by precedence: segment by segment, a literal before a parameter. `/schools/visits` comes before
 * `/schools/:id`, and `/a/:x/c` before `/:y/b/c`. A router that tries them in this order finds what `matcher` finds.
 */
export function byPrecedence(a: Addressed, b: Addressed): number {
  const [left, right] = [a.path.split('/'), b.path.split('/')];
  for (let at = 0; at < Math.min(left.length, right.length); at += 1) {
    const difference = rankOf(left[at]).localeCompare(rankOf(right[at]));
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** Literals sort before parameters, and alphabetically, so that the order does not depend on the input's. */
const rankOf = (segment: string | undefined) => (isParameter(segment) ? '1' : `0${segment ?? ''}`);

interface Node<T> {
  literals: Map<string, Node<T>>;
  parameter?: Node<T>;
  items: T[];
}

/** Finds items by address with the precedence of `byPrecedence`. `ignoresCase` also ignores all final slashes. */
export function matcher<T extends Addressed>(items: readonly T[], { ignoresCase = false } = {}): Matcher<T> {
  const spelled = (address: string) =>
    ignoresCase ? address.toLowerCase().replace(/\/+$/, '') : address.replace(/\/$/, '');
  const root: Node<T> = { literals: new Map(), items: [] };
  for (const item of items) {
    let node = root;
    for (const segment of spelled(item.path).split('/'))
      node = isParameter(segment) ? (node.parameter ??= fresh()) : child(node, segment);
    node.items.push(item);
  }

  /** The first accepted node along the segments. Tries the literal first and backtracks to the parameter. */
  const walk = (
    node: Node<T>,
    segments: readonly string[],
    at: number,
    accepts: (items: readonly T[]) => boolean,
  ): Node<T> | undefined => {
    const segment = segments[at];
    if (segment === undefined) return accepts(node.items) ? node : undefined;
    const literal = node.literals.get(segment);
    const found = literal && walk(literal, segments, at + 1, accepts);
    if (found) return found;
    return node.parameter && segment !== '' ? walk(node.parameter, segments, at + 1, accepts) : undefined;
  };

  return {
    find(method, address) {
      const wanted = method.toLowerCase() === 'head' ? 'get' : method.toLowerCase();
      const isWanted = (item: T) => item.method.toLowerCase() === wanted;
      const item = walk(root, spelled(address).split('/'), 0, (all) => all.some(isWanted))?.items.find(isWanted);
      return item && { item, params: paramsOf(item.path, address) };
    },
    methods(address) {
      const taken = new Set(
        walk(root, spelled(address).split('/'), 0, (all) => all.length > 0)?.items.map(({ method }) =>
          method.toUpperCase(),
        ),
      );
      if (taken.size === 0) return [];
      if (taken.has('GET')) taken.add('HEAD');
      return [...taken, 'OPTIONS'].sort();
    },
  };
}

const isParameter = (segment: string | undefined) => segment?.startsWith(':') ?? false;
const fresh = <T>(): Node<T> => ({ literals: new Map(), items: [] });

function child<T>(node: Node<T>, segment: string): Node<T> {
  const known = node.literals.get(segment) ?? fresh<T>();
  node.literals.set(segment, known);
  return known;
}

function paramsOf(path: string, address: string): Record<string, string> {
  const values = address.split('/');
  return Object.fromEntries(
    path.split('/').flatMap((segment, at) => (isParameter(segment) ? [[segment.slice(1), values[at] ?? '']] : [])),
  );
}
