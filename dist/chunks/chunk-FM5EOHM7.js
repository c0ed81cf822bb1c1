import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  createLauncher,
  createPrograms,
  systemClock
} from "./chunk-WHPAMHWQ.js";
import {
  createMask
} from "./chunk-WM7H2NXI.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/adapters/tool-author.ts
init_define_RUNTIME_PACKAGES();
function nobodysRun(who) {
  return {
    ...systemClock,
    ...createMask([]),
    ...{ agent: who, agentName: who, session: who },
    emit: () => {
    },
    countToolCall: () => ({ allowed: true })
  };
}
function contextOf({ who, session, workdir }, toolCallId) {
  return {
    ...{ sessionId: session, messageId: toolCallId, turnId: toolCallId, traceId: session },
    ...{ agent: who, agentName: who, instanceKey: session, toolCallId, workdir }
  };
}
function runningOn(machine) {
  const { scratch, cache, program, workdir, passed, keeping } = machine;
  const programs = createPrograms({ home: scratch, mask: (text) => text });
  const typescript = [process.execPath, program, "run"];
  return {
    launcher: createLauncher({ programs, typescript, cache }),
    ...{ programs, workdir, keeping, ready: async () => {
    }, passedTo: () => passed }
  };
}

export {
  nobodysRun,
  contextOf,
  runningOn
};
