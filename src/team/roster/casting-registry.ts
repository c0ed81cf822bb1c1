// casting/registry.json: which folder belongs to which name, and who has retired.
import { fieldsOf, nameKey, readJson } from '#src/text/index.ts';
export type RegisteredAgent = { readonly id: string; readonly retired: boolean };

/** Registered agents by the key of their name (slug.ts). */
export type CastingRegistry = ReadonlyMap<string, RegisteredAgent>;

/** Reads both generations of the registry. Any other text yields no agents. */
export function parseRegistry(text: string): CastingRegistry {
  const json = readJson(text);
  const root = json.kind === 'value' ? fieldsOf(json.value) : undefined;
  const agents = fieldsOf(root?.get('agents')) ?? new Map<string, unknown>();
  const registry = new Map<string, RegisteredAgent>();
  for (const [id, value] of agents) {
    const fields = fieldsOf(value);
    if (fields === undefined) continue;
    const key = nameKey(nameIn(fields) ?? id);
    const retired = fields.get('status') === 'retired';
    // A retired namesake must not hide an active one.
    if (!registry.has(key) || !retired) registry.set(key, { id, retired });
  }
  return registry;
}

function nameIn(fields: ReadonlyMap<string, unknown>): string | undefined {
  const names = [fields.get('persistent_name'), fields.get('display_name')];
  return names.find((name): name is string => typeof name === 'string' && name !== '');
}
