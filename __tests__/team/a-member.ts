// A member with sensible facts, for tests.
import type { Member } from '#src/team/member.ts';
import { slug } from '#src/text/slug.ts';

export function aMember(name: string, facts: Partial<Member> = {}): Member {
  return {
    slug: slug(name),
    name,
    role: 'Developer',
    kind: 'agent',
    folder: undefined,
    otherFolders: [],
    charterPath: undefined,
    historyPath: undefined,
    model: undefined,
    ...facts,
  };
}
