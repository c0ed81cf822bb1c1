// An agent's system prompt. Tools and tests recognise an agent by the opening words: don't change them.
import { type PromptPart, titledPart } from './prompt-part.ts';
import { COLLEAGUE_RULE, type Workplace, workRules } from './rules.ts';

export type AgentBriefing = {
  readonly name: string;
  readonly role: string;
  readonly charter: string;
  readonly workplace: Workplace;
  /** A line for each colleague. */
  readonly colleagues: string;
  /** Who makes sure that the work is reviewed; may be empty. */
  readonly reviewRule: string;
  /** The repository, its conventions, and what the agent knows: within the session's budget. */
  readonly background: readonly PromptPart[];
};

/** Returns an agent's system prompt; the parts that change least come first. */
export function agentSystemPrompt(briefing: AgentBriefing): readonly PromptPart[] {
  const { name, role, charter, workplace, colleagues, reviewRule, background } = briefing;
  const opening = `You are ${name}, a Squad agent.`;
  const title = role.trim() === '' ? opening : `${opening} Your role: ${role.trim()}.`;
  const reviews = workplace.canWrite && reviewRule !== '' ? `\n- ${reviewRule}` : '';
  const turning = workplace.mayRoute ? `${COLLEAGUE_RULE}${reviews}\n\n${colleagues}` : '';
  return [
    { part: 'Name and role', text: title },
    titledPart('Charter', charter),
    titledPart('How you work here', workRules(workplace)),
    titledPart('Colleagues', turning),
    ...background,
  ];
}
