// Lists of tools that an agent may use. `*` in an entry stands for any text.

/** One agent's lists. Every list must name a tool for the agent to have it; an undefined list names all. */
export type AllowLists = readonly (readonly string[] | undefined)[];

/** Returns the tools that every list names. */
export function filterAllowed<T extends { readonly name: string }>(
  tools: readonly T[],
  lists: AllowLists,
): readonly T[] {
  const restrictions = lists.filter((list) => list !== undefined);
  return tools.filter(({ name }) =>
    restrictions.every((list) => list.some((entry) => matchesWildcard(entry, name))),
  );
}

/** Returns entries that name every tool the lists allow, and few others; undefined when they allow all. */
export function entriesOf(lists: AllowLists): readonly string[] | undefined {
  const restrictions = lists.filter((list) => list !== undefined);
  if (restrictions.length === 0) return undefined;
  // If one list holds only names, they are more precise than the patterns of the others.
  const needPatterns = restrictions.every((list) => list.some(isPattern));
  return restrictions
    .flat()
    .filter((entry) =>
      isPattern(entry) ? needPatterns : filterAllowed([{ name: entry }], lists).length > 0,
    );
}

function isPattern(entry: string): boolean {
  return entry.includes('*');
}

/** True if an entry may name a text that begins with `prefix`. Compares only the part of a pattern before its first star. */
export function mayNamePrefix(entry: string, prefix: string): boolean {
  const [first = '', ...rest] = entry.split('*');
  return first.startsWith(prefix) || (rest.length > 0 && prefix.startsWith(first));
}

/** Matches in linear time: finds the pieces between the stars one after the other. */
export function matchesWildcard(entry: string, name: string): boolean {
  const [first = '', ...rest] = entry.split('*');
  const last = rest.pop();
  if (last === undefined) return entry === name;
  if (name.length < first.length + last.length) return false;
  if (!name.startsWith(first) || !name.endsWith(last)) return false;
  let at = first.length;
  for (const piece of rest) {
    const found = name.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  return at <= name.length - last.length;
}
