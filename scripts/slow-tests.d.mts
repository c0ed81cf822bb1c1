export function rankOf(path: string): number;
export function slowTestsLeftOut(): readonly string[];
