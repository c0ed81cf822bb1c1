// Who can be given work in a run, and who is a person.
import type { AgentRoster, Colleague } from '#src/coordinator/index.ts';
import { type Capabilities, findMember, isRoutable, type Member } from '#src/team/index.ts';

const ANY_PERSON = ['user', 'human', 'person', 'people'];

/** Creates the roster of the team's members; `asker` is the login of the person who asked. */
export function createRoster(
  members: readonly Member[],
  capabilities: ReadonlyMap<string, Capabilities>,
  asker: string,
): AgentRoster {
  const routable = members.filter(isRoutable);
  const colleagueOf = ({ slug, name, role }: Member): Colleague => ({
    slug,
    name,
    role,
    ...(capabilities.get(slug) ?? { reviews: false, implements: false, sends: false }),
  });
  const people = { members: members.filter(({ status }) => status === 'human') };
  const personNames = [asker.toLowerCase(), ...ANY_PERSON];
  return {
    colleagues: routable.map(colleagueOf),
    find(name) {
      const found = findMember({ members: routable }, name);
      return found === undefined ? undefined : colleagueOf(found);
    },
    isPerson: (name) =>
      personNames.includes(name.toLowerCase()) || findMember(people, name) !== undefined,
  };
}
