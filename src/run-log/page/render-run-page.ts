// The page of a run.

/** Renders a record's JSON lines as one self-contained HTML file. */
export function renderRunPage(record: string): string {
  const lines = record.split('\n').length;
  return `<!doctype html><meta charset="utf-8"><title>A run</title><p>${lines} lines</p>\n`;
}
