import {
  isRoutable,
  loadCharter
} from "./chunk-7EPI3MSO.js";
import {
  entriesOf,
  filterAllowed
} from "./chunk-DZXCHYUA.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/tools/custom/host-pool.ts
init_define_RUNTIME_PACKAGES();
var NO_GRANT = { passed: [], mayStartPrograms: false };
function grantOf({ env, programs }, tool) {
  return { passed: env.get(tool) ?? [], mayStartPrograms: programs.includes(tool) };
}
function createToolHostPool({ tools, grantOf: grantOf2, open }) {
  const normalizedGrantOf = (tool) => normalizeGrant(grantOf2(tool));
  const keyOf = (tool) => JSON.stringify(normalizedGrantOf(tool));
  const grants = new Map(tools.map((tool) => [keyOf(tool), normalizedGrantOf(tool)]));
  const hosts = new Map(
    [...grants].map(([key, grant], index) => {
      const wanted = tools.filter((tool) => keyOf(tool) === key);
      return [key, open({ ...grant, index, wanted })];
    })
  );
  return {
    hostOf(tool) {
      const host = tools.includes(tool) ? hosts.get(keyOf(tool)) : void 0;
      return host ?? Promise.reject(new Error(`${tool} is not among the pool's tools`));
    },
    async close() {
      await Promise.allSettled([...hosts.values()].map(async (host) => (await host).close()));
    }
  };
}
function normalizeGrant({ passed, mayStartPrograms }) {
  return { passed: [...new Set(passed.toSorted())], mayStartPrograms };
}

// src/tools/custom/tool-agents.ts
init_define_RUNTIME_PACKAGES();
function listToolAgents(tree, { members, settings }) {
  return Promise.all(
    members.filter(isRoutable).map(async (member) => {
      const charter = await loadCharter(tree, member);
      return { name: member.name, lists: [settings.tools.agents.get(member.slug), charter?.tools] };
    })
  );
}
function wantedTools(agents) {
  const entries = agents.map(({ lists }) => entriesOf(lists));
  if (entries.includes(void 0)) return void 0;
  return [...new Set(entries.flatMap((names) => names ?? []))];
}
function describeToolAgents(tool, agents, kind) {
  const users = agents.filter(({ lists }) => {
    const effectiveLists = kind === "executable" ? executableAllowLists(lists) : lists;
    return filterAllowed([{ name: tool }], effectiveLists).length > 0;
  });
  if (users.length === 0) return "nobody";
  return users.length === agents.length ? "every agent" : users.map(({ name }) => name).join(", ");
}
function executableAllowLists(lists) {
  return lists.filter((list) => list?.includes("run_custom_tool") !== true);
}

export {
  NO_GRANT,
  grantOf,
  createToolHostPool,
  listToolAgents,
  wantedTools,
  describeToolAgents,
  executableAllowLists
};
