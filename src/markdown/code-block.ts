// A block of code around any text.

/** Returns a block of code whose fence is longer than any row of backticks in the text, so that nothing in the text ends it. */
export function codeBlock(text: string, language: string): string {
  const rows = text.match(/`{3,}/g) ?? [];
  const fence = '`'.repeat(rows.reduce((longest, row) => Math.max(longest, row.length + 1), 3));
  return `${fence}${language}\n${text.replace(/\r\n?/g, '\n').replace(/\n?$/, '\n')}${fence}`;
}
