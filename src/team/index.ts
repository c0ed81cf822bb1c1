/** The front of this room: all that others may import from it. */

export { isAgentFile, readAgentFile } from './agent-file.ts';
export { CHARTER_BYTES, type Charter, loadCharter, readCharter } from './charter.ts';
export { ownersOf, readCodeowners } from './codeowners.ts';
export { CONVENTION_FILES } from './convention-files.ts';
export { CONFIG_BYTES, locateSquad, type SquadLocation } from './locate-squad.ts';
export { type Briefing, composeBriefing, composeDecisions } from './memory/briefing.ts';
export {
  dateIn,
  readHeading,
  titleKey,
  UNTITLED_DECISION,
  WHAT_LABEL,
} from './memory/decisions/decision-heading.ts';
export {
  requiresApproval,
  SUPERSEDES_LABEL,
  supersededKey,
} from './memory/decisions/decision-labels.ts';
export {
  authorIn,
  type DecisionEntry,
  decisionHeadings,
  firstEntryIndex,
  isPlaceholder,
  isScaffold,
  parseDecisions,
  toDecisionEntry,
} from './memory/decisions/decisions.ts';
export { labelLines } from './memory/decisions/field-labels.ts';
export { parseInboxEntry } from './memory/decisions/inbox-entry.ts';
export { type InboxMatter, readInboxMatter, untoldBlock } from './memory/decisions/inbox-matter.ts';
export { loadDecisions } from './memory/decisions/load-decisions.ts';
export { AMPLE_KNOWLEDGE, type Knowledge, type KnowledgeBudget } from './memory/knowledge.ts';
export { learningDay } from './memory/read-learnings.ts';
export { mentions, toPhrase } from './memory/select-memory.ts';
export { createMemoryReader, type MemoryReader } from './memory/shown-memory.ts';
export {
  loadUnmerged,
  NOTHING_UNMERGED,
  type UnmergedMemory,
  type UnmergedSource,
} from './memory/unmerged.ts';
export { loadWisdom, readWisdom, wisdomKey, wisdomPath } from './memory/wisdom.ts';
export { isRegularFile } from './roster/agent-folders.ts';
export { type Capabilities, loadCapabilities } from './roster/capabilities.ts';
export { findMember, isRoutable, type Member } from './roster/member.ts';
export type { RoutingRule } from './routing.ts';
export { type Check, narrowRights } from './settings/command-settings.ts';
export {
  CHECK_FILES,
  CHECK_SCRIPTS,
  findChecks,
  packageManagerOf,
} from './settings/find-checks.ts';
export { narrowLimits, type RunLimits } from './settings/run-limits.ts';
export type { SquadSettings } from './settings/settings.ts';
export { listShownSkills, readShownSkill } from './skills/shown-skills.ts';
export { listSkills, SHARED_SKILL_FOLDERS, skillPath } from './skills/skills.ts';
export { readTeam, type Team } from './team.ts';
