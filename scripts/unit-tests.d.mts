export function unitTests(folder: string): readonly string[];
export function importsBelow(folder: string): ReadonlyMap<string, ReadonlyMap<string, number>>;
