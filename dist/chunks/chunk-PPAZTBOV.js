import {
  normalizedWords,
  readFrontMatter,
  readLearnings,
  selectMemory,
  wordSet
} from "./chunk-7EPI3MSO.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/team/memory/wisdom.ts
init_define_RUNTIME_PACKAGES();
var WISDOM_BYTES = 65536;
function wisdomPath(directory) {
  return `${directory}/identity/wisdom.md`;
}
async function loadWisdom(tree, directory) {
  return readWisdom(await tree.read(wisdomPath(directory), WISDOM_BYTES) ?? "");
}
function readWisdom(text) {
  const { body } = readFrontMatter(text);
  const parted = body.replace(/^(?=\*\*Pattern:)/gm, "\n");
  return readLearnings(parted).filter((entry) => !TEMPLATE.test(entry.text));
}
var TEMPLATE = /^Reusable patterns and heuristics learned through work\b/;
function selectWisdom(entries, memoryQuery) {
  const items = entries.map(({ text }, index) => ({
    text,
    words: wordSet(text),
    recency: (index + 1) / entries.length,
    boost: 0
  }));
  const { chosen } = selectMemory(items, memoryQuery);
  return chosen.map(({ text }) => text).join("\n\n");
}
function wisdomKey(text) {
  const [pattern = ""] = text.split("**Context:**");
  return normalizedWords(pattern.replace(/^\s*(?:[-*+] )?(?:\*\*Pattern:\*\*)?/, "")).join(" ");
}

export {
  wisdomPath,
  loadWisdom,
  readWisdom,
  selectWisdom,
  wisdomKey
};
