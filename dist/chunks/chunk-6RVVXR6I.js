import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  loadCharter
} from "./chunk-ZIG2ASW6.js";
import {
  routable
} from "./chunk-U4477KSY.js";
import {
  permitted
} from "./chunk-WHPAMHWQ.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/tools/custom/host-pool.ts
init_define_RUNTIME_PACKAGES();
var NO_GRANT = { passed: [], mayStartPrograms: false };
function grantOf({ env, programs }, tool) {
  return { passed: env.get(tool) ?? [], mayStartPrograms: programs.includes(tool) };
}
function createHostPool({ tools, grantOf: grantOf2, open }) {
  const wishOf = (tool) => inOrder(grantOf2(tool));
  const keyOf = (tool) => JSON.stringify(wishOf(tool));
  const grants = new Map(tools.map((tool) => [keyOf(tool), wishOf(tool)]));
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
function inOrder({ passed, mayStartPrograms }) {
  return { passed: [...new Set(passed)].toSorted(byCode), mayStartPrograms };
}
function byCode(one, other) {
  return one < other ? -1 : 1;
}

// src/tools/custom/users.ts
init_define_RUNTIME_PACKAGES();
function toolUsers(tree, { members, settings }) {
  return Promise.all(
    members.filter(routable).map(async (member) => {
      const charter = await loadCharter(tree, member);
      return { name: member.name, lists: [settings.tools.agents.get(member.slug), charter?.tools] };
    })
  );
}
function wordUsers(tool, agents, door) {
  const users = agents.filter(({ lists }) => {
    const narrowing = door === "executable" ? narrowingExecutables(lists) : lists;
    return permitted([{ name: tool }], narrowing).length > 0;
  });
  if (users.length === agents.length) return "every agent";
  return users.map(({ name }) => name).join(", ") || "nobody";
}
function narrowingExecutables(lists) {
  return lists.filter((list) => list?.includes("run_custom_tool") !== true);
}

// src/tools/custom/global-folder.ts
init_define_RUNTIME_PACKAGES();
import { lstatSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
async function layOut({ name, place, into, commit }) {
  const inner = lstatSync(join(place, "tools"), { throwIfNoEntry: false });
  if (inner?.isDirectory() === true) {
    return { root: place, scope: "global", shownAs: `${name}/tools`, commit };
  }
  await cp(place, join(into, "tools"), { recursive: true, verbatimSymlinks: true });
  return { root: into, scope: "global", shownAs: name, commit };
}

export {
  layOut,
  NO_GRANT,
  grantOf,
  createHostPool,
  toolUsers,
  wordUsers,
  narrowingExecutables
};
