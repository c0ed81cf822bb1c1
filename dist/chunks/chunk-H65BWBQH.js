import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  createLauncher
} from "./chunk-I6U5Z3Q6.js";
import {
  createPrograms,
  systemClock
} from "./chunk-63WFSADP.js";
import {
  createMask
} from "./chunk-5VT4D27D.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/cli/local-tools/local-tool-context.ts
init_define_RUNTIME_PACKAGES();
function unrecordedToolContext(who) {
  return {
    ...systemClock,
    ...createMask([]),
    agent: who,
    agentName: who,
    session: who,
    emit: () => {
    },
    countToolCall: () => ({ allowed: true })
  };
}
function localHostDeps({ who, session, workdir }, host, keptOutput) {
  const context = ({ id }) => ({
    sessionId: session,
    messageId: id,
    turnId: id,
    traceId: session,
    agent: who,
    agentName: who,
    instanceKey: session,
    toolCallId: id,
    workdir
  });
  return { host: async () => host, context, keptOutput };
}
function localRunDeps(settings) {
  const { scratch, cache, program, workdir, passed, keeping } = settings;
  const programs = createPrograms({ home: scratch, mask: (text) => text });
  const typescript = [process.execPath, program, "run"];
  return {
    launcher: createLauncher({ programs, typescript, cache }),
    programs,
    workdir,
    keptOutput: keeping,
    ready: async () => {
    },
    passedTo: () => passed
  };
}

export {
  unrecordedToolContext,
  localHostDeps,
  localRunDeps
};
