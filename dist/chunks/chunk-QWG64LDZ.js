import {
  narrowRights
} from "./chunk-QZ3MK2WS.js";
import {
  listFailedWays
} from "./chunk-Y6Y65M3R.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/agents/box-state.ts
init_define_RUNTIME_PACKAGES();
function prepareBox(context, repository) {
  const boxState = openBoxState(context, repository);
  const { target, team } = repository;
  const rights = narrowRights(context.inputs.commands, team.settings.commands);
  if (rights === "shell" && target.answerOnly === void 0) void boxState();
  return boxState;
}
function openBoxState({ ports, transcript }, { team }) {
  let asked;
  const ask = async () => {
    if (team.settings.isBoxOptional) ports.box.allowNone();
    const state = await ports.box.state();
    for (const note of notesOn(state, team.settings.network)) transcript.note(note);
    return state;
  };
  return () => {
    asked ??= ask();
    return asked;
  };
}
var OPEN_NETWORK = "Commands, checks and custom tools may reach every host, as the settings say (`network`).";
function notesOn(state, network) {
  const failed = listFailedWays(state);
  if (state.kind === "off") {
    return [
      `Commands, checks and custom tools are off: ${state.reason} (${failed}). To have them, ${state.next}.`
    ];
  }
  const open = network === "all" ? [OPEN_NETWORK] : [];
  if (state.way !== "none") return open;
  const unboxed = `Programs of this repository ran without a box, as its settings ask for: they could reach the job's secrets. There was no box because of ${failed}.`;
  return [unboxed, ...open];
}

export {
  prepareBox,
  openBoxState
};
