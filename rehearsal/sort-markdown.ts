// Agents that work side by side end in any order, and so do their rows and messages: here they get one that is always the same.

/** Markdown with each list, each table and each sequence diagram in the order of its text. */
export function sortMarkdown(markdown: string): string {
  const lines = sortRuns(markdown.split('\n'), (line) => /^(?:- |\| \*\*)/.test(line));
  return lines.join('\n').replace(/```mermaid\n[\s\S]*?\n```/g, sortDiagram);
}

function sortRuns(lines: readonly string[], isItem: (line: string) => boolean): readonly string[] {
  const sorted: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const next = lines.findIndex((line, index) => index >= at && !isItem(line));
    const end = next === -1 ? lines.length : next;
    sorted.push(...lines.slice(at, end).toSorted(), ...lines.slice(end, end + 1));
    at = end + 1;
  }
  return sorted;
}

/** Its participants are numbered as they come: they are called by their names instead. */
function sortDiagram(diagram: string): string {
  const names = new Map<string, string>();
  for (const [, id = '', name = ''] of diagram.matchAll(/participant (P\d+) as (.*)/g)) {
    names.set(id, name);
  }
  const named = diagram
    .split('\n')
    .filter((line) => !/^\s*participant /.test(line))
    .map((line) =>
      line.replace(
        /^( *)(P\d+)(\S*?[>)x])(P\d+):/,
        (_all, indent, from, arrow, to) => `${indent}${names.get(from)}${arrow}${names.get(to)}:`,
      ),
    );
  return sortRuns(named, (line) => line.startsWith('  ')).join('\n');
}
