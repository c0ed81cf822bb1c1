// A roster of a public kind of project, with requests that were labelled by hand.

export type LabelledRequest = {
  /** What a person writes after `@squad`. */
  readonly asks: string;
  /** The slugs of the agents who should get it; any of them is right. */
  readonly right: readonly string[];
  /** The words of a rule or a role, next to the agent's name, that decide the request. */
  readonly by: string;
  /** The reason, for a reader who doubts the label. */
  readonly why: string;
};

export type Roster = {
  readonly name: string;
  /** The kind of project, and the dialect of its files. */
  readonly kind: string;
  /** Files of the repository by path: `.squad/team.md` and the like. */
  readonly files: Readonly<Record<string, string>>;
  readonly requests: readonly LabelledRequest[];
};

/** Makes a labelled request in one line. */
export const asks = (
  words: string,
  right: string | readonly string[],
  by: string,
  why: string,
): LabelledRequest => ({ asks: words, right: [right].flat(), by, why });

/** Writes a `team.md` like `squad init`. */
export function teamMd(title: string, members: Readonly<Record<string, string>>): string {
  const rows = Object.entries(members).map(
    ([name, role]) =>
      `| ${name} | ${role} | \`.squad/agents/${name.toLowerCase().replaceAll(' ', '-')}/charter.md\` | ✅ Active |`,
  );
  return `# Squad Team\n\n> ${title}\n\n## Members\n\n| Name | Role | Charter | Status |\n|------|------|---------|--------|\n${rows.join('\n')}\n`;
}

/** Writes a table under a heading. */
export function table(
  heading: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const lines = [columns, columns.map(() => '---'), ...rows];
  return `## ${heading}\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}
