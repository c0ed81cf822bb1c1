export {
  AMPLE_KNOWLEDGE,
  type Briefing,
  composeBriefing,
  composeDecisions,
  createMemoryReader,
  type Knowledge,
  type KnowledgeBudget,
  listShownSkills,
  type MemoryReader,
  readShownSkill,
} from './briefing.ts';
export { type Capabilities, loadCapabilities } from './capabilities.ts';
export {
  CHARTER_BYTES,
  type Charter,
  isAgentFile,
  loadCharter,
  readAgentFile,
  readCharter,
} from './charter.ts';
export { ownersOf, readCodeowners } from './codeowners.ts';
export {
  authorIn,
  type DecisionEntry,
  dateIn,
  firstEntryIndex,
  isPlaceholder,
  isScaffold,
  parseDecisions,
  readHeading,
  requiresApproval,
  SUPERSEDES_LABEL,
  supersededKey,
  titleKey,
  toDecisionEntry,
  UNTITLED_DECISION,
  WHAT_LABEL,
} from './decisions.ts';
export {
  type InboxMatter,
  labelLines,
  loadDecisions,
  parseInboxEntry,
  readInboxMatter,
  untoldBlock,
} from './inbox.ts';
export {
  groupLines,
  LONG_BLOCK,
  learningDay,
  loadWisdom,
  readWisdom,
  startsLearning,
  wisdomKey,
  wisdomPath,
} from './learnings.ts';
export { findMember, isRoutable, type Member } from './member.ts';
export {
  CHECK_FILES,
  CHECK_SCRIPTS,
  type Check,
  CONVENTION_FILES,
  findChecks,
  isRegularFile,
  packageManagerOf,
} from './repository-files.ts';
export type { RoutingRule } from './routing.ts';
export { mentions, toPhrase } from './select-memory.ts';
export {
  narrowLimits,
  narrowRights,
  type RunLimits,
  type SquadSettings,
} from './settings.ts';
export {
  listSkills,
  SHARED_SKILL_FOLDERS,
  skillPath,
} from './skills.ts';
export { CONFIG_BYTES, locateSquad, readTeam, type SquadLocation, type Team } from './team.ts';
export {
  loadUnmerged,
  NOTHING_UNMERGED,
  type UnmergedMemory,
  type UnmergedSource,
} from './unmerged.ts';
