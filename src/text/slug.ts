// One spelling of a name for folders, labels and session ids: what Squad itself derives from a member's name.

/** `Fact Checker` becomes `fact-checker`; empty when the name has no Latin letter and no digit. */
export function slug(name: string): string {
  const dashed = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return dashed.slice(dashed.startsWith('-') ? 1 : 0, dashed.endsWith('-') ? -1 : undefined);
}

/** The form in which names are compared: NFC, trimmed, lower case, without a leading `@`. */
export function nameKey(name: string): string {
  const key = name.normalize('NFC').trim().toLowerCase();
  return key.startsWith('@') ? key.slice(1) : key;
}
